import { band, lattice, ripples, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { grass, tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const suretyBonds: Scene = {
  subject:
    "a bridge over a bayou lacks one girder; a crane on a barge lowers it into the gap",
  hour: "sunrise",
  seed: 853,
  width: 250,
  height: 140,
  place: {
    wide: { size: 0.8, x: 0.58 },
    card: { size: 0.72, x: 0.5 },
    square: { size: 0.56, x: 0.5 },
  },
  sun: { x: 0.26, y: 0.38, radius: 0.15 },
  ground: false,
  draw(pen, _crop, view) {
    const [left, right] = [round(view.left - 5), round(view.right + 5)];
    // Far bank and water.
    band(pen, view, 22, "ground", 10);
    for (const [x, size] of [
      [-60, 36],
      [14, 32],
      [66, 26],
      [186, 28],
      [240, 36],
      [300, 30],
    ] as const)
      if (x > left && x < right)
        tree(pen, { x, y: 20, width: size * 1.2, height: size, seed: x + 90 });
    band(pen, view, 18, "ridge1");
    ripples(
      pen,
      left,
      right,
      { top: 14, bottom: -8, count: 16, seed: 5, length: 20 },
      "pale",
    );
    // Piers.
    for (const x of [-118, -58, 2, 62, 196, 256, 316])
      if (x > left - 10 && x < right + 10) pier(pen, x);
    crane(pen);
    // Decks from both banks, their bars toward each other.
    deck(pen, left, 94);
    deck(pen, 164, right);
    strokes(
      pen,
      [59.5, 63.5].flatMap((y) => [
        [94, y, 99, y],
        [164, y, 159, y],
      ]),
      0.9,
      "accent",
    );
    // A platform that hangs under the end of the right one.
    strokes(
      pen,
      [
        [166, 69, 166, 44, 192, 44, 192, 69],
        [166, 49, 192, 49],
      ],
      1.2,
      "accent",
    );
    pen.rect(163, 42, 32, 2.6, "ink");
    // The girder on its slings.
    pen.path("M102 76H156V79H102zM102 87H156V90H102z", "ink");
    pen.rect(102, 79, 54, 8, "steel");
    strokes(
      pen,
      Array.from({ length: 7 }, (_, i) => [
        109 + i * 6.7,
        79,
        109 + i * 6.7,
        87,
      ]),
      0.7,
      "ink",
    );
    pen.curve("M129 107L108 90M129 107L150 90", 1, "ink");
    pen.rect(126, 104, 6, 7, "accent");
    for (const [x, skin, mirror] of [
      [84, "tan", false],
      [175, "deep", true],
    ] as const)
      person(
        pen,
        { x, y: 68, height: 19, mirror },
        { skin, top: "accent", hat: "pale", arms: [[2, 24, 8, 27, 10, 34]] },
      );
    near(pen, view);
  },
};

function deck(pen: Pen, from: number, to: number) {
  pen.rect(from, 56, to - from, 9, "steel");
  pen.rect(from, 65, to - from, 3, "pale");
  let posts = "";
  for (let x = Math.ceil(from / 12) * 12; x < to; x += 12)
    if (x < 64 || x > 196) posts += `M${x} 68v6`;
  pen.curve(posts, 0.9, "thin");
  pen.curve(
    from < 0 ? `M${from} 74H60M${from} 71H60` : `M204 74H${to}M204 71H${to}`,
    0.9,
    "thin",
  );
}

function pier(pen: Pen, x: number) {
  pen.path(
    `M${x - 9} 56H${x + 9}V51H${x - 9}zM${x - 5} 51H${x + 5}L${x + 4} 8H${x - 4}z`,
    "pale",
  );
  pen.path(`M${x + 1.5} 51H${x + 5}L${x + 4} 8H${x + 1.5}z`, "ridge1");
  pen.rect(x - 8, 6, 16, 5, "pale");
}

/** A crawler crane on a barge. */
function crane(pen: Pen) {
  lattice(pen, [116, 20], [129, 138], {
    depth: 6,
    bays: 22,
    width: 1.6,
    tip: 3,
  });
  pen.curve("M99 32L127 138M99 32L108 20", 1, "thin");
  pen.curve("M130.5 138V110M127.5 138V110", 0.9, "ink");
  pen.circle(129, 138, 2.4, "accent");
  pen.path("M96 15H120V30H99L96 27z", "accent");
  pen.path("M120 15H130V27L127 32H120z", "ink");
  pen.path("M122 22H128V26.5L126 30H122z", "lit");
  pen.rect(95, 6.5, 36, 7, "ink", 3.5);
  pen.curve("M100 10H126", 2, "steel");
  pen.path("M84 6H160L154 -4H90z", "ink");
  pen.path("M84 4.5H160V7H84z", "pale");
}

/** The near bank from edge to edge, its reeds, and an egret in the shallows. */
function near(pen: Pen, view: View) {
  const [left, right, low] = [
    round(view.left - 5),
    round(view.right + 5),
    round(view.bottom),
  ];
  const span = right - left;
  pen.path(
    `M${left} ${round(low * 0.1)}C${round(left + span * 0.2)} ${round(low * 0.1)} ${round(left + span * 0.3)} ${round(low * 0.75)} ${round(left + span * 0.5)} ${round(low * 0.75)}S${round(right - span * 0.14)} ${round(low * 0.4)} ${right} ${round(low * 0.4)}V${low - 5}H${left}z`,
    "ground",
  );
  grass(
    pen,
    left + span * 0.02,
    left + span * 0.12,
    { y: low * 0.3, height: 13, count: 5, seed: 3 },
    "leaf",
  );
  grass(
    pen,
    right - span * 0.14,
    right - span * 0.02,
    { y: low * 0.6, height: 11, count: 4, seed: 7 },
    "leaf",
  );
  const x = 37;
  const y = round(low * 0.3);
  pen.curve(`M${x} ${y}v9M${x + 3} ${y}v9`, 0.7, "ink");
  pen.group({ x, y: y + 8 }, () => {
    pen.path(
      "M-7 2C-3 -1 5 -1 8 4C9 6 7 9 9 13C10 15 9 17 7.5 17C5 17 5 14 5.5 12C6 9 4 8 0 7C-3 6 -5 4 -7 2z",
      "pale",
    );
    pen.path("M8.5 16.6L14 15.5L8.8 15z", "accent");
  });
}
