//! Makes what a package holds beside the program and the files in `assets/package`: icons, pages of the manual and
//! completions for shells, below the folder that is named. `./package` calls it.

use clap::Command;
use clap_complete::Shell;
use std::error::Error;
use std::fs::{self, File};
use std::io::BufWriter;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let share = std::env::args_os().nth(1).ok_or("expected the folder share of a package")?;
    let share = Path::new(&share);
    icons(&share.join("icons/hicolor"))?;
    let command = naqala::cli::command();
    manual(&command, &share.join("man/man1"))?;
    completions(command, share)
}

/// Icons as desktops look for them, the vector drawing beside the pictures.
fn icons(folder: &Path) -> Result<(), Box<dyn Error>> {
    use naqala::board::art::icon;
    for size in icon::SIZES {
        let file = folder.join(format!("{size}x{size}/apps/naqala.png"));
        fs::create_dir_all(file.parent().ok_or("a file lies in a folder")?)?;
        let mut encoder = png::Encoder::new(BufWriter::new(File::create(file)?), size, size);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header()?.write_image_data(icon::painted(size).pixels().as_flattened())?;
    }
    let scalable = folder.join("scalable/apps");
    fs::create_dir_all(&scalable)?;
    Ok(fs::write(scalable.join("naqala.svg"), icon::svg())?)
}

/// A page of the manual for the program and for each of its commands.
fn manual(command: &Command, folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    Ok(clap_mangen::generate_to(command.clone(), folder)?)
}

/// What shells complete.
fn completions(mut command: Command, share: &Path) -> Result<(), Box<dyn Error>> {
    let shells = [
        (Shell::Bash, "bash-completion/completions", "naqala"),
        (Shell::Zsh, "zsh/site-functions", "_naqala"),
        (Shell::Fish, "fish/vendor_completions.d", "naqala.fish"),
    ];
    for (shell, folder, name) in shells {
        let folder = share.join(folder);
        fs::create_dir_all(&folder)?;
        let mut out = BufWriter::new(File::create(folder.join(name))?);
        clap_complete::generate(shell, &mut command, "naqala", &mut out);
    }
    Ok(())
}
