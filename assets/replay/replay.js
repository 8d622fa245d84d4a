// Shows one position of a recorded game at a time. The game is in the element #game: for every step the seeds of each
// place, by the index that the place has on the board. The steps of the main line come first, then those of each
// variation: one with `after` begins a variation there, any other follows the one before it in the list.
"use strict";

(() => {
  const game = JSON.parse(document.getElementById("game").textContent);
  const element = (id) => document.getElementById(id);
  const board = element("board");
  const places = [...board.querySelectorAll(".place")];
  const begins = (ply) => game.steps[ply].after !== undefined;
  const before = (ply) => (ply === 0 ? undefined : begins(ply) ? game.steps[ply].after : ply - 1);
  const next = (ply) => (ply + 1 < game.steps.length && !begins(ply + 1) ? ply + 1 : undefined);
  /** The last step of the line that a step belongs to. */
  function lastOf(ply) {
    while (next(ply) !== undefined) ply = next(ply);
    return ply;
  }
  let shown = 0;
  let timer = null;

  /** Most seeds that are drawn in a place; the number says how many there are. */
  const MOST = 60;
  /** Radius of a seed, and the angle from one to the next in a spiral that fills a disc evenly. */
  const SEED = 3.6;
  const TURN = Math.PI * (3 - Math.sqrt(5));
  /** Share of the disc that is left to the number. */
  const INNER = 0.3;
  /** How long a position is shown: at least, for each letter to be read, and at most; in milliseconds. */
  const PAUSE = { least: 1500, letter: 35, most: 9000 };

  const svg = (name, attributes) => {
    const made = document.createElementNS(board.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };

  /** Where the seeds of a place lie: in a spiral round its number, as far out as they need. */
  function drawSeeds(place, count) {
    const { x, y, wide, high, index } = place.dataset;
    const number = Math.min(Math.max(count, 0), MOST);
    const outer = (half) => Math.min(half - 1.6 * SEED, half * (0.62 + 0.04 * number));
    const seeds = Array.from({ length: number }, (_, i) => {
      const far = Math.sqrt(INNER + (1 - INNER) * ((i + 0.5) / number));
      const angle = i * TURN + index * 0.7;
      const cx = Number(x) + outer(Number(wide)) * far * Math.cos(angle);
      const cy = Number(y) + outer(Number(high)) * far * Math.sin(angle);
      return svg("circle", { cx: cx.toFixed(1), cy: cy.toFixed(1), r: SEED });
    });
    place.querySelector(".seeds").replaceChildren(...seeds);
  }

  function drawMark(place, mark) {
    place.dataset.mark = mark ? mark.kind : "";
    const owner = place.querySelector(".owner");
    if (owner) owner.textContent = (mark && mark.side) || "";
    const name = game.names[place.dataset.index];
    place.querySelector("title").textContent = mark ? mark.text : name;
  }

  /** Draws the rings and arrows of a position over the board. */
  function drawSigns(drawn) {
    const layer = svg("g", { class: "drawn" });
    const at = (index) => places.find((place) => Number(place.dataset.index) === index)?.dataset;
    for (const [from, to] of drawn) {
      const [start, end] = [at(from), at(to)];
      if (!start || (to !== undefined && !end)) continue;
      if (to === undefined) {
        const { x, y, wide, high } = start;
        layer.append(svg("rect", { x: x - wide, y: y - high, width: 2 * wide, height: 2 * high, rx: Math.min(wide, high) }));
        continue;
      }
      const [x, y] = [end.x - start.x, end.y - start.y];
      const far = Math.hypot(x, y) || 1;
      const [alongX, alongY] = [x / far, y / far];
      const point = (along, aside) =>
        `${(Number(end.x) - along * alongX - aside * alongY).toFixed(1)} ${(Number(end.y) - along * alongY + aside * alongX).toFixed(1)}`;
      layer.append(svg("path", { class: "shaft", d: `M${start.x} ${start.y}L${point(16, 0)}` }));
      layer.append(svg("path", { class: "head", d: `M${point(4, 0)}L${point(18, 7)}L${point(18, -7)}Z` }));
    }
    board.querySelector(".drawn")?.remove();
    board.append(layer);
  }

  function drawBoard(step, before) {
    for (const place of places) {
      const index = Number(place.dataset.index);
      const count = step.seeds[index];
      place.dataset.count = count;
      place.querySelector(".count").textContent = count === 0 && place.classList.contains("pit") ? "" : count;
      const specials = place.querySelector(".specials");
      if (specials) specials.textContent = step.specials[index] ? "◆".repeat(Math.min(step.specials[index], 4)) : "";
      drawSeeds(place, count);
      drawMark(place, step.marks && step.marks[index]);
      place.classList.toggle("changed", Boolean(before) && before.seeds[index] !== count);
      place.classList.toggle("from", step.from === index);
    }
    for (const side of board.querySelectorAll(".side")) {
      side.classList.toggle("moves", side.dataset.side === step.to);
    }
    drawSigns(step.drawn || []);
    const counts = game.names.map((name, index) => `${name} ${step.seeds[index]}`);
    board.setAttribute("aria-label", `${game.labels.board}: ${counts.join(", ")}`);
  }

  const paragraph = (id, text) => {
    element(id).textContent = text || "";
    element(id).hidden = !text;
  };

  function tell(step) {
    paragraph("where", step.title);
    paragraph("caption", step.caption);
    paragraph("status", [step.flight, step.status].filter(Boolean).join(". "));
    paragraph("remark", step.remark);
    element("text").textContent = step.text;
    const sentences = (step.said || []).map((sentence) => {
      const item = document.createElement("li");
      item.textContent = sentence;
      return item;
    });
    element("steps").replaceChildren(...sentences);
    element("steps-box").hidden = sentences.length === 0;
  }

  /** Marks the move shown in the list and brings it into sight without moving the page. */
  function markMove() {
    const list = element("moves");
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const button = list.querySelector(`[data-ply="${shown}"]`);
    if (!button) return;
    button.setAttribute("aria-current", "step");
    const above = button.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    if (above < list.scrollTop || above + button.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = above - list.clientHeight / 2;
    }
  }

  function show(ply) {
    shown = Math.min(Math.max(ply, 0), game.steps.length - 1);
    drawBoard(game.steps[shown], game.steps[before(shown)]);
    tell(game.steps[shown]);
    markMove();
    for (const id of ["first", "back"]) element(id).disabled = shown === 0;
    for (const id of ["forward", "last"]) element(id).disabled = next(shown) === undefined;
    document.body.dataset.ply = shown;
  }

  /** Shows a ply that somebody asked for, and makes the address say so. */
  function go(ply) {
    show(ply);
    try {
      history.replaceState(null, "", `#ply=${shown}`);
    } catch {
      // Some places do not let a page change its address; the page works all the same.
    }
  }

  function pauseFor(step) {
    const letters = `${step.caption}${step.remark || ""}`.length;
    return Math.min(PAUSE.least + PAUSE.letter * letters, PAUSE.most);
  }

  function setPlaying(playing) {
    clearTimeout(timer);
    timer = playing ? setTimeout(onwards, pauseFor(game.steps[shown])) : null;
    const button = element("play");
    const label = playing ? game.labels.pause : game.labels.play;
    button.setAttribute("aria-label", label);
    button.title = label;
    button.classList.toggle("playing", playing);
    button.querySelector("path").setAttribute("d", playing ? "M7 5h4v14H7zM14 5h4v14h-4z" : "M7 5l12 7-12 7z");
  }

  function onwards() {
    go(next(shown) ?? shown);
    setPlaying(next(shown) !== undefined);
  }

  function togglePlay() {
    if (timer) return setPlaying(false);
    if (next(shown) === undefined) go(0);
    setPlaying(next(shown) !== undefined);
  }

  /** Goes to a ply and stops playing. */
  function choose(ply) {
    setPlaying(false);
    go(ply);
  }

  /** The number of the move that a step belongs to. */
  function numberOf(ply) {
    while (ply > 0 && !game.steps[ply].number) ply = before(ply);
    return game.steps[ply].number;
  }

  function listMoves() {
    const item = (step, ply, isFirst) => {
      const made = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.ply = ply;
      // A variation that begins within a move has that move's number all the same.
      const number = step.number ?? (isFirst && ply > 0 ? numberOf(ply) : undefined);
      // A move runs from left to right in every language, what else is said as its letters do.
      button.dir = "auto";
      button.textContent = number ? `${number}. ${step.move}` : step.move || step.title;
      if (step.remark) button.classList.add("remarked");
      button.addEventListener("click", () => choose(ply));
      made.append(button);
      return made;
    };
    const parted = new Map();
    game.steps.forEach((step, ply) => {
      if (begins(ply)) parted.set(step.after, [...(parted.get(step.after) || []), ply]);
    });
    /** The moves of a line; the variations that a move could have had in its place stand after it. */
    const line = (first) => {
      const items = [];
      for (let ply = first; ply !== undefined; ply = next(ply)) {
        items.push(item(game.steps[ply], ply, ply === first));
        if (ply !== first) items.push(...variations(before(ply)));
        if (next(ply) === undefined) items.push(...variations(ply));
      }
      return items;
    };
    const variations = (ply) =>
      (parted.get(ply) || []).map((first) => {
        const block = document.createElement("li");
        block.className = "variation";
        const list = document.createElement("ol");
        list.append(...line(first));
        block.append(list);
        return block;
      });
    element("moves").replaceChildren(...line(0));
  }

  const actions = {
    first: () => choose(0),
    back: () => choose(before(shown) ?? 0),
    play: togglePlay,
    forward: () => choose(next(shown) ?? shown),
    last: () => choose(lastOf(shown)),
  };
  const [left, right] = document.dir === "rtl" ? ["forward", "back"] : ["back", "forward"];
  const keys = { Home: "first", ArrowLeft: left, " ": "play", ArrowRight: right, End: "last" };

  function onKey(event) {
    const action = keys[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    // The space bar presses the button that the keyboard is at.
    if (event.key === " " && event.target.closest("button, summary")) return;
    event.preventDefault();
    actions[action]();
  }

  function fromAddress() {
    const found = /(?:^#|&)ply=(\d+)/.exec(location.hash);
    show(found ? Number(found[1]) : 0);
  }

  for (const [id, action] of Object.entries(actions)) element(id).addEventListener("click", action);
  // A button clicked with the mouse does not keep the space bar to itself.
  document.addEventListener("click", (event) => event.detail && event.target.closest("button")?.blur());
  document.addEventListener("keydown", onKey);
  addEventListener("hashchange", () => {
    setPlaying(false);
    fromAddress();
  });
  listMoves();
  fromAddress();
})();
