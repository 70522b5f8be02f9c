import { boxes, ripples, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { grass, shrubs, tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const about: Scene = {
  subject:
    "the Sabine River: a truss bridge, a canoe, and on a low bluff a lit office under a live oak, with a signpost",
  hour: "dusk",
  seed: 151,
  width: 262,
  height: 116,
  place: {
    wide: { size: 0.76, x: 0.62 },
    card: { size: 0.66, x: 0.5 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.3, y: 0.38, radius: 0.13 },
  ground: false,
  draw(pen, _, view) {
    river(pen, view);
    bridge(pen, view);
    tree(pen, { x: 232, y: 38, width: 74, height: 78, seed: 171 });
    bluff(pen, view);
    office(pen);
    signpost(pen);
    canoe(pen);
  },
};

function river(pen: Pen, view: View) {
  const [left, right, bottom] = [
    round(view.left - 5),
    round(view.right + 5),
    round(view.bottom - 5),
  ];
  shrubs(pen, left, 150, { y: 16, size: 9, seed: 19 }, "ground");
  pen.path(`M${left} 17H${right}V${bottom}H${left}z`, "ridge1");
  ripples(pen, view.left, 92, { top: 12, bottom: view.bottom, count: 10, seed: 6, length: 20, width: 1.4 }, "pale"); // prettier-ignore
  ripples(pen, -14, 42, { top: 14, bottom: view.bottom, count: 6, seed: 9, length: 18, width: 2 }, "sun"); // prettier-ignore
}

/** From the left edge to the bluff, in spans of 66. */
function bridge(pen: Pen, view: View) {
  const chords: number[][] = [];
  for (let end = 138; end > view.left; end -= 66) {
    const start = end - 66;
    pen.rect(start - 3, 4, 6, 32, "steel");
    pen.rect(start - 5, 2, 10, 5, "ink");
    const zigzag = Array.from({ length: 7 }, (_, bay) => [
      start + bay * 11,
      bay % 2 ? 58 : 38,
    ]);
    chords.push(zigzag.flat(), [start + 11, 58, end - 11, 58]);
    for (const bay of [1, 3, 5])
      chords.push([start + bay * 11, 58, start + bay * 11, 38]);
  }
  strokes(pen, chords, 1.8, "thin");
  pen.rect(view.left - 5, 34, 143 - view.left, 4, "ink");
}

function bluff(pen: Pen, view: View) {
  const [right, bottom] = [round(view.right + 5), round(view.bottom - 5)];
  pen.path(`M78 ${bottom}C92 -4 104 4 108 16C112 26 118 34 134 38V${bottom}z`, "far"); // prettier-ignore
  pen.path(`M100 ${bottom}C112 -2 106 22 120 34C132 42 200 40 226 41C250 42 262 40 ${right} 38V${bottom}z`, "leaf"); // prettier-ignore
  pen.path(`M181 41H193C186 30 170 22 178 10C184 0 204 -4 208 ${bottom}H160C160 -4 152 2 156 14C160 26 178 32 181 41z`, "pale"); // prettier-ignore
  grass(pen, 118, 146, { y: 12, height: 6, count: 4, seed: 11 });
  grass(pen, 206, 250, { y: 16, height: 6, count: 5, seed: 15 });
}

/** A house with a porch, where the lights are still on. */
function office(pen: Pen) {
  pen.rect(206, 70, 8, 26, "steel");
  pen.rect(152, 40, 70, 34, "pale");
  pen.path("M144 72L158 92H216L230 72z", "ink");
  pen.path("M174 74L187 92L200 74z", "pale");
  pen.circle(187, 80, 3.4, "lit");
  sash(pen, [157, 50, 14, 16]);
  sash(pen, [203, 50, 14, 16]);
  pen.rect(181, 40, 12, 25, "accent");
  pen.circle(190, 52, 1, "lit");
  boxes(pen, [[146, 66, 82, 4], [148, 38, 78, 3]], "steel"); // prettier-ignore
  strokes(pen, [[150, 40, 150, 67], [176, 40, 176, 67], [198, 40, 198, 67], [224, 40, 224, 67]], 2, "steel"); // prettier-ignore
}

function signpost(pen: Pen) {
  pen.rect(118, 12, 4, 50, "thin");
  pen.path("M120 48H136L144 53L136 58H120z", "accent");
  pen.path("M120 34H104L97 39L104 44H120z", "pale");
}

function canoe(pen: Pen) {
  pen.group({ x: 7, y: 0 }, () => {
    person(pen, { x: 34, y: 2, height: 30 }, { skin: "brown", top: "body", pose: "sit", hair: "ink", arms: [[3, 23, 11, 19], [-3, 22, 8, 24]] }); // prettier-ignore
    strokes(pen, [[40, 18, 52, -6]], 1.6, "thin");
    pen.path("M4 6C12 -6 56 -6 64 6C52 1 16 1 4 6z", "accent");
  });
}
