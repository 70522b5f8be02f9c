import { band, strokes } from "../parts.ts";
import { fence, grass } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const classicAuto: Scene = {
  subject: "a fifties pickup truck in the lit door of a barn",
  hour: "evening",
  seed: 71,
  width: 212,
  height: 160,
  place: {
    wide: { size: 0.8, x: 0.68 },
    card: { size: 0.72, x: 0.6 },
    square: { size: 0.54, x: 0.56 },
  },
  sun: { x: 0.33, y: 0.52, radius: 0.16 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      // Silo, hay bales and a pasture fence.
      pen.rect(-62, 0, 34, 92, "steel");
      pen.path("M-62 90C-62 112 -28 112 -28 90z", "pale");
      pen.curve("M-62 30 -28 30M-62 52 -28 52M-62 74 -28 74", 1, "ink");
      fence(pen, view.left, -70, { height: 15, step: 17, width: 1.8 });
      fence(pen, 214, view.right, { height: 15, step: 17, width: 1.8 });
    }
    // Barn.
    pen.path("M6 0V83L25 118L106 154L187 118L206 83V0z", "accent");
    strokes(
      pen,
      Array.from({ length: 11 }, (_, index) => [
        22 + index * 17,
        78,
        22 + index * 17,
        112,
      ]),
      0.7,
      "ink",
    );
    pen.curve("M-2 68L24 119L106 155L188 119L214 68", 6, "ink");
    pen.path("M98 152V160H114V152z", "ink");
    // Hay loft.
    pen.rect(88, 96, 36, 30, "pale");
    pen.rect(91, 96, 30, 27, "ink");
    pen.path("M91 96c2 8 7 12 13 11c7 2 14-2 17-11z", "lit");
    // Door opening with the things that hang inside, and sliding doors on their rail.
    pen.rect(46, 0, 120, 82, "lit");
    pen.curve("M70 82 70 70M140 82 140 66M106 82 106 74", 1, "ink");
    pen.path("M66 70h8l2-6h-12z", "ink");
    pen.curve("M140 66a6 6 0 1 0 .1 0", 2.4, "ink");
    pen.path("M100 74h12l-6-5z", "ink");
    for (const x of [6, 166]) {
      pen.rect(x, 2, 40, 80, "accent");
      pen.curve(
        `M${x + 2} 4h36v76h-36zM${x + 2} 42h36M${x + 2} 4l36 38M${x + 2} 80l36 -38`,
        2.4,
        "pale",
      );
    }
    band(pen, { ...view, left: 2, right: 210 }, 86, "ink", 82);
    // The truck.
    pen.group({ x: 38, y: -6, scale: 1.02 }, () => {
      pen.ellipse(70, 0.5, 74, 3, "ink");
      pen.path("M90 18h48v24c0 2-1 3-3 3H90z", "leaf");
      pen.curve("M90 44.5 139 44.5", 2.2, "ink");
      pen.curve("M104 24 104 42M118 24 118 42", 0.8, "ink");
      pen.path("M8 20C8 38 20 47 50 49V14H12z", "leaf");
      pen.path(
        "M47 12V48L55 66C57 70 61 73 68 73H79C87 73 91 69 91 60V12z",
        "leaf",
      );
      pen.path(
        "M53 49L60 64C61 66.500 63 68 67 68H69V49zM72.500 49V68H79C84 68 86 66 86 60V49z",
        "lit",
      );
      pen.path("M55 66C57 70 61 73 68 73H79C84 73 88 71.500 90 68z", "pale");
      pen.curve("M70.5 14 70.5 48M49 44 91 44", 0.8, "ink");
      pen.curve("M82 41 88 41M20 42 46 45", 1.3, "pale");
      // Fenders, running board, bumpers.
      pen.path(
        "M3 13C3 30 13 37 27 37C41 37 49 28 52 12H42C40 22 36 27 28 27C19 27 15 22 13 13z",
        "leaf",
      );
      pen.curve("M3 13C3 30 13 37 27 37C41 37 49 28 52 12", 1, "ink");
      pen.path(
        "M88 12C92 30 100 36 109 36C121 36 128 28 130 13H122C120 22 116 27 108 27C100 27 97 22 95 12z",
        "leaf",
      );
      pen.curve("M88 12C92 30 100 36 109 36C121 36 128 28 130 13", 1, "ink");
      pen.rect(44, 9, 52, 4, "ink");
      pen.rect(-1, 9, 10, 5, "pale", 2);
      pen.rect(132, 11, 10, 5, "pale", 2);
      pen.ellipse(8, 31, 3.6, 5, "lit");
      pen.rect(137, 24, 3, 5, "accent");
      for (const x of [28, 109]) {
        pen.circle(x, 12.5, 13.5, "ink");
        pen.circle(x, 12.5, 9.5, "pale");
        pen.circle(x, 12.5, 6.6, "ink");
        pen.circle(x, 12.5, 4.6, "accent");
      }
    });
    grass(pen, -4, 36, { y: -9, count: 4, seed: 12 });
  },
};
