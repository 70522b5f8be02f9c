import { desk, pendant, potPlant } from "../interiors.ts";
import { band, boxes, clumps, lamp, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const officeCheckup: Scene = {
  subject:
    "a nurse takes an employee's blood pressure at work; two colleagues wait, a scale and a chart of the eyes at the wall",
  hour: "sunrise",
  seed: 2221,
  width: 258,
  height: 108,
  place: {
    wide: { size: 0.72, x: 0.6 },
    card: { size: 0.58, x: 0.5 },
    post: { size: 0.67, x: 0.52 },
    square: { size: 0.44, x: 0.5 },
  },
  sun: { x: 0.15, y: 0.36, radius: 0.13 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      tree(pen, { x: -64, width: 60, height: 82, seed: 181 });
      lamp(pen, -20, 58);
    }
    pen.rect(4, 0, 250, 88, "steel");
    boxes(pen, [[-2, 86, 262, 7]], "ink");
    boxes(pen, [[36, 93, 40, 8]], "steel");
    pen.rect(10, 0, 164, 82, "ink");
    pen.rect(14, 5, 156, 74, "pale");
    pen.rect(14, 0, 156, 6, "ridge1");
    pen.rect(180, 0, 68, 82, "ink");
    pen.rect(184, 5, 60, 74, "lit");
    pen.rect(184, 0, 60, 6, "far");
    checkup(pen);
    waiting(pen);
    band(pen, view, 0, "pale", -4);
    band(pen, view, -4, "steel");
    shrubs(pen, 254, 282, { y: 0, size: 6, seed: 4 });
  },
};

function checkup(pen: Pen) {
  // The scale, with its bar.
  boxes(pen, [[20, 5, 20, 4], [27, 9, 4, 46]], "steel"); // prettier-ignore
  strokes(
    pen,
    [
      [20, 54, 40, 54],
      [36, 54, 36, 50],
    ],
    2.4,
    "ink",
  );
  boxes(pen, [[48, 46, 18, 24]]);
  boxes(pen, [[50, 48, 14, 20]], "lit");
  boxes(pen, [[55, 63, 4, 3], [53, 58, 3, 2.400], [58, 58, 3, 2.400], [52, 53.500, 2, 1.800], [56, 53.500, 2, 1.800], [60, 53.500, 2, 1.800]]); // prettier-ignore
  // A cabinet with a cross.
  boxes(pen, [[136, 46, 26, 22]], "accent");
  strokes(
    pen,
    [
      [149, 51, 149, 63],
      [143, 57, 155, 57],
    ],
    3.6,
    "pale",
  );
  pendant(pen, 96, 79, 6);
  // He sits; the cuff is on his arm, and she reads the gauge.
  boxes(pen, [[70, 20, 22, 4], [72, 5, 3, 15], [87, 5, 3, 15], [68, 24, 3, 22]]); // prettier-ignore
  person(
    pen,
    { x: 80, y: 23, height: 50 },
    { skin: "tan", top: "body", pose: "sit", arms: [[4, 22, 18, 17]] },
  );
  strokes(pen, [[80, 23, 97, 23, 98, 7]], 7, "ridge3");
  strokes(pen, [[92, 31.5, 97, 29.5]], 6.5, "accent");
  desk(pen, 104, 2, { width: 30, top: "ridge3", body: "steel", screen: false });
  strokes(pen, [[97, 32, 106, 40, 114, 33]], 1, "ink");
  pen.circle(116, 38, 5, "ink");
  pen.circle(116, 38, 3.6, "lit");
  person(
    pen,
    { x: 146, y: 2, height: 52, mirror: true },
    { skin: "deep", top: "leaf", legs: "leaf", long: true, arms: [[4, 22, 14, 21], [-4, 22, 4, 17]] }, // prettier-ignore
  );
  strokes(pen, [[141, 36, 145, 29, 149, 36]], 1.2, "pale");
}

function waiting(pen: Pen) {
  boxes(pen, [[194, 54, 40, 16]]);
  boxes(pen, [[196, 56, 36, 12]], "ridge2");
  clumps(pen, [204, 62, 3.4, 214, 62, 3.4, 224, 62, 3.4], "pale");
  boxes(pen, [[188, 18, 44, 4], [190, 4, 3, 14], [227, 4, 3, 14]]); // prettier-ignore
  for (const [x, skin, top, long] of [
    [199, "fair", "accent", true],
    [220, "brown", "steel", false],
  ] as const) {
    // prettier-ignore
    person(
      pen,
      { x, y: 21, height: 46, mirror: true },
      { skin, top, long, pose: "sit", arms: [[4, 22, 9, 15]] }, // prettier-ignore
    );
    strokes(pen, [[x, 21, x - 13, 21, x - 14, 6]], 6, "ridge3");
  }
  potPlant(pen, 240, 4, 30);
}
