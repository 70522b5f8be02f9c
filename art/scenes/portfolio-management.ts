import { sash } from "../parts.ts";
import { round } from "../pen.ts";
import { cypress, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const portfolioManagement: Scene = {
  subject: "four different buildings, each on its hill, joined by one road",
  hour: "noon",
  seed: 127,
  width: 264,
  height: 150,
  place: {
    wide: { size: 0.82, x: 0.62 },
    card: { size: 0.7, x: 0.53 },
    square: { size: 0.56, x: 0.52 },
  },
  sun: { x: 0.16, y: 0.2, radius: 0.09 },
  draw(pen, crop, view) {
    const hill = (
      x: number,
      top: number,
      half: number,
      color: "leaf" | "ridge3" | "ground",
    ) =>
      pen.path(
        `M${x - half} -12C${x - half * 0.55} -8 ${x - half * 0.5} ${top} ${x} ${top}S${x + half * 0.55} -8 ${x + half} -12z`,
        color,
      );
    // Back hill: a terraced office block.
    hill(146, 84, 118, "ridge3");
    pen.rect(128, 82, 34, 40, "ink");
    pen.rect(136, 122, 18, 16, "ink");
    pen.curve("M145 138V148", 1.4, "ink");
    pen.windows(
      { x: 131, y: 86, width: 28, height: 34, columns: 5, rows: 6 },
      { seed: 7, share: 0.75, fill: 0.55 },
    );
    pen.windows(
      { x: 138, y: 124, width: 14, height: 12, columns: 3, rows: 2 },
      { seed: 9, share: 0.9, fill: 0.55 },
    );
    pen.curve("M150 82C156 66 176 66 180 52C182 44 190 38 204 44", 3.4, "pale");
    pen.curve("M140 82C132 68 108 74 100 62", 3.4, "pale");
    // Right hill: a works with a saw-tooth roof and a stack.
    hill(218, 54, 78, "leaf");
    pen.rect(240, 30, 8, 74, "pale");
    pen.path("M186 53H252L262 24H176z", "leaf");
    pen.rect(240, 92, 8, 5, "accent");
    pen.path("M190 52V76L204 88V76L218 88V76L232 88V76H236V52z", "ink");
    pen.path("M193 77L202 85V77zM207 77L216 85V77zM221 77L230 85V77z", "lit");
    pen.windows(
      { x: 192, y: 57, width: 42, height: 12, columns: 5, rows: 1 },
      { seed: 2, share: 1, fill: 0.6 },
    );
    pen.curve("M212 53C210 36 176 40 160 22C152 12 140 6 126 2", 4.4, "pale");
    // Left hill: a store with a colonnade.
    hill(52, 56, 84, "leaf");
    pen.path("M22 56H86L92 42H14z", "steel");
    pen.rect(24, 54, 60, 26, "pale");
    pen.path("M20 80L54 98L88 80z", "accent");
    pen.rect(20, 77, 68, 4, "ink");
    pen.path(
      "M30 56h9v17h-9zM44 56h9v17h-9zM58 56h9v17h-9zM72 56h7v17h-7z",
      "lit",
    );
    pen.curve(
      "M27 56V77M41.500 56V77M55.500 56V77M69.500 56V77M81 56V77",
      2.6,
      "ink",
    );
    pen.curve("M64 55C76 42 48 34 54 22C58 14 70 8 86 6", 4.4, "pale");
    for (const [x, y, size] of [
      [6, 36, 22],
      [92, 46, 16],
      [14, 22, 16],
    ] as const)
      tree(pen, { x, y, width: size, height: size, seed: x });
    // Front hill: a house.
    hill(112, 20, 96, "ground");
    pen.rect(96, 18, 40, 20, "steel");
    pen.rect(124, 44, 6, 14, "ink");
    pen.path("M90 36L104 54H128L142 36z", "ink");
    sash(pen, [101, 23, 9, 9]);
    sash(pen, [123, 23, 9, 9]);
    pen.rect(113, 18, 7, 14, "accent");
    pen.curve(
      `M117 17C120 6 150 6 146 -6C142 -14 120 -16 110 ${round(view.bottom - 6)}`,
      6,
      "pale",
    );
    for (const [x, y, size] of [
      [78, 12, 20],
      [156, 8, 17],
      [240, 34, 15],
      [250, 26, 19],
    ] as const)
      cypress(pen, x, y, size);
    if (crop === "wide") {
      tree(pen, { x: -64, width: 44, height: 50, seed: 71 });
      tree(pen, { x: -98, width: 32, height: 34, seed: 72 });
    }
  },
};
