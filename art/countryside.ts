import type { Color } from "./palette.ts";
import { across, boxes, clumps, ripples, strokes } from "./parts.ts";
import { round, type Pen, type Spot } from "./pen.ts";
import type { View } from "./scene.ts";

/** A small house with an orange roof and door, 100 wide and 70 high, in the middle of x. */
export function cottage(pen: Pen, at: Spot) {
  pen.group(at, () => {
    pen.rect(24, 34, 9, 24, "ink");
    pen.rect(-40, 0, 80, 36, "ink");
    pen.polygon([[-42, 35], [0, 66], [42, 35]], "ink"); // prettier-ignore
    pen.polygon(
      [[-50, 34], [0, 70], [50, 34], [44, 34], [0, 64], [-44, 34]], // prettier-ignore
      "accent",
    );
    pen.path("M-30 12h16v15h-16zM14 12h16v15h-16z", "lit");
    pen.circle(0, 46, 5, "lit");
    strokes(
      pen,
      [[-22, 12, -22, 27], [-30, 19.5, -14, 19.5], [22, 12, 22, 27], [14, 19.5, 30, 19.5]], // prettier-ignore
      1.2,
      "ink",
    );
    pen.rect(-7, 0, 14, 24, "accent");
  });
}

/** A wind pump: a braced tower, a wheel of twelve blades and an orange tail; 120 high. */
export function windPump(pen: Pen, at: Spot) {
  pen.group(at, () => {
    strokes(
      pen,
      [[-16, 0, -4, 84], [16, 0, 4, 84], [-12, 24, 12, 24, -9, 44, 9, 44, -12, 24]], // prettier-ignore
      2.4,
      "thin",
    );
    let blades = "";
    for (let blade = 0; blade < 12; blade++) {
      const angle = (blade * Math.PI) / 6;
      const tip = (along: number, side: number) =>
        `${round(Math.sin(angle) * along + Math.cos(angle) * side)} ${round(92 + Math.cos(angle) * along - Math.sin(angle) * side)}`;
      blades += `M${tip(8, -2.6)}L${tip(27, -5.4)}L${tip(27, 5.4)}L${tip(8, 2.6)}z`;
    }
    pen.path(blades, "thin");
    pen.circle(0, 92, 6, "accent");
    pen.polygon([[4, 94], [34, 100], [34, 84], [4, 90]], "accent"); // prettier-ignore
  });
}

/** A wind turbine, 165 high with a blade straight up; `turn` in degrees. */
export function turbine(pen: Pen, { turn = 0, ...at }: Spot) {
  pen.group(at, () => {
    pen.polygon([[-2.4, 0], [-1.2, 110], [1.2, 110], [2.4, 0]], "steel"); // prettier-ignore
    for (const blade of [0, 120, 240])
      pen.group(
        { x: 0, y: 110, turn: blade + turn },
        () =>
        pen.polygon([[-1, 0], [-3.4, 14], [0, 54], [2, 4]], "steel"), // prettier-ignore
      );
    pen.circle(0, 110, 3.6, "accent");
  });
}

/** An office tower with a steel edge and lit windows. */
export function tower(
  pen: Pen,
  box: readonly [x: number, y: number, width: number, height: number],
  look: { columns: number; rows: number; seed: number },
) {
  const [x, y, width, height] = box;
  pen.rect(x, y, width, height, "ink");
  pen.rect(x, y, width * 0.14, height, "steel");
  pen.windows(
    {
      x: x + width * 0.2,
      y: y + height * 0.08,
      width: width * 0.74,
      height: height * 0.86,
      columns: look.columns,
      rows: look.rows,
    },
    { seed: look.seed, share: 0.72, fill: 0.52 },
  );
}

/** A low bush, 24 wide. */
export function bush(pen: Pen, x: number, y: number, scale = 1) {
  clumps(
    pen,
    [-7, 3, 5, 0, 5, 7, 8, 3, 5].map((value, index) =>
      index % 3 === 0
        ? x + value * scale
        : index % 3 === 1
          ? y + value * scale
          : value * scale,
    ),
    "leaf",
  );
}

/** A cloud; x and y are the middle of its flat underside. */
export function cloud(
  pen: Pen,
  at: { x: number; y: number; width: number },
  color: Color = "steel",
) {
  const { x, y, width } = at;
  const unit = width / 100;
  const base = (share: number) => round(x + share * unit);
  pen.path(
    `M${base(-40)} ${round(y)}a${round(13 * unit)} ${round(13 * unit)} 0 0 0 ${round(2 * unit)} ${round(25 * unit)}a${round(21 * unit)} ${round(21 * unit)} 0 0 0 ${round(34 * unit)} ${round(9 * unit)}a${round(23 * unit)} ${round(23 * unit)} 0 0 0 ${round(38 * unit)} ${round(-11 * unit)}a${round(12 * unit)} ${round(12 * unit)} 0 0 0 ${round(8 * unit)} ${round(-23 * unit)}z`,
    color,
  );
}

/** Hailstones, from a flat list x, y, x, y... Each has an edge, so that it shows on a pale sky and on a dark one. */
export function hail(pen: Pen, spots: readonly number[]) {
  const stones = (more: number) => {
    const circles: number[] = [];
    for (let i = 0; i + 1 < spots.length; i += 2)
      circles.push(spots[i]!, spots[i + 1]!, (i % 3 ? 3 : 4) + more);
    return circles;
  };
  clumps(pen, stones(1.5), "ridge2");
  clumps(pen, stones(0), "pale");
}

/** Two birds. */
export function birds(pen: Pen, x: number, y: number, scale = 1) {
  pen.group({ x, y, scale }, () =>
    pen.curve("M0 0q6 7 12 0q6 7 12 0M34 14q5 6 10 0q5 6 10 0", 2, "thin"),
  );
}

/** The soil below a cutaway: level ground, a darker layer in it and a few stones. */
export function soil(pen: Pen, view: View, seed: number) {
  const bottom = round(view.bottom - 5);
  const width = view.right - view.left + 10;
  boxes(pen, [[view.left - 5, bottom, width, -bottom]], "ground");
  const [a, b] = [across(view, 0.3), across(view, 0.7)].map(round);
  pen.path(
    `M${round(view.left - 5)} -64C${round(across(view, 0.12))} -52 ${round(across(view, 0.2))} -72 ${a} -68S${round(across(view, 0.56))} -52 ${b} -62S${round(across(view, 0.9))} -74 ${round(view.right + 5)} -60V${bottom}H${round(view.left - 5)}z`,
    "ink",
  );
  ripples(
    pen,
    view.left + 30,
    view.right - 30,
    { top: -22, bottom: -96, count: 7, seed, length: 30, width: 4 },
    "ridge3",
  );
}
