#!/usr/bin/env bash
# Installs a package in a fresh Debian or Ubuntu in a folder, uses it there as a user would, and removes it again; then runs the
# archive from a folder of its own. Needs root and a network: tests/package.sh NAQALA.deb NAQALA.tar.gz
set -euo pipefail
deb=$(realpath "$1")
archive=$(realpath "$2")
. /etc/os-release
root=$(mktemp -d)
chmod 755 "$root"

inside() { chroot "$root" /usr/bin/env -i HOME=/tmp/home PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
finish() {
    umount -l "$root/proc" "$root/dev/shm" 2>/dev/null || true
    rm -rf --one-file-system "$root"
}
trap finish EXIT
fail() { echo "package: $*" >&2; exit 1; }
step() { printf '\n== %s\n' "$*"; }

step "what desktops are told"
command -v appstreamcli >/dev/null || apt-get install -y -qq --no-install-recommends appstream >/dev/null
command -v desktop-file-validate >/dev/null || apt-get install -y -qq --no-install-recommends desktop-file-utils >/dev/null
appstreamcli validate --no-net assets/package/*.metainfo.xml
desktop-file-validate assets/package/naqala.desktop

step "a fresh $PRETTY_NAME"
command -v debootstrap >/dev/null || apt-get install -y -qq debootstrap >/dev/null
debootstrap --variant=minbase "$VERSION_CODENAME" "$root" >"$root.log" 2>&1 || { tail -5 "$root.log"; fail "no fresh system"; }
rm "$root.log"
mount -t proc proc "$root/proc"
mkdir -p "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm"
# What any desktop has: a display, a driver, and what knows files by their type.
inside apt-get install -y -qq -o Dpkg::Use-Pty=0 --no-install-recommends xvfb xdotool mesa-vulkan-drivers desktop-file-utils shared-mime-info \
    libglib2.0-bin >/dev/null

step "installed"
cp "$deb" "$root/tmp/naqala.deb"
inside apt-get install -y -qq -o Dpkg::Use-Pty=0 --no-install-recommends /tmp/naqala.deb >/dev/null
inside naqala --version
# Kept for a comparison: the first lines are enough for a person to see.
inside naqala rules oware >"$root/tmp/oware"
head -4 "$root/tmp/oware"
grep -q 'Oware' "$root/tmp/oware" || fail "no rules of Oware"
for file in icons/hicolor/512x512/apps/naqala.png icons/hicolor/scalable/apps/naqala.svg applications/naqala.desktop \
    man/man1/naqala.1.gz bash-completion/completions/naqala doc/naqala/copyright; do
    [ -s "$root/usr/share/$file" ] || fail "no /usr/share/$file"
done

step "types of files"
type_of() { inside gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'; }
cp assets/records/oware-chains.naqala variants/oware.ron "$root/tmp/"
printf '(size: 3)\n' >"$root/tmp/other.ron"
[ "$(type_of /tmp/oware-chains.naqala)" = application/x-naqala-record ] || fail "a record is not known by its type"
[ "$(type_of /tmp/oware.ron)" = application/x-naqala-variant ] || fail "a variant is not known by its type"
[ "$(type_of /tmp/other.ron)" != application/x-naqala-variant ] || fail "another program's file is taken for a variant"

step "a record opened by its type"
inside bash -c '
    Xvfb :9 -screen 0 1280x800x24 >/dev/null 2>&1 &
    screen=$!
    export DISPLAY=:9 XDG_RUNTIME_DIR=/tmp
    sleep 2
    gio open /tmp/oware-chains.naqala
    timeout 60 xdotool search --sync --onlyvisible --name "Oware" >/dev/null
    found=$?
    name=$(xdotool search --onlyvisible --name "Oware" getwindowname)
    for process in /proc/[0-9]*; do
        if [ "$(cat "$process/comm" 2>/dev/null)" = naqala ]; then kill "${process#/proc/}"; fi
    done
    sleep 1
    kill $screen
    echo "window: $name"
    exit $found
' || fail "no window with the record"

step "removed"
inside apt-get purge -y -qq -o Dpkg::Use-Pty=0 naqala >/dev/null
inside apt-get autoremove -y -qq -o Dpkg::Use-Pty=0 --purge >/dev/null
[ ! -e "$root/usr/bin/naqala" ] || fail "the program is still there"
left=$(inside find / -xdev -ipath '*naqala*' -not -path '/proc/*' -not -path '/tmp/*' \
    -not -path '/var/lib/dpkg/*' -not -path '/var/log/*')
[ -z "$left" ] || fail "left behind: $left"
! grep -rq naqala "$root/usr/share/applications" "$root/usr/share/mime" || fail "the desktop still knows it"

step "the archive, run where it was unpacked"
mkdir "$root/opt/unpacked"
tar -C "$root/opt/unpacked" -xzf "$archive"
inside bash -c '/opt/unpacked/*/bin/naqala show kalah' | head -3
step "all is well"
