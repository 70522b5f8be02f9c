import { band } from "../parts.ts";
import { person } from "../people.ts";
import { fence, grass } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const customerService: Scene = {
  subject:
    "a woman calls from a lit telephone booth at a ranch road, next to a mailbox with a letter",
  hour: "dusk",
  seed: 179,
  width: 200,
  height: 150,
  place: {
    wide: { size: 0.82, x: 0.64 },
    card: { size: 0.76, x: 0.58 },
    square: { size: 0.58, x: 0.57 },
  },
  sun: { x: 0.22, y: 0.42, radius: 0.14 },
  draw(pen, crop, view) {
    // Poles with their wires.
    const poles =
      crop === "wide" ? [-236, -128, -20, 88, 196, 304] : [-128, 88, 196, 304];
    let lines = "";
    for (const [index, x] of poles.entries()) {
      lines += `M${x} 0V142M${x - 15} 132h30M${x - 11} 120h22`;
      const next = poles[index + 1];
      if (next === undefined) continue;
      const middle = (x + next) / 2;
      for (const [offset, y] of [
        [-13, 135],
        [13, 135],
        [0, 123],
      ] as const)
        pen.curve(
          `M${x + offset} ${y}Q${middle + offset} ${y - 18} ${next + offset} ${y}`,
          0.7,
          "thin",
        );
    }
    pen.curve(lines, 2.6, "thin");
    // The mailbox on its post, as high as a driver reaches.
    pen.group({ x: 30, y: -4, scale: 0.7 }, () => {
      pen.rect(32, -8, 8, 48, "thin");
      pen.path("M14 38H66V43H14z", "ink");
      pen.path("M26 24L36 40H30L20 40z", "ink");
      pen.path("M10 43H66V62C66 74 58 80 49 80H27C17 80 10 73 10 62z", "pale");
      pen.path("M10 43H36V62C36 74 31 80 27 80C17 80 10 73 10 62z", "steel");
      pen.path("M36 62H-4V58L0 43H36z", "accent");
      pen.path("M-4 58H20L8 50z", "pale");
      pen.curve("M36 43V62C36 74 31 80 25 80", 1.2, "ink");
      pen.rect(52, 60, 3.4, 38, "accent");
      pen.path("M52 84H70V98H52z", "accent");
      pen.circle(53.7, 61, 3, "ink");
    });
    // The booth: base, lit panes, frame, roof.
    pen.rect(106, -9, 72, 8, "steel");
    pen.rect(110, -2, 64, 112, "accent");
    pen.rect(116, 22, 52, 74, "lit");
    // The telephone, and a woman who calls.
    pen.rect(118, 50, 15, 30, "ink", 3);
    pen.circle(126, 60, 4.6, "pale");
    pen.curve("M133 56C140 52 134 66 140 67", 1.4, "ink");
    person(
      pen,
      { x: 152, y: 2, height: 86, mirror: true },
      { skin: "brown", top: "body", long: true, arms: [[-4, 22, -6, 14], [4, 23, 9, 20, 4.5, 29]] }, // prettier-ignore
    );
    pen.path("M118 2h22v14h-22zM144 2h22v14h-22z", "ink");
    pen.curve("M142 92V96M116 89H168", 2.4, "accent");
    pen.rect(106, 96, 72, 14, "ink");
    pen.rect(112, 99.5, 60, 7, "lit", 1);
    pen.path("M108 110H176L170 118H114z", "accent");
    grass(pen, 0, 100, { y: -8, count: 5, seed: 22 });
    if (crop === "wide")
      fence(pen, view.left, -20, { height: 16, step: 18, width: 1.8 });
    band(pen, view, -13, "steel", view.bottom - 5);
  },
};
