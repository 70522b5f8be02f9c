import { soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import {
  bed,
  bookcase,
  diningTable,
  gable,
  pendant,
  sofa,
  standingLamp,
} from "../interiors.ts";
import { clumps, lamp, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { tree } from "../plants.ts";

export const lifeCutaway: Cutaway = {
  subject:
    "a lit home without its front in the evening: a family at the table and the loan papers on a desk, with a shared workshop and a school nearby",
  hour: "evening",
  seed: 948,
  width: 736,
  height: 400,
  place: { cutaway: { x: 0.5, size: 0.625 } },
  sun: { x: 0.64, y: 0.17, radius: 0.09 },
  pins: {
    school: { dot: [58, 64], badge: [13, 46] },
    child: { dot: [284, 116], badge: [26, 33] },
    income: { dot: [304, 27], badge: [39, 90] },
    group: { dot: [446, 142], badge: [79, 36] },
    mortgage: { dot: [436, 32], badge: [58, 90] },
    partner: { dot: [696, 37], badge: [85, 90] },
  },
  draw(pen, _format, view) {
    soil(pen, view, 4);
    // The school on its hill.
    pen.path("M-40 30C20 62 90 66 140 44C170 30 190 10 214 -4H-40z", "ridge3");
    pen.rect(-14, 50, 144, 52, "pale");
    pen.rect(38, 50, 40, 72, "pale");
    pen.path("M32 118L58 146L84 118z", "accent");
    pen.path("M-20 98H38V106H-20zM78 98H136V106H78z", "ink");
    pen.circle(58, 118, 7, "ink");
    strokes(pen, [[58, 122, 58, 118, 61, 118]], 1.6, "lit");
    for (const x of [-6, 14, 86, 106]) sash(pen, [x, 66, 14, 20], [1, 2]);
    pen.rect(50, 50, 16, 28, "accent");
    strokes(pen, [[58, 146, 58, 172]], 2.6, "ink");
    pen.path("M59 172H78L73 165L78 158H59z", "accent");
    person(
      pen,
      { x: 26, y: 46, height: 26 },
      { skin: "deep", top: "accent", pose: "walk" },
    );
    person(
      pen,
      { x: 94, y: 44, height: 28, mirror: true },
      { skin: "fair", top: "leaf", pose: "walk", long: true },
    );

    tree(pen, { x: 548, width: 80, height: 150, seed: 81 });

    // Home: all its windows are lit.
    pen.rect(208, 0, 180, 92, "lit");
    pen.rect(388, 0, 116, 92, "pale");
    pen.rect(208, 100, 130, 84, "pale");
    pen.rect(338, 100, 166, 84, "lit");
    gable(pen, { left: 204, right: 508, y: 188, rise: 112, eave: 20 });
    pen.circle(356, 240, 11, "lit");
    pen.rect(434, 188, 24, 88, "ink");
    pen.rect(430, 272, 32, 8, "steel");

    // A child's room.
    bed(pen, { x: 218, y: 101, scale: 0.86 }, "accent");
    sash(pen, [240, 140, 30, 28], [2, 2], "ink", "ridge1");
    person(
      pen,
      { x: 306, y: 101, height: 32 },
      { skin: "brown", top: "ridge3", arms: [[4, 23, 10, 22]] },
    );
    pen.path("M318 101h8v8h-8zM312 109h8v8h-8z", "accent");
    // The parents' room, with a work bag by the chair.
    sofa(pen, { x: 356, y: 101 }, "ridge3");
    standingLamp(pen, { x: 346, y: 100 }, 48);
    sash(pen, [376, 142, 36, 28], [2, 2], "ink", "ridge1");
    strokes(
      pen,
      [
        [434, 170, 476, 170],
        [446, 170, 446, 164],
      ],
      3,
      "ink",
    );
    pen.path("M436 128L440 162H454L458 128z", "steel");
    pen.rect(443, 138, 8, 10, "pale", 1);
    pen.path("M470 101h26v20h-26z", "leaf");
    strokes(pen, [[477, 121, 477, 127, 489, 127, 489, 121]], 2.4, "ink");

    // The family at the table.
    pendant(pen, 302, 92, 14);
    diningTable(pen, { x: 248, y: 0, scale: 1.24 });
    person(
      pen,
      { x: 260, y: 19, height: 52 },
      { skin: "deep", top: "leaf", pose: "sit", arms: [[4, 22, 14, 19]] },
    );
    person(
      pen,
      { x: 344, y: 19, height: 50, mirror: true },
      {
        skin: "brown",
        top: "accent",
        pose: "sit",
        long: true,
        arms: [[4, 22, 14, 19]],
      },
    );
    person(
      pen,
      { x: 300, y: 30, height: 38 },
      { skin: "brown", top: "ridge3", pose: "sit", arms: [[4, 22, 9, 15]] },
    );
    pen.path("M266 28H338V34H266z", "ink");
    pen.path("M276 34h12v3h-12zM314 34h12v3h-12z", "pale");
    sash(pen, [220, 40, 24, 34], [2, 2], "ink", "ridge1");

    // The desk with the loan papers.
    pen.path("M402 28H474V33H402z", "ink");
    strokes(
      pen,
      [
        [406, 0, 406, 30],
        [470, 0, 470, 30],
        [446, 4, 446, 28],
        [446, 16, 470, 16],
      ],
      3,
      "ink",
    );
    pen.path("M424 33L428 54H450L446 33z", "ridge3");
    strokes(
      pen,
      [
        [432, 48, 443, 48],
        [431, 43, 442, 43],
        [430, 38, 438, 38],
      ],
      1.8,
      "pale",
    );
    standingLamp(pen, { x: 462, y: 33 }, 18);
    bookcase(pen, { x: 476, y: 1, width: 26 });
    sash(pen, [408, 58, 14, 20], [1, 2], "ink", "ridge1");

    strokes(
      pen,
      [
        [208, 0, 208, 188],
        [504, 0, 504, 26],
        [504, 80, 504, 188],
        [388, 0, 388, 22],
        [388, 76, 388, 96],
        [338, 100, 338, 124],
        [338, 168, 338, 188],
        [200, 96, 512, 96],
        [200, 187, 512, 187],
      ],
      8,
      "ink",
    );
    strokes(pen, [[196, -2, 522, -2]], 9, "ink");

    // The workshop that two partners own.
    pen.rect(580, 0, 150, 92, "lit");
    pen.path(
      "M576 92L640 128V92zM640 92L704 128V92zM704 92L736 112V92z",
      "steel",
    );
    strokes(
      pen,
      [[572, 92, 640, 130, 640, 94, 704, 130, 704, 94, 738, 114]],
      7,
      "ink",
    );
    strokes(
      pen,
      [
        [580, 0, 580, 92],
        [730, 0, 730, 108],
        [570, 90, 738, 90],
      ],
      8,
      "ink",
    );
    strokes(pen, [[566, -2, 744, -2]], 9, "ink");
    pen.path("M664 0H720V6H664zM664 26H722V32H664z", "ink");
    strokes(
      pen,
      [
        [668, 2, 668, 28],
        [716, 2, 716, 28],
      ],
      4,
      "ink",
    );
    pen.path("M686 32h20v10h-8v8h-6v-8h-6z", "steel");
    person(
      pen,
      { x: 654, y: 3, height: 50 },
      {
        skin: "tan",
        top: "ridge3",
        arms: [
          [4, 23, 13, 23],
          [-4, 22, -7, 13],
        ],
      },
    );
    person(
      pen,
      { x: 612, y: 3, height: 50 },
      {
        skin: "deep",
        top: "leaf",
        long: true,
        arms: [
          [4, 23, 12, 24],
          [-4, 22, -7, 13],
        ],
      },
    );
    strokes(pen, [[594, 66, 640, 66]], 3, "ink");
    pen.path("M598 68h10v12h-10zM612 68h14v8h-14z", "accent");
    pendant(pen, 690, 90, 14, "ridge3");

    lamp(pen, 172, 100);
    clumps(pen, [186, 3, 9, 526, 4, 11, 546, 5, 14, 564, 4, 9], "leaf");
  },
};
