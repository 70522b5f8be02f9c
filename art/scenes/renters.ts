import { band, clumps, sash } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { fence, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const renters: Scene = {
  subject:
    "an apartment house opened on one floor: the building is dark, what the tenant owns is orange",
  hour: "evening",
  seed: 571,
  width: 206,
  height: 150,
  place: {
    wide: { size: 0.84, x: 0.64 },
    card: { size: 0.78, x: 0.56 },
    post: { size: 0.8, x: 0.6 },
    square: { size: 0.6, x: 0.54 },
  },
  sun: { x: 0.17, y: 0.24, radius: 0.1 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      tree(pen, { x: -92, width: 54, height: 74, seed: 3 });
      tree(pen, { x: -128, width: 38, height: 46, seed: 5 });
      pen.curve("M-40 0V42L-33 46", 1.8, "ink");
      pen.circle(-31, 45, 3, "lit");
      tree(pen, { x: 228, width: 34, height: 50, seed: 9 });
    }
    building(pen);
    livingRoom(pen);
    bedroom(pen);
    balcony(pen);
    band(pen, view, 0, "pale", -3);
  },
};

/** Closed above and below; the floor between is a section. */
function building(pen: Pen) {
  // On the roof: a condenser, a vent, an antenna.
  pen.rect(146, 136, 20, 11, "steel");
  pen.circle(156, 141.5, 3.6, "ink");
  pen.rect(58, 136, 6, 9, "steel");
  pen.rect(56, 144, 10, 2, "ink");
  pen.curve("M82 136V150M77 147H87M79 143H85", 1.1, "ink");
  pen.rect(36, 0, 168, 136, "ink");
  pen.rect(32, 133, 176, 4, "steel");
  // The neighbors upstairs.
  for (const [x, glass] of [
    [50, "steel"],
    [86, "lit"],
    [128, "steel"],
    [166, "steel"],
  ] as const)
    sash(pen, [x, 108, 22, 17], [2, 1], "ink", glass);
  pen.rect(50, 117, 22, 8, "ridge1");
  clumps(pen, [90, 110.5, 2.4, 94, 111, 2.6], "leaf");
  // The ground floor: door, letter boxes, two windows.
  pen.rect(40, 0, 160, 27, "steel");
  pen.rect(56, 0, 20, 24, "ink");
  pen.rect(58, 0, 16, 22, "lit");
  pen.curve("M66 0V22", 1.2, "ink");
  pen.path("M52 27H80V23H52z", "pale");
  pen.windows(
    { x: 84, y: 6, width: 16, height: 14, columns: 4, rows: 3 },
    { seed: 2, share: 1, color: "pale", fill: 0.75 },
  );
  pen.rect(116, 8, 24, 14, "ink");
  pen.rect(118, 10, 20, 10, "ridge3");
  sash(pen, [156, 8, 24, 14], [3, 1], "ink", "lit");
  for (const x of [110, 126, 150, 166, 182])
    clumps(pen, [x, 3, 4, x + 7, 2.5, 3.5], "leaf");
}

