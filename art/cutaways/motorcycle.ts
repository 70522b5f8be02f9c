import type { Cutaway } from "../cutaway.ts";
import { bookcase, gable } from "../interiors.ts";
import { band, strokes, wheel } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { touringMotorcycle } from "../touring-motorcycle.ts";
import { car } from "../vehicles.ts";

export const motorcycleCutaway: Cutaway = {
  subject:
    "a touring motorcycle with a passenger on a desert road: a car turns in front of it, and an open garage holds another bike and the gear",
  hour: "evening",
  seed: 944,
  width: 736,
  height: 400,
  place: { cutaway: { x: 0.5, size: 0.625 } },
  sun: { x: 0.3, y: 0.24, radius: 0.1 },
  pins: {
    gear: { dot: [140, 118], badge: [11, 44] },
    garage: { dot: [56, 34], badge: [12, 90] },
    passenger: { dot: [298, 138], badge: [32, 47] },
    bags: { dot: [262, 66], badge: [36.5, 90] },
    rider: { dot: [361, 158], badge: [54, 36] },
    turn: { dot: [608, 44], badge: [85, 47] },
  },
  draw(pen, _format, view) {
    const mesa = (x: number, width: number, height: number) =>
      pen.path(
        `M${x} 0l${width * 0.14} ${height * 0.5}h${width * 0.04}l${width * 0.03} ${height * 0.5}h${width * 0.58}l${width * 0.03}-${height * 0.5}h${width * 0.04}l${width * 0.14}-${height * 0.5}z`,
        "ridge3",
      );
    mesa(424, 236, 206);
    mesa(600, 250, 136);
    band(pen, view, 12, "steel", view.bottom);
    band(pen, view, 12, "pale", 7);
    const dashes: number[][] = [];
    for (let x = view.left - 30; x < view.right; x += 92)
      dashes.push([x, -88, x + 48, -88]);
    strokes(pen, dashes, 4, "lit");
    for (const [x, size] of [
      [478, 2.2],
      [720, 2.6],
    ] as const)
      pen.group({ x, y: 10, scale: size }, () =>
        pen.path(
          "M0 0l-11 9l9-4l-5 11l7-8l1 13l3-13l6 9l-3-11l9 4l-10-10z",
          "leaf",
        ),
      );

    // The garage without its front: a bike on its stand, gear on hooks, tools.
    pen.rect(-20, 10, 198, 142, "lit");
    gable(pen, { left: -22, right: 180, y: 156, rise: 58, eave: 14 });
    strokes(pen, [[-20, 92, 60, 92]], 4, "ink");
    pen.path("M-12 94h20v16h-20zM14 94h16v12h-16zM36 94h18v20h-18z", "ridge3");
    strokes(pen, [[84, 132, 166, 132]], 4, "ink");
    pen.path(
      "M96 130C96 118 90 116 90 104V82H114V104C114 116 108 118 108 130z",
      "ink",
    );
    strokes(pen, [[102, 126, 102, 84]], 2, "accent");
    strokes(pen, [[140, 132, 140, 126]], 3, "ink");
    pen.path("M124 108C124 130 156 130 156 110L152 102H128z", "accent");
    pen.path("M140 118H157V110H140z", "ink");
    bookcase(pen, { x: 132, y: 12, width: 38 });
    vintageBike(pen, 10, 12);
    strokes(
      pen,
      [
        [-20, 10, -20, 160],
        [178, 10, 178, 34],
        [178, 130, 178, 160],
        [-26, 156, 184, 156],
      ],
      8,
      "ink",
    );
    strokes(pen, [[-30, 8, 190, 8]], 8, "ink");

    // The car that turns across, and the marks of its tires.
    pen.curve(
      "M768 -74C690 -66 628 -44 608 -6M768 -52C736 -46 722 -30 716 -6",
      6,
      "ink",
    );
    car(pen, { x: 654, y: -6, scale: 1.55, mirror: true }, "ridge1", "ink");
    person(
      pen,
      { x: 640, y: 44, height: 34, mirror: true },
      { skin: "fair", top: "accent", pose: "sit" },
    );
    pen.rect(552, 28, 8, 9, "accent", 2);

    // The motorcycle and the two on it.
    pen.group({ x: 228, y: -4, scale: 1.5 }, () => {
      touringMotorcycle(pen);
      person(
        pen,
        { x: 47, y: 64, height: 82 },
        { skin: "brown", top: "leaf", pose: "sit", arms: [[4, 22, 13, 18]] },
      );
      strokes(pen, [[50, 64, 72, 52, 66, 30, 74, 29]], 9, "ink");
      person(
        pen,
        { x: 76, y: 56, height: 88 },
        {
          skin: "tan",
          top: "steel",
          pose: "sit",
          arms: [[3, 23, 9, 15, 13, 20]],
        },
      );
      strokes(pen, [[78, 56, 100, 44, 92, 22, 101, 20]], 10, "ink");
      helmet(pen, 47, 104, "pale");
      helmet(pen, 77, 99, "accent");
    });
  },
};

function helmet(pen: Pen, x: number, y: number, color: "accent" | "pale") {
  pen.group({ x, y }, () => {
    pen.path("M-13 -4C-15 17 13 18 14 2L12 -9H-6C-10 -9 -13 -8 -13 -4z", color);
    pen.path("M2 -1H15V6H4C2 6 1 0 2 -1z", "ink");
  });
}

/** A small street bike on its stand. */
function vintageBike(pen: Pen, x: number, y: number) {
  pen.group({ x, y }, () => {
    wheel(pen, 12, 16, 16, "steel", "pale");
    wheel(pen, 84, 16, 16, "steel", "pale");
    strokes(pen, [[12, 16, 34, 28, 66, 36, 60, 14, 36, 12, 12, 16]], 4, "ink");
    pen.path("M36 10h24v18H36z", "steel");
    pen.path("M46 34C46 48 70 48 74 38L68 32z", "leaf");
    pen.path("M4 38C14 42 30 38 46 38L46 32H24C16 32 8 34 4 38z", "ink");
    strokes(pen, [[84, 16, 72, 50, 62, 54]], 4, "ink");
    strokes(pen, [[12, 10, 44, 10]], 4, "pale");
    pen.circle(80, 42, 5, "lit");
    strokes(pen, [[46, 12, 38, -1]], 3, "ink");
  });
}
