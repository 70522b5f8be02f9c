import { cloud, hail, soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import {
  bed,
  fridge,
  gable,
  kitchen,
  pendant,
  sofa,
  standingLamp,
  toilet,
  tub,
} from "../interiors.ts";
import { clumps, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { fence, tree } from "../plants.ts";
import { car } from "../vehicles.ts";

export const homeownersCutaway: Cutaway = {
  subject:
    "a family house without its front: hail on the roof, a leak upstairs, a kitchen fire, a garage, a pool and a limb on the fence",
  hour: "evening",
  seed: 940,
  width: 736,
  height: 400,
  place: { cutaway: { x: 0.5, size: 0.625 } },
  sun: { x: 0.17, y: 0.34, radius: 0.12 },
  pins: {
    roof: { dot: [461, 239], badge: [80.5, 30] },
    bath: { dot: [268, 104], badge: [13, 52] },
    pool: { dot: [86, -9], badge: [9.5, 69] },
    kitchen: { dot: [263, 24], badge: [37, 90] },
    garage: { dot: [590, 30], badge: [77.5, 90] },
    fence: { dot: [706, 34], badge: [91, 42] },
  },
  draw(pen, _format, view) {
    soil(pen, view, 10);
    tree(pen, { x: 178, width: 66, height: 96, seed: 5 });
    tree(pen, { x: 700, width: 110, height: 190, seed: 12 });
    fence(pen, 652, view.right + 4, { height: 34, step: 12, width: 3 }, "pale");
    // The limb that came down on the fence.
    strokes(
      pen,
      [
        [690, 74, 712, 36, 742, 14],
        [712, 36, 728, 38],
        [722, 28, 744, 32],
      ],
      5,
      "ink",
    );
    clumps(pen, [728, 42, 10, 744, 34, 12, 750, 18, 11, 738, 22, 9], "leaf");

    // The pool, cut open.
    pen.path("M0 -2H168V4H0z", "pale");
    pen.path("M8 2H160V-28L90 -56H8z", "pale");
    pen.path("M14 -6H154V-25L88 -50H14z", "steel");
    pen.path("M14 -6H154V-11H14z", "ridge1");
    strokes(
      pen,
      [
        [16, 24, 16, -30],
        [28, 24, 28, -30],
        [16, -10, 28, -10],
        [16, 6, 28, 6],
        [16, -22, 28, -22],
      ],
      2.4,
      "pale",
    );
    pen.group({ x: 64, y: -8, turn: -82 }, () =>
      person(
        pen,
        { x: 0, height: 42 },
        { skin: "tan", top: "accent", legs: "accent", arms: [[2, 23, -5, 33]] },
      ),
    );
    strokes(pen, [[134, 4, 134, 62]], 3, "ink");
    pen.path(
      "M102 54C108 82 160 82 166 54C156 59 150 59 145 54C139 59 129 59 123 54C118 59 112 59 102 54z",
      "accent",
    );

    // Rooms: each has its own light.
    pen.rect(204, 0, 144, 92, "pale");
    pen.rect(348, 0, 160, 92, "steel");
    pen.rect(204, 98, 118, 88, "steel");
    pen.rect(322, 98, 186, 88, "lit");
    pen.rect(508, 0, 140, 92, "ridge2");
    gable(pen, { left: 200, right: 512, y: 190, rise: 128, eave: 22 });
    pen.rect(270, 190, 26, 142, "ink");
    pen.rect(266, 328, 34, 8, "steel");
    // Boxes in the attic.
    pen.path("M330 194h26v20h-26zM362 194h34v28h-34z", "accent");
    strokes(
      pen,
      [
        [343, 214, 343, 206],
        [379, 222, 379, 210],
      ],
      3,
      "lit",
    );

    // Upstairs: the bath with its broken pipe, and a bedroom.
    tub(pen, { x: 216, y: 100 });
    toilet(pen, { x: 294, y: 100 });
    sash(pen, [226, 144, 26, 28], [2, 2], "ink", "ridge1");
    strokes(pen, [[306, 186, 306, 150, 300, 146]], 4, "ink");
    pen.path(
      "M299 146C292 132 290 118 288 100H296C296 118 298 130 303 144z",
      "ridge2",
    );
    pen.path(
      "M210 99H316V104H210zM262 98C262 84 266 80 268 74C271 80 275 84 275 98zM288 98C288 90 291 88 292 84C294 88 297 90 297 98z",
      "ridge2",
    );
    bed(pen, { x: 404, y: 100 });
    standingLamp(pen, { x: 388, y: 100 }, 38);
    sash(pen, [432, 138, 40, 34], [2, 2], "ink", "ridge1");
    sash(pen, [336, 134, 28, 38], [2, 2], "ink", "ridge1");

    // Kitchen with a pan in flames, and the living room.
    kitchen(pen, { x: 218 }, true);
    person(
      pen,
      { x: 338, height: 50, mirror: true },
      {
        skin: "brown",
        top: "accent",
        legs: "steel",
        long: true,
        arms: [
          [5, 23, 13, 27],
          [3, 22, 11, 21],
        ],
      },
    );
    fridge(pen, { x: 356 });
    sofa(pen, { x: 398 }, "accent");
    pendant(pen, 434, 92, 16);
    person(
      pen,
      { x: 430, y: 14, height: 46 },
      { skin: "fair", top: "leaf", pose: "sit", arms: [[4, 22, 12, 18]] },
    );
    sash(pen, [474, 34, 24, 38], [2, 2], "ink", "ridge1");

    // Garage: the car, tools on the wall, a bicycle.
    car(pen, { x: 576, y: 2, scale: 0.86 }, "accent");
    strokes(
      pen,
      [
        [522, 80, 522, 58],
        [532, 80, 532, 62],
        [542, 80, 542, 56],
      ],
      2.6,
      "ink",
    );
    pen.path("M518 54H526V60H518zM538 52H546V58H538z", "ink");
    pen.rect(584, 62, 46, 4, "ink");
    pen.path("M588 66h12v12h-12zM604 66h16v9h-16z", "lit");

    // The section itself.
    strokes(
      pen,
      [
        [204, 0, 204, 190],
        [508, 0, 508, 190],
        [200, 95, 512, 95],
        [200, 190, 512, 190],
        [348, 34, 348, 95],
        [322, 98, 322, 118],
        [322, 160, 322, 190],
        [648, 0, 648, 96],
      ],
      8,
      "ink",
    );
    strokes(pen, [[192, -2, 660, -2]], 9, "ink");
    strokes(pen, [[508, 112, 664, 94]], 12, "ink");
    strokes(pen, [[514, 118, 664, 101]], 7, "accent");

    // Hail on the roof's windward side.
    cloud(pen, { x: 520, y: 404, width: 151 }, "steel");
    cloud(pen, { x: 430, y: 424, width: 113 }, "ridge2");
    hail(
      pen,
      [
        412, 380, 438, 352, 470, 372, 452, 320, 494, 340, 482, 304, 516, 366,
        528, 326, 548, 378, 422, 318, 508, 292,
      ],
    );
    // Bare spots that the stones left.
    strokes(
      pen,
      [
        [428, 266, 438, 258],
        [456, 243, 466, 235],
        [478, 225, 484, 220],
      ],
      9,
      "ink",
    );
  },
};
