import { cloud, hail, soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import {
  bookcase,
  fridge,
  gable,
  kitchen,
  pendant,
  sofa,
  stairs,
  television,
  tub,
} from "../interiors.ts";
import { clumps, lamp, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { fence, tree } from "../plants.ts";

export const rentalPropertyCutaway: Cutaway = {
  subject:
    "a duplex without its front: a tenant’s rooms with a kitchen fire, an empty unit with an opened wall, and outside stairs",
  hour: "evening",
  seed: 947,
  width: 736,
  height: 400,
  place: { cutaway: { x: 0.5, size: 0.625 } },
  sun: { x: 0.84, y: 0.3, radius: 0.1 },
  pins: {
    stairs: { dot: [130, 76], badge: [11, 57] },
    tenant: { dot: [220, 121], badge: [11, 37] },
    roof: { dot: [295, 272], badge: [27, 21] },
    fire: { dot: [251, 44], badge: [35, 90] },
    vacant: { dot: [474, 44], badge: [58, 90] },
    pipes: { dot: [512, 138], badge: [83, 54] },
  },
  draw(pen, _format, view) {
    soil(pen, view, 15);
    tree(pen, { x: 10, width: 80, height: 128, seed: 71 });
    tree(pen, { x: 640, width: 96, height: 132, seed: 74 });
    fence(
      pen,
      560,
      view.right + 4,
      { height: 30, step: 13, width: 2.8 },
      "pale",
    );
    lamp(pen, 726, 122);
    clumps(pen, [584, 5, 13, 602, 4, 10], "leaf");

    // Rooms: the tenant lives on the left, nobody on the right.
    pen.rect(192, 0, 176, 92, "lit");
    pen.rect(192, 100, 176, 84, "steel");
    pen.rect(368, 0, 172, 92, "ridge2");
    pen.rect(368, 100, 172, 84, "ridge2");
    gable(pen, { left: 188, right: 544, y: 188, rise: 128, eave: 20 });
    pen.rect(448, 188, 24, 120, "ink");
    pen.rect(444, 304, 32, 8, "steel");
    pen.circle(366, 250, 11, "lit");

    // The tenant's rooms.
    kitchen(pen, { x: 198, y: 1, scale: 0.94 }, true);
    fridge(pen, { x: 336, y: 1 });
    person(
      pen,
      { x: 320, y: 1, height: 50, mirror: true },
      {
        skin: "tan",
        top: "leaf",
        arms: [
          [4, 23, 11, 30],
          [-3, 22, -8, 28],
        ],
      },
    );
    bookcase(pen, { x: 202, y: 102, width: 36 });
    television(pen, { x: 246, y: 102 });
    sofa(pen, { x: 298, y: 101 }, "accent");
    person(
      pen,
      { x: 326, y: 116, height: 46, mirror: true },
      {
        skin: "deep",
        top: "pale",
        pose: "sit",
        long: true,
        arms: [[4, 22, 12, 17]],
      },
    );
    pendant(pen, 300, 184, 10, "lit");

    // The empty unit: marks of pictures, a wall opened for its copper, a stain under the bath.
    sash(pen, [390, 30, 30, 38], [2, 2], "ink", "ridge3");
    sash(pen, [390, 126, 30, 36], [2, 2], "ink", "ridge3");
    pen.path("M436 6V74L446 80L456 72L470 78L486 70L498 76V6z", "ink");
    strokes(
      pen,
      [
        [448, 10, 448, 70],
        [466, 10, 466, 70],
        [486, 10, 486, 68],
      ],
      4,
      "ridge1",
    );
    strokes(
      pen,
      [
        [457, 10, 457, 34, 453, 38],
        [476, 10, 476, 26, 480, 31],
      ],
      4,
      "accent",
    );
    pen.path("M428 0h16l4 9h-14zM492 0h20l-6 7h-10z", "pale");
    tub(pen, { x: 442, y: 101 });
    strokes(pen, [[532, 184, 532, 146, 524, 140]], 4, "ink");
    pen.path(
      "M523 141C516 130 514 118 514 102H522C522 116 524 128 527 138z",
      "ridge1",
    );
    pen.path("M444 101H536V106H444z", "ridge1");
    pen.path("M486 92C489 84 495 87 499 80C503 87 511 84 514 92z", "ridge1");

    // The section.
    strokes(
      pen,
      [
        [192, 0, 192, 102],
        [192, 152, 192, 188],
        [540, 0, 540, 24],
        [540, 78, 540, 188],
        [368, 0, 368, 312],
        [184, 96, 548, 96],
        [184, 187, 548, 187],
      ],
      8,
      "ink",
    );
    strokes(pen, [[180, -2, 566, -2]], 9, "ink");

    // Outside stairs to the tenant's door; one post of the rail is gone.
    stairs(pen, { x: 62, y: 0, width: 104, height: 98, steps: 9 }, "ink");
    strokes(pen, [[160, 97, 194, 97]], 8, "ink");
    strokes(pen, [[176, 0, 176, 97]], 5, "ink");
    strokes(
      pen,
      [
        [72, 12, 72, 46],
        [96, 34, 96, 68],
        [164, 100, 164, 134],
        [186, 100, 186, 134],
        [164, 132, 192, 132],
        [72, 44, 100, 70],
        [132, 66, 122, 88, 116, 82],
        [150, 84, 150, 120, 164, 132],
      ],
      3.4,
      "accent",
    );
    person(
      pen,
      { x: 86, y: 22, height: 48 },
      {
        skin: "fair",
        top: "ridge3",
        pose: "walk",
        arms: [
          [4, 23, 12, 24],
          [-4, 22, -6, 13],
        ],
      },
    );

    // A sign on the lawn with a key.
    strokes(
      pen,
      [
        [584, 0, 584, 84],
        [584, 78, 640, 78],
      ],
      5,
      "pale",
    );
    strokes(
      pen,
      [
        [596, 78, 596, 70],
        [630, 78, 630, 70],
      ],
      2,
      "ink",
    );
    pen.rect(590, 34, 48, 37, "ink", 3);
    pen.circle(603, 52, 8, "accent");
    pen.circle(603, 52, 3.4, "ink");
    pen.path("M610 50h22v4h-3v6h-4v-6h-4v4h-4v-4h-7z", "accent");

    cloud(pen, { x: 400, y: 432, width: 145 }, "steel");
    cloud(pen, { x: 474, y: 452, width: 107 }, "ridge2");
    hail(
      pen,
      [
        330, 412, 352, 384, 376, 404, 340, 352, 396, 372, 368, 350, 420, 400,
        444, 376, 318, 376, 412, 346, 466, 402,
      ],
    );
    strokes(
      pen,
      [
        [252, 241, 264, 249.5],
        [290, 268, 300, 275.5],
        [314, 285.5, 320, 290],
      ],
      9,
      "ink",
    );
  },
};
