import { band, clumps, lamp, strokes } from "../parts.ts";
import { fence } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const manufacturing: Scene = {
  subject: "a saw-tooth factory with stacks, silos and a pipe bridge",
  hour: "sunrise",
  seed: 211,
  width: 248,
  height: 140,
  place: {
    wide: { size: 0.74, x: 0.38 },
    card: { size: 0.68, x: 0.48 },
    square: { size: 0.52, x: 0.48 },
  },
  sun: { x: 0.85, y: 0.4, radius: 0.13 },
  draw(pen, crop, view) {
    // Stacks with their bands, and steam drifting away.
    for (const [x, height] of [
      [14, 118],
      [36, 104],
    ] as const) {
      pen.path(
        `M${x - 6} 0L${x - 3.5} ${height}H${x + 3.5}L${x + 6} 0z`,
        "ink",
      );
      pen.path(
        `M${x - 3.8} ${height - 10}H${x + 3.8}L${x + 4} ${height - 16}H${x - 4}z`,
        "accent",
      );
      pen.path(
        `M${x - 4.2} ${height - 22}H${x + 4.2}L${x + 4.4} ${height - 28}H${x - 4.4}z`,
        "accent",
      );
      pen.rect(x - 5, height, 10, 2.5, "ink");
    }
    clumps(
      pen,
      [
        20, 126, 4.5, 28, 130, 6, 38, 133, 7, 50, 134, 5.5, 59, 136, 3.6, 41,
        110, 3.6, 48, 113, 4.8, 57, 115, 4.2, 64, 117, 2.6,
      ],
      "pale",
    );
    // Saw-tooth hall: each tooth glazed on its steep side.
    let roof = "M0 0V46";
    let glass = "";
    let bars = "";
    for (let tooth = 0; tooth < 5; tooth++) {
      const x = tooth * 34;
      roof += `L${x + 2} 46L${x + 9} 78L${x + 34} 50V46`;
      glass += `M${x + 5} 48L${x + 10.5} 72L${x + 26} 54.5V48z`;
      bars += `M${x + 11} 47V70M${x + 17} 47V64M${x + 23} 47V57M${x + 7} 56H${x + 25}`;
    }
    pen.path(`${roof}V0z`, "ink");
    pen.path(glass, "lit");
    pen.curve(bars, 1.1, "ink");
    pen.rect(0, 42, 170, 3, "accent");
    pen.windows(
      { x: 2, y: 24, width: 166, height: 16, columns: 20, rows: 1 },
      { seed: 3, share: 0.85, fill: 0.62 },
    );
    // Doors: one open on the line with a robot arm at work, one closed.
    pen.rect(16, 0, 46, 23, "lit");
    pen.path("M16 2H62V7H16zM20 0h3v2h-3zM55 0h3v2h-3z", "steel");
    pen.path("M24 7h9v6h-9zM50 7h9v6h-9z", "ink");
    pen.curve("M41 7L38 15L46 19L50 14", 2.2, "accent");
    pen.path("M37 7h8v2.5h-8z", "ink");
    pen.rect(74, 0, 26, 21, "steel");
    pen.curve("M74 4H100M74 8H100M74 12H100M74 16H100", 0.9, "ink");
    pen.rect(112, 0, 9, 18, "accent");
    pen.windows(
      { x: 126, y: 4, width: 42, height: 16, columns: 4, rows: 1 },
      { seed: 1, share: 1, fill: 0.66, color: "steel" },
    );
    // Silos with ladder and walkway; the pipe bridge into the hall.
    for (const x of [186, 214]) {
      pen.curve(
        `M${x + 3} 0V24M${x + 21} 0V24M${x + 3} 4L${x + 21} 18M${x + 21} 4L${x + 3} 18`,
        1.8,
        "ink",
      );
      pen.path(
        `M${x} 30V92L${x + 12} 102L${x + 24} 92V30L${x + 15} 14H${x + 9}z`,
        "pale",
      );
      pen.path(`M${x + 16} 30V98.5L${x + 24} 92V30L${x + 15} 14z`, "steel");
      pen.path(
        `M${x} 32h24v1.8h-24zM${x} 52h24v1.8h-24zM${x} 72h24v1.8h-24zM${x} 90h24v1.8h-24z`,
        "ink",
      );
    }
    pen.curve(
      "M184 103H240M184 108H240M184 103V108M198 102V108M212 103V108M226 102V108M240 103V108",
      1.2,
      "ink",
    );
    strokes(
      pen,
      [
        [240, 0, 240, 108],
        [244, 0, 244, 108],
      ],
      1.1,
      "ink",
    );
    let rungs = "";
    for (let y = 4; y < 108; y += 5) rungs += `M240 ${y}h4`;
    pen.curve(rungs, 0.9, "ink");
    pen.curve("M166 62H192M166 56H192", 2.6, "steel");
    pen.curve("M166 66H192M178 0V66M174 0V66", 1.4, "ink");
    pen.circle(212, 110.5, 2, "lit");
    // Yard.
    band(pen, view, -3, "steel", -5.5);
    for (const x of [68, 106, 178]) lamp(pen, x, 22, -3);
    if (crop !== "wide") return;
    // A tank farm and a yard fence on the far side.
    for (const [x, width, height] of [
      [262, 34, 30],
      [302, 34, 30],
      [342, 28, 42],
    ] as const) {
      pen.path(
        `M${x} 0V${height}Q${x + width / 2} ${height + 9} ${x + width} ${height}V0z`,
        "ink",
      );
      pen.rect(x, height - 7, width, 2.5, "accent");
      pen.curve(`M${x + width - 5} 0L${x + 6} ${height}`, 1.4, "steel");
      pen.circle(x + width / 2, height + 6, 1.6, "lit");
    }
    pen.curve("M244 12H344M244 16H344", 1.6, "steel");
    fence(
      pen,
      378,
      view.right,
      { y: -3, height: 13, step: 9, width: 1.1 },
      "steel",
    );
    fence(
      pen,
      view.left,
      -8,
      { y: -3, height: 13, step: 9, width: 1.1 },
      "steel",
    );
  },
};
