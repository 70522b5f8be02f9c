import { clumps, sash } from "../parts.ts";
import { round } from "../pen.ts";
import { cypress, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const privateClient: Scene = {
  subject:
    "a hill-country estate above its vineyard, with an iron gate on the drive",
  hour: "noon",
  seed: 131,
  width: 260,
  height: 138,
  place: {
    wide: { size: 0.76, x: 0.64 },
    card: { size: 0.66, x: 0.55 },
    square: { size: 0.52, x: 0.54 },
  },
  sun: { x: 0.22, y: 0.3, radius: 0.14 },
  draw(pen, crop, view) {
    const left = round(view.left - 5);
    const right = round(view.right + 5);
    // The hill with vineyard rows that run down it.
    pen.path(
      `M${left} -10V6C${round(left / 2)} 8 60 16 110 42C150 60 220 56 ${right} ${crop === "wide" ? 34 : 48}V-10z`,
      "ridge3",
    );
    let rows = "";
    for (let row = 0; row < 9; row++) {
      const x = 150 + row * 15;
      rows += `M${x} 48C${x - 8} 30 ${x - 22 + row * 4} 10 ${x - 44 + row * 9} -9`;
    }
    pen.curve(rows, 4.6, "leaf");
    pen.curve(rows.replaceAll("M", "M"), 1, "ground");
    // The drive from the gate.
    pen.path(
      "M36 -6C60 14 100 6 104 20C106 30 150 34 152 50H160C160 34 118 30 120 18C120 2 84 -2 66 -10z",
      "pale",
    );
    // The house: wings, tower, loggia.
    for (const [x, y, size] of [
      [108, 40, 34],
      [118, 43, 26],
      [246, 50, 36],
      [236, 51, 26],
    ] as const)
      cypress(pen, x, y, size);
    pen.rect(126, 46, 102, 32, "pale");
    pen.path("M118 76L130 94H180L186 76zM182 76L192 98H220L236 76z", "accent");
    pen.rect(136, 84, 8, 20, "ink");
    pen.rect(212, 88, 8, 18, "ink");
    pen.rect(166, 46, 26, 72, "pale");
    pen.path("M161 116L179 134L197 116z", "accent");
    pen.path("M172 102v6a7 7 0 0 0 14 0v-6z", "lit");
    pen.rect(166, 96, 26, 2.4, "ink");
    pen.path("M173 48v18a6 6 0 0 0 12 0v-18z", "ink");
    pen.path("M175 48v18a4 4 0 0 0 8 0v-18z", "lit");
    for (const x of [130, 142, 154, 196, 207, 218])
      pen.path(`M${x} 48v14a4 4 0 0 0 8 0v-14z`, "lit");
    pen.curve(
      "M128 66V48M140 66V48M152 66V48M194 66V48M205 66V48M216 66V48",
      1.4,
      "ink",
    );
    sash(pen, [173, 80, 12, 12]);
    pen.rect(122, 44, 112, 4, "ink");
    clumps(
      pen,
      [
        128, 46, 5, 138, 45, 4, 196, 46, 5, 208, 45, 4.5, 222, 46, 5, 230, 46,
        4,
      ],
      "leaf",
    );
    // The gate: stone piers with lanterns, open-work leaves, walls to both sides.
    pen.rect(
      crop === "wide" ? left : 0,
      -8,
      crop === "wide" ? 14 - left : 14,
      20,
      "steel",
    );
    pen.rect(
      crop === "wide" ? left : 0,
      11,
      crop === "wide" ? 16 - left : 16,
      3,
      "pale",
    );
    pen.rect(82, -8, 18, 20, "steel");
    pen.rect(80, 11, 20, 3, "pale");
    for (const x of [10, 74]) {
      pen.rect(x, -8, 14, 46, "steel");
      pen.rect(x - 2, 37, 18, 4, "pale");
      pen.curve(`M${x} 4h14M${x} 16h14M${x} 28h14`, 0.8, "ink");
      pen.path(`M${x + 3} 41h8l2 10h-12z`, "lit");
      pen.path(`M${x} 51h14l-7 7z`, "ink");
    }
    let bars = "";
    for (let bar = 0; bar <= 10; bar++) {
      const x = 26 + bar * 4.6;
      bars += `M${round(x)} -8V${round(26 + Math.abs(bar - 5) * 1.6)}`;
    }
    pen.curve(`${bars}M25 -4H73M25 14H73M25 35Q49 16 73 35`, 1.6, "ink");
    pen.curve("M49 -8V27", 2.4, "ink");
    pen.circle(49, 14, 3, "accent");
    if (crop === "wide")
      tree(pen, { x: -58, y: 12, width: 50, height: 62, seed: 81 });
  },
};
