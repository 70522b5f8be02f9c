import { band, lamp, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { cypress, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const cyber: Scene = {
  subject:
    "a small office cut open after hours: lit screens, one with a lock on it, and a server cabinet below",
  hour: "dusk",
  seed: 829,
  width: 214,
  height: 124,
  place: {
    wide: { size: 0.74, x: 0.64 },
    card: { size: 0.68, x: 0.52 },
    square: { size: 0.52, x: 0.5 },
  },
  sun: { x: 0.17, y: 0.43, radius: 0.13 },
  draw(pen, crop, view) {
    band(pen, view, 0, "steel", -5);
    band(pen, view, 0.6, "pale", -0.6);
    // The line in from the street.
    pen.rect(2, 0, 2.6, 108, "thin");
    pen.path("M-6 100H12V102.2H-6z", "thin");
    pen.curve("M8 102Q18 96 28 99", 0.8, "ink");
    pen.curve(
      `M-4 102Q${(view.left - 4) / 2} 94 ${view.left - 5} 104`,
      0.8,
      "ink",
    );
    tree(pen, { x: 200, width: 32, height: 50, seed: 4 });
    // Rooms.
    pen.rect(26, 0, 160, 110, "steel");
    pen.rect(138, 54, 50, 53, "lit");
    pen.rect(110, 0, 78, 53, "ground");
    upper(pen);
    servers(pen);
    lobby(pen);
    // The cut, and the roof with its dish and cooling.
    pen.path(
      "M24 -3H190V116H186.5V109H27.5V116H24V40H27.5V51H108V3H24zM27.5 55V105.5H136V55zM139.5 55V105.5H186.5V55zM111.5 3V51H186.5V3z",
      "ink",
    );
    pen.path("M22.5 116H29V118H22.5zM185 116H191.5V118H185z", "pale");
    pen.path("M146 109H174V120H146z", "steel");
    pen.curve("M150 112.5H170M150 116H170", 0.9, "ink");
    pen.curve("M58 109V116", 2, "ink");
    pen.path("M48 124C46 114 56 108 66 112z", "pale");
    pen.curve("M56 117.5L50 112", 1, "ink");
    pen.rect(24, 3, 3.5, 37, "accent");
    pen.path("M10 43H27V46H10z", "ink");
    if (crop !== "wide") return;
    lamp(pen, -40, 48);
    for (const [x, size] of [
      [-70, 34],
      [-84, 44],
      [-110, 38],
    ] as const)
      cypress(pen, x, 0, size);
  },
};

/** Desks in the dark, and the screen with the lock; the colleague next door still works. */
function upper(pen: Pen) {
  for (const x of [33, 64, 95]) {
    pen.path(
      `M${x} 55V66H${x + 2}V55zM${x + 23} 55H${x + 25}V66H${x + 23}z`,
      "ink",
    );
    pen.rect(x - 3, 66, 30, 2.5, "ink");
    pen.rect(x + 10, 68, 4, 5, "ink");
    pen.rect(x + 0.5, 71, 23, 16, "ink", 1);
    pen.rect(x + 2, 72.5, 20, 13, x === 95 ? "accent" : "lit");
  }
  pen.path(
    "M38 75.5h12v1.5h-12zM38 78.5h8v1.5h-8zM38 81.5h10v1.5h-10zM69 75.5h6v7h-6zM77 75.5h6v1.5h-6zM77 78.5h4v1.5h-4z",
    "steel",
  );
  // The lock.
  pen.rect(103, 74.5, 8, 5.5, "ink");
  pen.curve("M105 80V81.5C105 84.3 109 84.3 109 81.5V80", 1.2, "ink");
  person(
    pen,
    { x: 126, y: 55, height: 33, mirror: true },
    {
      skin: "brown",
      top: "pale",
      arms: [[2, 24, 6, 20, 4, 30]],
    },
  );
  // Windows on the ridges.
  for (const x of [42, 78]) {
    pen.rect(x, 91, 28, 11, "far");
    pen.path(`M${x} 91v5l8 2.5 7 -3 13 3.5V91z`, "ridge1");
    pen.rect(x + 13.5, 91, 1.2, 11, "ink");
  }
  // Next door.
  pen.path("M150 89H176V101H150z", "pale");
  pen.curve("M153.5 98H168M153.5 95H172M153.5 92H163", 1, "steel");
  person(
    pen,
    { x: 160, y: 66, height: 33 },
    { skin: "fair", long: true, top: "leaf", pose: "sit" },
  );
  pen.path("M146 55h2v11h29v-11h2v13.5h-33z", "ink");
  pen.path("M163 68.5H173L176 77H166z", "steel");
}

/** Two cabinets with their lights; their cable climbs to the panel. */
function servers(pen: Pen) {
  for (const x of [118, 143]) {
    pen.rect(x, 3, 21, 42, "ink", 1);
    pen.windows(
      { x: x + 2, y: 5, width: 17, height: 38, columns: 5, rows: 9 },
      { seed: x, share: 0.66, fill: 0.42 },
    );
    strokes(
      pen,
      [15.5, 28.2].map((y) => [x + 2, y, x + 19, y]),
      0.7,
      "steel",
    );
  }
  pen.rect(145, 5, 17, 9.5, "ink");
  pen.windows(
    { x: 145, y: 5, width: 17, height: 8.4, columns: 5, rows: 2 },
    { seed: 2, share: 1, fill: 0.42, color: "accent" },
  );
  strokes(pen, [[128.5, 45, 128.5, 48, 177.5, 48, 177.5, 35]], 0.9, "lit");
  strokes(pen, [[153.5, 45, 153.5, 48]], 0.9, "lit");
  pen.rect(172, 20, 11, 15, "pale");
  pen.curve("M174.5 24H180.5M174.5 27.5H180.5M174.5 31H180.5", 0.9, "steel");
}

function lobby(pen: Pen) {
  pen.path(
    "M36 3V14C36 17 38 18 40 18H62C64 18 66 17 66 14V3H63V6H39V3z",
    "ridge2",
  );
  pen.path("M41 26H61V41H41z", "far");
  pen.path("M41 26V30L47 36L51 32L55 38L61 30V26z", "ridge3");
  pen.path("M76 3H98V18H76z", "ink");
  pen.rect(74, 18, 26, 2, "pale");
  pen.path("M92 20H97L98 25H91z", "accent");
  pen.path(
    "M94.5 25C90 27 89 31 90 34C93 32 94.5 29 94.5 25C94.5 29 96 33 99.5 34C100 30 98.5 27 94.5 25z",
    "leaf",
  );
  pen.curve("M82 51V46", 0.9, "ink");
  pen.path("M76 42H88L84.5 47H79.5z", "ink");
  pen.rect(78.5, 40.5, 7, 1.6, "lit");
}
