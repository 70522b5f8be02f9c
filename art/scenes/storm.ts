import { band } from "../parts.ts";
import { round, type Pen } from "../pen.ts";
import { grass } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const storm: Scene = {
  subject:
    "a boarded beach house on pilings, palms bent by the wind, two hurricane flags, rain",
  hour: "dusk",
  weather: "rain",
  seed: 509,
  width: 290,
  height: 150,
  place: {
    wide: { size: 0.8, x: 0.62 },
    card: { size: 0.72, x: 0.56 },
    square: { size: 0.58, x: 0.56 },
  },
  ground: "pale",
  draw(pen, crop, view) {
    sea(pen, view);
    flags(pen);
    palm(pen, 214, 90);
    palm(pen, 228, 60);
    if (crop === "wide") palm(pen, 318, 72);
    house(pen);
    grass(pen, 46, 84, { y: 0, count: 3, seed: 4 }, "leaf");
    grass(pen, 204, 270, { y: 0, count: 6, seed: 9 }, "leaf");
  },
};

/** Waves that break on the beach. */
function sea(pen: Pen, view: View) {
  for (const [top, color, step] of [
    [28, "steel", 30],
    [18, "ridge3", 40],
    [8, "steel", 52],
  ] as const) {
    let d = `M${round(view.left - step)} ${top}`;
    for (let x = view.left - step; x < view.right + step; x += step)
      d += `c${step * 0.4} 0 ${step * 0.5} 6 ${step * 0.6} 6s${round(step * 0.2)} -6 ${round(step * 0.4)} -6`;
    pen.path(`${d}V-60H${round(view.left - step)}z`, color);
  }
  pen.path(
    `M-60 -60C-20 -8 30 5 90 6S230 5 ${round(view.right + 5)} 8V-60z`,
    "pale",
  );
  band(pen, view, -22, "pale");
}

/** One above the other they warn of a hurricane. */
function flags(pen: Pen) {
  pen.rect(28, -12, 3, 148, "thin");
  pen.circle(29.5, 137, 3, "thin");
  for (const y of [106, 76]) {
    pen.path(
      `M31 ${y}C40 ${y + 5} 48 ${y - 4} 60 ${y + 2}V${y + 26}C48 ${y + 20} 40 ${y + 29} 31 ${y + 24}z`,
      "accent",
    );
    pen.path(
      `M40 ${y + 9}C45 ${y + 9} 48 ${y + 6} 52 ${y + 8}V${y + 18}C48 ${y + 16} 45 ${y + 19} 40 ${y + 18}z`,
      "ink",
    );
  }
}

/** A palm that leans with the wind; all fronds stream the same way. */
function palm(pen: Pen, x: number, height: number) {
  const [top, lean] = [height, height * 0.34];
  pen.curve(
    `M${x} -4C${round(x + 2)} ${round(height * 0.5)} ${round(x + lean * 0.4)} ${round(height * 0.8)} ${round(x + lean)} ${round(top)}`,
    4.4,
    "thin",
  );
  for (const [across, up, bend] of [
    [34, 13, 16],
    [42, 2, 12],
    [40, -10, 6],
    [30, -21, 0],
    [14, -27, -6],
    [16, 18, 16],
  ] as const) {
    const [endX, endY] = [round(x + lean + across), round(top + up)];
    const [midX, midY] = [round(x + lean + across * 0.5), top + up + bend];
    pen.path(
      `M${round(x + lean - 3)} ${round(top)}Q${midX} ${round(midY)} ${endX} ${endY}Q${midX} ${round(midY - 9)} ${round(x + lean)} ${round(top - 4)}z`,
      "leaf",
    );
  }
}

/** On pilings, with boards before the windows and light in the door. */
function house(pen: Pen) {
  pen.curve("M88 -6V40M112 -6V40M136 -6V40M160 -6V40M182 -6V40", 4, "thin");
  pen.curve("M88 4L112 34M136 34L160 4M160 4L182 34", 1.4, "thin");
  pen.path("M182 38L208 -4H202L176 36z", "steel");
  pen.rect(78, 36, 112, 6, "steel");
  pen.rect(84, 42, 100, 42, "pale");
  pen.path("M74 82L100 116H168L194 82z", "ink");
  pen.rect(150, 100, 9, 26, "accent");
  pen.path("M70 80H198L194 86H74z", "steel");
  for (const x of [92, 154]) {
    pen.rect(x, 52, 24, 22, "accent");
    pen.curve(
      `M${x} 59.3H${x + 24}M${x} 66.6H${x + 24}M${x + 2} 53L${x + 22} 73`,
      1.3,
      "ink",
    );
  }
  pen.rect(126, 42, 18, 32, "accent");
  pen.rect(129, 46, 12, 25, "lit");
  pen.curve("M80 42V56M190 42V56M80 55H118M150 55H190", 1.8, "ink");
}
