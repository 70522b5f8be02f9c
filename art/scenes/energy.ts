import { band, lattice } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Scene } from "../scene.ts";

export const energy: Scene = {
  subject: "wind turbines over the plain, a pumpjack at work in front",
  hour: "sunrise",
  seed: 473,
  width: 268,
  height: 200,
  place: {
    wide: { size: 0.86, x: 0.7 },
    card: { size: 0.8, x: 0.56 },
    square: { size: 0.64, x: 0.54 },
  },
  sun: { x: 0.25, y: 0.56, radius: 0.2 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      turbine(pen, -196, 60, 24, 20);
      turbine(pen, -40, 84, 34, 96);
      lastTower(pen, -134, view.left);
    }
    turbine(pen, 232, 96, 36, 74);
    turbine(pen, 32, 92, 34, 8);
    turbine(pen, 172, 142, 58, 38);
    pen.group({ x: 28, y: 0, scale: 1.1 }, () => pumpjack(pen));
    // The turbines' transformer; its cables are buried.
    pen.path("M194 -2H216V14H194zM192 14H218V17H192z", "steel");
    pen.curve("M205 0V13", 1, "ink");
    pen.path("M198 5h3v4h-3zM209 5h3v4h-3z", "lit");
    band(pen, view, -6, "steel", -8);
  },
};

/** Tower, nacelle and three blades, half in light and half in shade, so they show by day and night. */
function turbine(
  pen: Pen,
  x: number,
  hub: number,
  blade: number,
  angle: number,
) {
  const foot = blade * 0.066;
  const top = foot * 0.5;
  pen.path(`M${x - foot} -2H${x + foot}L${x + top} ${hub}H${x - top}z`, "pale");
  pen.path(`M${x} -2H${x + foot}L${x + top} ${hub}H${x}z`, "steel");
  for (let turn = 0; turn < 3; turn++)
    pen.group(
      { x, y: hub, scale: blade / 50, turn: angle + turn * 120 },
      () => {
        pen.path("M-1.2 0C-3.6 6 -4.6 12 -3.6 18L0.4 50L0.8 0z", "pale");
        pen.path("M-0.2 0L0.4 50L2.4 0z", "steel");
      },
    );
  pen.circle(x, hub, blade * 0.062, "ink");
  pen.circle(x, hub, blade * 0.03, "accent");
}

/** Walking beam on its A-frame, horse head, crank with counterweight, and the wellhead. */
function pumpjack(pen: Pen) {
  pen.rect(36, -2, 74, 5, "ink");
  // Samson post.
  pen.curve("M58 3L70 46L80 3M62 17H77M66 31H74", 3, "thin");
  // Gearbox, motor, crank and counterweight.
  pen.path("M86 3H104V19H86z", "ink");
  pen.path("M104 3H114V13H104z", "steel");
  pen.path("M92 17L98 19L89 33C85 35 80 31 82 27z", "accent");
  pen.curve("M95 16L98 53", 2, "steel");
  // The beam tips toward the well; the horse head's face follows an arc around the pivot.
  pen.group({ x: 70, y: 48, turn: 10 }, () => {
    pen.path("M-40 -3H30V3.5H-40z", "ink");
    pen.path(
      "M-36 8C-41 8 -46 2 -46 -6L-44 -15C-38 -13 -34 -8 -33 -3H-30V8z",
      "accent",
    );
    pen.circle(0, 0, 3.4, "steel");
  });
  // Bridle, polished rod and wellhead.
  pen.curve("M25.4 37L24.5 16", 1.4, "ink");
  pen.curve("M24.5 17V2", 2, "pale");
  pen.path("M20 -2H29V9H20zM16 3H33V6H16z", "ink");
  pen.rect(18, 10, 13, 2.5, "steel");
}

/** The last tower of a line: its wires come in from the left edge and go down to the substation beside it. */
function lastTower(pen: Pen, x: number, left: number) {
  lattice(pen, [x, -2], [x, 92], { depth: 22, bays: 11, width: 1.6, tip: 4 });
  pen.path(
    `M${x - 24} 66L${x} 73L${x + 24} 66L${x} 68zM${x - 18} 82L${x} 90L${x + 18} 82L${x} 84.5zM${x - 2} 90L${x} 98L${x + 2} 90z`,
    "thin",
  );
  let wires = "";
  const edge = Math.round(left - 5);
  for (const [arm, y, foot] of [
    [-24, 66, 30],
    [24, 66, 42],
    [18, 82, 54],
  ] as const)
    wires += `M${edge} ${y + 6}Q${(edge + x + arm) / 2} ${y - 14} ${x + arm} ${y - 4}v4M${x + arm} ${y - 4}Q${x + foot - 4} ${y - 34} ${x + foot} 27`;
  pen.curve(wires, 0.8, "thin");
  // Substation: transformer, bushings, fence.
  pen.path(`M${x + 24} -2h36v16h-36zM${x + 22} 14h40v3h-40z`, "steel");
  for (const foot of [30, 42, 54]) {
    pen.rect(x + foot - 1.5, 17, 3, 10, "pale");
    pen.rect(x + foot - 2.5, 20, 5, 1.6, "ink");
  }
  pen.path(`M${x + 30} 2h6v8h-6zM${x + 42} 2h6v8h-6z`, "lit");
}
