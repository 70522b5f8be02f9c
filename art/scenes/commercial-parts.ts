import { clumps, strokes } from "../parts.ts";
import type { Colour } from "../palette.ts";
import { round, sequence, type Pen } from "../pen.ts";

/** A braced beam or mast: two chords with a zigzag between them. */
export function lattice(
  pen: Pen,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  look: { depth: number; bays: number; width: number; tip?: number },
  colour: Colour = "ink",
) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const at = (share: number, side: number) => {
    const depth = look.depth + ((look.tip ?? look.depth) - look.depth) * share;
    return [
      from[0] + dx * share - ((dy / length) * depth * side) / 2,
      from[1] + dy * share + ((dx / length) * depth * side) / 2,
    ];
  };
  const zigzag: number[] = [];
  for (let bay = 0; bay <= look.bays; bay++)
    zigzag.push(...at(bay / look.bays, bay % 2 ? 1 : -1));
  strokes(pen, [zigzag], look.width * 0.6, colour);
  strokes(
    pen,
    [1, -1].map((side) => [...at(0, side), ...at(1, side)]),
    look.width,
    colour,
  );
}

/** A palm: a bowed trunk and a crown of drooping fronds. */
export function palm(
  pen: Pen,
  at: { x: number; y?: number; height: number; lean?: number; seed: number },
  colour: Colour = "leaf",
) {
  const { x, y = 0, height, lean = 0, seed } = at;
  const next = sequence(seed);
  const [topX, topY] = [round(x + lean), round(y + height)];
  pen.curve(
    `M${x} ${y}Q${x} ${round(y + height * 0.55)} ${topX} ${topY}`,
    height * 0.035,
    "ink",
  );
  let d = "";
  for (let frond = 0; frond < 9; frond++) {
    const angle = Math.PI * (-0.12 + (frond / 8) * 1.24 + next() * 0.06);
    const reach = height * (0.26 + next() * 0.07);
    const [endX, endY] = [
      topX + Math.cos(angle) * reach,
      topY + Math.sin(angle) * reach * 0.75 - reach * 0.32,
    ];
    const [bowX, bowY] = [
      topX + Math.cos(angle) * reach * 0.6,
      topY + Math.sin(angle) * reach * 0.75 + reach * 0.2,
    ];
    d += `M${topX} ${topY}Q${round(bowX)} ${round(bowY)} ${round(endX)} ${round(endY)}Q${round(bowX)} ${round(bowY - reach * 0.24)} ${topX} ${topY}z`;
  }
  pen.path(d, colour);
}

/** A striped awning with a scalloped hem; `drop` is its height, `flare` how far it spreads. */
export function awning(
  pen: Pen,
  box: readonly [x: number, y: number, width: number, drop: number],
  look: {
    stripes: number;
    flare?: number;
    colours?: readonly [Colour, Colour];
  },
) {
  const [x, y, width, drop] = box;
  const { stripes, flare = drop * 0.4, colours = ["accent", "pale"] } = look;
  const paths: [string, string] = ["", ""];
  for (let stripe = 0; stripe < stripes; stripe++) {
    const top = [stripe, stripe + 1].map((i) =>
      round(x + (i * width) / stripes),
    );
    const hem = [stripe, stripe + 1].map((i) =>
      round(x - flare + (i * (width + 2 * flare)) / stripes),
    );
    const low = round(y - drop);
    const half = round((hem[1]! - hem[0]!) / 2);
    paths[stripe % 2 === 0 ? 0 : 1] +=
      `M${top[0]} ${y}H${top[1]}L${hem[1]} ${low}a${half} ${half} 0 0 0-${2 * half} 0z`;
  }
  pen.path(paths[0], colours[0]);
  pen.path(paths[1], colours[1]);
}

/** A street lamp: post, arm and a lit globe. */
export function lamp(pen: Pen, x: number, height: number, y = 0) {
  strokes(pen, [[x, y, x, y + height]], height * 0.04, "ink");
  pen.rect(x - height * 0.05, y, height * 0.1, height * 0.08, "ink");
  pen.circle(x, y + height, height * 0.08, "lit");
  strokes(
    pen,
    [
      [
        x - height * 0.09,
        y + height * 1.07,
        x + height * 0.09,
        y + height * 1.07,
      ],
    ],
    height * 0.04,
    "ink",
  );
}

/** A low bank of shrubs between two points. */
export function shrubs(
  pen: Pen,
  from: number,
  to: number,
  look: { y?: number; size: number; seed: number },
  colour: Colour = "leaf",
) {
  const next = sequence(look.seed);
  const circles: number[] = [];
  for (
    let x = from + look.size;
    x <= to - look.size * 0.5;
    x += look.size * 1.2
  )
    circles.push(
      x,
      (look.y ?? 0) + look.size * 0.2,
      look.size * (0.7 + next() * 0.5),
    );
  clumps(pen, circles, colour);
}
