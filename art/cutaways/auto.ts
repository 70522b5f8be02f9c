import { cloud, hail } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { band, strokes, wheel } from "../parts.ts";
import { person } from "../people.ts";
import { tree } from "../plants.ts";
import { car, pickup } from "../vehicles.ts";

export const autoCutaway: Cutaway = {
  subject:
    "a car without its side in traffic: it has hit a pickup, hail falls on it, and another car comes up behind",
  hour: "evening",
  seed: 943,
  width: 736,
  height: 400,
  place: { cutaway: { x: 0.5, size: 0.625 } },
  sun: { x: 0.2, y: 0.28, radius: 0.1 },
  pins: {
    behind: { dot: [44, 56], badge: [10, 53] },
    delivery: { dot: [136, 74], badge: [21, 90] },
    seats: { dot: [266, 112], badge: [41, 90] },
    glass: { dot: [380, 152], badge: [72, 24] },
    hood: { dot: [440, 74], badge: [60, 90] },
    ahead: { dot: [646, 56], badge: [90.5, 44] },
  },
  draw(pen, _format, view) {
    // A street with a signal.
    tree(pen, { x: 96, y: 6, width: 96, height: 176, seed: 41 });
    for (const [x, width, height, columns, rows] of [
      [622, 74, 172, 4, 8],
      [700, 80, 128, 4, 6],
    ] as const) {
      pen.rect(x, 6, width, height, "ridge3");
      pen.windows(
        {
          x: x + 8,
          y: 40,
          width: width - 16,
          height: height - 44,
          columns,
          rows,
        },
        { seed: x, fill: 0.44 },
      );
    }
    strokes(pen, [[596, 0, 596, 286, 496, 286]], 7, "ink");
    pen.rect(490, 206, 28, 74, "ink", 6);
    pen.circle(504, 266, 8, "accent");
    pen.circle(504, 243, 8, "steel");
    pen.circle(504, 220, 8, "steel");
    band(pen, view, 8, "steel", view.bottom);
    band(pen, view, 10, "pale", 5);
    const dashes: number[][] = [];
    for (let x = view.left - 20; x < view.right; x += 92)
      dashes.push([x, -88, x + 48, -88]);
    strokes(pen, dashes, 4, "lit");

    // Behind: a car that comes too fast.
    car(pen, { x: -72, y: -10, scale: 2.3 }, "ridge1");
    // Ahead: the pickup that was hit.
    pickup(pen, { x: 688, y: -12, scale: 2.3 }, "leaf");

    // The insured car without its side.
    pen.group({ x: 88, y: -12, scale: 1.24 }, () => {
      pen.path(
        "M2 34V84C2 92 6 97 12 100L38 138C43 145 49 147 57 147H196C206 147 213 145 219 139L258 100C290 97 316 92 330 84L326 70L338 60L330 46L340 34C340 30 336 26 330 26H12C6 26 2 29 2 34z",
        "accent",
      );
      // Cabin.
      pen.path(
        "M14 38V94L44 135C47 138 51 139 57 139H196C203 139 208 137 212 133L247 97L238 38z",
        "lit",
      );
      pen.path("M14 38H238L239 46H14z", "ink");
      pen.path("M247 97L212 133L217 138L256 100z", "pale");
      pen.path("M14 94L44 135L38 138L10 99z", "pale");
      // Engine bay with what the crash bent.
      pen.path(
        "M246 40H322L314 50L322 62L312 74L316 80C300 86 280 90 252 92z",
        "steel",
      );
      pen.path("M262 42H302V70H292V78H268V70H262z", "ink");
      strokes(
        pen,
        [
          [268, 50, 296, 50],
          [268, 57, 296, 57],
          [268, 64, 296, 64],
        ],
        2.4,
        "steel",
      );
      strokes(pen, [[310, 44, 304, 54, 312, 62, 306, 72]], 4, "pale");
      // The delivery in the back.
      pen.rect(18, 48, 42, 34, "steel", 3);
      strokes(
        pen,
        [
          [18, 66, 60, 66],
          [32, 82, 32, 88, 46, 88, 46, 82],
        ],
        3,
        "pale",
      );
      // Seats and the people on them.
      pen.path(
        "M66 46H112C118 46 118 56 112 57H84L78 100C77 106 68 106 68 100z",
        "steel",
      );
      pen.path(
        "M140 46H186C192 46 192 56 186 57H158L152 104C151 110 142 110 142 104z",
        "steel",
      );
      person(
        pen,
        { x: 94, y: 58, height: 92 },
        {
          skin: "brown",
          top: "leaf",
          pose: "sit",
          long: true,
          arms: [[4, 22, 11, 15]],
        },
      );
      strokes(pen, [[98, 58, 122, 58, 126, 47]], 11, "ink");
      person(
        pen,
        { x: 170, y: 58, height: 106 },
        { skin: "brown", top: "ridge3", pose: "sit", arms: [[4, 22, 15, 21]] },
      );
      strokes(pen, [[176, 58, 206, 60, 216, 48]], 12, "ink");
      strokes(
        pen,
        [
          [88, 96, 100, 64],
          [163, 100, 178, 66],
        ],
        3,
        "pale",
      );
      // Wheel, dashboard, mirror, pillar.
      pen.path("M216 86L246 94L240 60H226z", "steel");
      strokes(
        pen,
        [
          [224, 76, 212, 92],
          [206, 82, 218, 100],
        ],
        4,
        "ink",
      );
      strokes(pen, [[126, 139, 124, 48]], 5, "ink");
      // Cracks in the windshield, dents in the roof.
      strokes(
        pen,
        [
          [232, 116, 240, 116, 246, 110],
          [232, 116, 226, 126],
          [232, 116, 228, 108],
        ],
        2,
        "ink",
      );
      pen.path(
        "M70 149C74 143 82 143 86 149zM112 149C116 143 126 143 130 149zM160 149C164 143 172 143 176 149z",
        "ink",
      );
      strokes(pen, [[246, 96, 240, 38]], 6, "ink");
      pen.rect(0, 26, 336, 9, "ink", 3);
      pen.rect(0, 78, 7, 14, "ink", 2);
      for (const x of [70, 272]) {
        pen.path(
          `M${x - 38} 26C${x - 38} 78 ${x + 38} 78 ${x + 38} 26z`,
          "ink",
        );
        wheel(pen, x, 28, 29);
      }
    });
    // Where the two met.
    pen.path(
      "M506 118L514 98L500 88L518 80L516 60L530 76L544 66L540 86L556 96L536 98L536 118L522 104z",
      "lit",
    );

    cloud(pen, { x: 338, y: 400, width: 164 }, "steel");
    cloud(pen, { x: 258, y: 426, width: 113 }, "ridge2");
    hail(
      pen,
      [
        246, 364, 266, 320, 284, 352, 296, 286, 312, 334, 330, 368, 338, 300,
        356, 342, 372, 276, 384, 320, 398, 360, 410, 292, 226, 304, 318, 240,
        280, 232, 358, 236, 246, 256,
      ],
    );
  },
};