function livingRoom(pen: Pen) {
  pen.rect(40, 32, 92, 66, "lit");
  // Balcony door, open.
  pen.rect(36, 32, 4, 46, "lit");
  // Pictures, a lamp, books.
  pen.rect(62, 72, 14, 16, "ink");
  pen.rect(64, 74, 10, 12, "pale");
  pen.path("M64 74L69 81L74 76V74z", "accent");
  pen.rect(79, 77, 9, 11, "ink");
  pen.rect(80.5, 78.5, 6, 8, "accent");
  pen.curve("M50 33V68M45 33H55", 1.4, "ink");
  pen.path("M43 66H57L53 78H47z", "accent");
  pen.rect(102, 32, 24, 58, "ink");
  for (const y of [35, 49, 63, 77]) pen.rect(104, y, 20, 11, "steel");
  pen.path(
    "M105 35h3v9h-3zM112 35h3v10h-3zM119 35h4v7h-4zM105 49h8v5h-8zM118 49h3v10h-3zM106 63h3v9h-3zM113 63h3v8h-3zM105 77h6v8h-6z",
    "accent",
  );
  pen.path(
    "M108.500 35h3v10h-3zM115.500 35h3v8h-3zM114 49h3v9h-3zM109.500 63h3v10h-3zM117 63h6v4h-6z",
    "pale",
  );
  clumps(pen, [117, 81, 3, 120, 83, 2.6, 114.5, 83, 2.6], "leaf");
  pen.rect(115, 77, 5, 3, "pale");
  // Sofa with a cat on its arm, rug, guitar.
  pen.rect(52, 32, 50, 2, "ridge2");
  pen.rect(58, 35, 38, 12, "accent", 2);
  pen.rect(60, 44, 34, 12, "accent", 3);
  pen.rect(55, 36, 6, 14, "accent", 2.5);
  pen.rect(93, 36, 6, 14, "accent", 2.5);
  pen.curve("M77 38V54M62 46H92", 0.9, "ink");
  pen.path("M64 46h10v8h-10z", "pale");
  pen.curve("M59 35V33M95 35V33", 2, "ink");
  // The cat.
  pen.path(
    "M90 55C90 60 92 62 93 64L92.500 68L95 66.500H97L99.500 68L99 64C100 60 100.500 54 98 50H93C91 51 90 53 90 55z",
    "ink",
  );
  pen.curve("M97 51C102 50 103 45 101 42", 1.5, "ink");
}

function bedroom(pen: Pen) {
  pen.rect(136, 32, 64, 66, "pale");
  // A rail of clothes.
  pen.curve("M140 33V80H162V33", 1.2, "ink");
  pen.path("M142 79L147 77V52H141V72zM161 79L156 76V56H161z", "steel");
  pen.path("M148 79H155L154.500 48H148.500z", "accent");
  // A guitar on the wall.
  pen.group({ x: 182, y: 64, turn: -24 }, () => {
    pen.path(
      "M0 0C-8 0 -9 8 -5.500 11C-9 15 -5 20 0 20S9 15 5.500 11C9 8 8 0 0 0z",
      "accent",
    );
    pen.circle(0, 13, 2.4, "ink");
    pen.curve("M0 14V31", 1.8, "ink");
    pen.rect(-2, 30, 4, 5, "ink");
    pen.rect(-3, 4, 6, 1.4, "ink");
  });
  // The bed, a suitcase below it.
  pen.curve("M166 33V50M198 33V60", 2, "ink");
  pen.rect(165, 41, 34, 5, "ink");
  pen.path("M166 45H198V52C190 54.500 178 52 166 53z", "accent");
  pen.path("M185 52C185 58 197 58 197 52z", "ridge1");
  pen.rect(173, 32, 15, 7, "steel", 1);
  pen.curve("M178 39V40.500H183V39", 0.9, "steel");
}

function balcony(pen: Pen) {
  pen.rect(2, 28, 36, 4, "ink");
  pen.path("M28 28H36V16z", "ink");
  // Lights on a string, a bicycle, a plant.
  pen.curve("M3.500 32V80M3.500 80C12 68 26 66 36 74", 1, "ink");
  clumps(
    pen,
    [
      7, 74.5, 1.4, 12.5, 70.4, 1.4, 19, 68.6, 1.4, 25.5, 68.6, 1.4, 31.5, 70.6,
      1.4,
    ],
    "lit",
  );
  clumps(pen, [6, 47, 3.4, 9, 51, 4, 6.5, 54, 3, 10.5, 46, 3], "leaf");
  pen.path("M4 32h7l1 11H3z", "steel");
  fence(
    pen,
    3,
    35,
    { height: 12, step: 4, width: 0.7, rails: 1, y: 32 },
    "pale",
  );
  pen.curve(
    "M13 38.500m-5.700 0a5.700 5.700 0 1 0 11.400 0a5.700 5.700 0 1 0 -11.400 0M28.500 38.500m-5.700 0a5.700 5.700 0 1 0 11.400 0a5.700 5.700 0 1 0 -11.400 0",
    1.4,
    "ink",
  );
  pen.curve(
    "M13 38.500L17 46H26L28.500 38.500M26 46L20 38.500L17 46M20 38.500H13M17 46L16.500 48.500M14.500 48.500H19M26 46L25.500 50H29",
    1.3,
    "accent",
  );
}
