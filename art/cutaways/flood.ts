import type { Cutaway } from "../cutaway.ts";
import {
  bed,
  bookcase,
  gable,
  kitchen,
  pendant,
  sofa,
  standingLamp,
  washer,
} from "../interiors.ts";
import { lamp, ripples, sash, strokes } from "../parts.ts";
import { round } from "../pen.ts";
import { person } from "../people.ts";
import { tree } from "../plants.ts";
import { car } from "../vehicles.ts";

export const floodCutaway: Cutaway = {
  subject:
    "a house on a slope without its front, with water in the street, the garage, the crawl space, the first floor and the shed",
  hour: "evening",
  weather: "rain",
  seed: 942,
  width: 736,
  height: 400,
  place: { cutaway: { x: 0.5, size: 0.625 } },
  pins: {
    street: { dot: [92, 40], badge: [15, 90] },
    garage: { dot: [222, 36], badge: [32, 90] },
    "crawl-space": { dot: [386, 11], badge: [50.5, 90] },
    "first-floor": { dot: [521, 72], badge: [79.5, 54] },
    upstairs: { dot: [488, 152], badge: [82, 33] },
    shed: { dot: [642, 60], badge: [84, 90] },
  },
  draw(pen, _format, view) {
    const line = 58;
    const [left, right, bottom] = [
      view.left - 5,
      view.right + 5,
      view.bottom - 5,
    ];
    tree(pen, { x: 236, y: 18, width: 104, height: 196, seed: 31 });
    tree(pen, { x: 732, y: 70, width: 84, height: 110, seed: 37 });
    lamp(pen, 26, 120, 0);

    // The street under water.
    pen.rect(left, -30, 720, line + 30, "steel");

    // Garage: its car is in the water to the windows.
    pen.rect(166, 22, 126, 84, "ridge2");
    pen.rect(166, 22, 126, line - 22, "ridge3");
    strokes(pen, [[176, 98, 282, 98]], 3, "ink");
    pen.rect(176, 76, 42, 4, "ink");
    pen.path("M180 80h13v11h-13zM198 80h16v9h-16z", "lit");
    car(pen, { x: 230, y: 24, scale: 0.84 }, "accent");
    // The neighbor's fence that drifted in.
    strokes(
      pen,
      [
        [176, 46, 180, 70],
        [186, 44, 190, 68],
        [196, 42, 200, 66],
        [170, 52, 206, 46],
        [172, 64, 208, 58],
      ],
      2.6,
      "pale",
    );

    // The house: upper rooms stay dry.
    pen.rect(292, 44, 250, 84, "lit");
    pen.rect(292, 136, 128, 78, "pale");
    pen.rect(420, 136, 122, 78, "lit");
    gable(pen, { left: 288, right: 546, y: 218, rise: 96, eave: 20 });
    pen.circle(417, 258, 9, "lit");
    // Upstairs: a family that packs.
    bed(pen, { x: 308, y: 137 }, "ridge3");
    sash(pen, [340, 172, 34, 30], [2, 2], "ink", "ridge1");
    person(
      pen,
      { x: 448, y: 137, height: 48 },
      {
        skin: "brown",
        top: "accent",
        arms: [
          [4, 23, 10, 13],
          [-4, 23, -7, 13],
        ],
      },
    );
    person(
      pen,
      { x: 518, y: 137, height: 36, mirror: true },
      { skin: "brown", top: "ridge3", long: true, arms: [[4, 23, 10, 15]] },
    );
    pen.path("M470 137h34v22h-34z", "leaf");
    strokes(
      pen,
      [
        [480, 159, 480, 166, 494, 166, 494, 159],
        [470, 148, 504, 148],
      ],
      2.4,
      "ink",
    );
    pendant(pen, 484, 214, 8);

    // First floor with water over the boards.
    pen.rect(292, 44, 250, line - 44, "ridge3");
    kitchen(pen, { x: 304, y: 45, scale: 0.88 });
    sofa(pen, { x: 424, y: 47 });
    standingLamp(pen, { x: 418, y: 44 }, 46);
    bookcase(pen, { x: 500, y: 45, width: 36 });
    sash(pen, [438, 84, 40, 30], [2, 2], "ink", "ridge1");

    // Crawl space: piers, a duct, the water heater and a dryer.
    pen.rect(292, 0, 250, 40, "ridge3");
    strokes(
      pen,
      [
        [334, 2, 334, 36],
        [424, 2, 424, 36],
        [506, 2, 506, 36],
      ],
      9,
      "pale",
    );
    pen.rect(296, 28, 242, 9, "ink");
    pen.rect(352, 3, 46, 18, "accent", 2);
    strokes(
      pen,
      [
        [375, 20, 375, 34],
        [358, 8, 392, 8],
        [358, 14, 392, 14],
      ],
      2.4,
      "ink",
    );

    // The shed.
    pen.rect(606, 46, 76, 62, "lit");
    pen.rect(606, 46, 76, line - 46, "ridge3");
    washer(pen, { x: 614, y: 47, scale: 0.9 });
    strokes(
      pen,
      [
        [656, 50, 656, 96],
        [668, 50, 672, 96],
      ],
      3,
      "ink",
    );
    pen.path("M650 48h12l2 12h-16z", "ink");
    pen.path("M596 104L644 136L692 104z", "ink");
    strokes(pen, [[596, 108, 644, 141, 692, 108]], 6, "accent");

    // Section: slabs, walls, and the soil under all of it.
    strokes(
      pen,
      [
        [166, 22, 166, 108],
        [292, 0, 292, 218],
        [542, 0, 542, 78],
        [542, 116, 542, 218],
        [284, 41, 550, 41],
        [284, 132, 550, 132],
        [284, 217, 550, 217],
        [420, 132, 420, 152],
        [420, 196, 420, 217],
        [606, 46, 606, 106],
        [682, 46, 682, 106],
      ],
      8,
      "ink",
    );
    strokes(pen, [[152, 106, 292, 124]], 11, "ink");
    strokes(pen, [[152, 112, 288, 130]], 6, "accent");
    pen.path(
      `M${left} -24C60 -26 110 -8 160 18H290V-2H544V36C570 40 590 42 606 43H684C710 52 740 66 ${round(right)} 78V${round(bottom)}H${left}z`,
      "ground",
    );

    // The water's edge, everywhere at one height; it stops where the land is higher.
    let d = `M${left} ${line}`;
    for (let x = left; x < 686; x += 20) d += "q10 -5 20 0";
    pen.curve(d, 3, "water");
    ripples(
      pen,
      left,
      150,
      { top: 48, bottom: 2, count: 7, seed: 4, length: 22, width: 2 },
      "water",
    );
    ripples(
      pen,
      552,
      600,
      { top: 52, bottom: 46, count: 2, seed: 9, length: 16, width: 2 },
      "water",
    );

    // A boat in the street.
    person(
      pen,
      { x: 84, y: 66, height: 48 },
      { skin: "fair", top: "accent", pose: "sit", arms: [[4, 22, 13, 16]] },
    );
    person(
      pen,
      { x: 112, y: 66, height: 44 },
      {
        skin: "deep",
        top: "pale",
        pose: "sit",
        long: true,
        arms: [[4, 22, 8, 14]],
      },
    );
    pen.path("M58 68H140C136 54 128 50 118 50H78C68 50 62 56 58 68z", "ink");
    strokes(pen, [[58, 68, 140, 68]], 4, "accent");
    strokes(pen, [[98, 82, 70, 44]], 3, "lit");
  },
};
