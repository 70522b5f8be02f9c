import { cloud } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { band, boxes, lattice, strokes, wheel } from "../parts.ts";
import { sequence, type Pen } from "../pen.ts";
import { person } from "../people.ts";

/** The lease's level. Below it, the well and the flowline. */
const grade = 82;

export const energyCutaway: Cutaway = {
  subject:
    "a pump jack over its well, a leaking flowline, a substation, a wind turbine cut open",
  hour: "sunrise",
  seed: 902,
  width: 736,
  height: 400,
  place: { cutaway: { size: 0.625 } },
  sun: { x: 0.42, y: 0.4, radius: 0.11 },
  ground: false,
  pins: {
    well: { dot: [12, 24], badge: [15, 91] },
    flowline: { dot: [164, 26], badge: [33, 91] },
    crew: { dot: [366, 112], badge: [49, 91] },
    substation: { dot: [514, 104], badge: [67, 91] },
    hail: { dot: [690, 120], badge: [88, 91] },
    nacelle: { dot: [612, 412], badge: [56, 15] },
  },
  draw(pen, _crop, view) {
    const [left, right] = [
      Math.round(view.left - 5),
      Math.round(view.right + 5),
    ];
    lines(pen, right);
    turbine(pen);
    cloud(pen, { x: 710, y: 262, width: 115 }, "steel");
    hail(pen);
    band(pen, view, grade, "ground");
    // Rock layers, and the oil that the well reaches.
    pen.path(
      `M${left} -58C60 -50 90 -74 200 -80S420 -92 ${right} -84V-120H${left}z`,
      "ridge3",
    );
    pen.path(
      `M${left} -78C-10 -66 30 -70 60 -92C72 -102 90 -108 98 -120H${left}z`,
      "ink",
    );
    // Lease road, and the cable from the turbine to the substation.
    pen.rect(left, grade - 3, right - left, 5, "steel");
    strokes(pen, [[626, grade, 626, 52, 544, 52, 544, grade]], 4, "accent");
    well(pen);
    tanks(pen);
    crew(pen);
    substation(pen);
    panels(pen);
  },
};

/** A pump jack, and its casing down to the reservoir. */
function well(pen: Pen) {
  boxes(pen, [[1, -40, 22, 122]], "steel");
  boxes(pen, [[6, -98, 12, 180]], "pale");
  boxes(pen, [[10, -98, 4, 180]], "ink");
  pen.group({ x: -30, y: grade, scale: 1.75 }, () => {
    pen.rect(38, 0, 74, 5, "ink");
    strokes(
      pen,
      [
        [58, 3, 70, 46, 80, 3],
        [62, 17, 77, 17],
        [66, 31, 74, 31],
      ],
      3.4,
      "ink",
    );
    pen.path("M86 3H104V19H86z", "ink");
    pen.path("M104 3H114V13H104z", "steel");
    pen.path("M92 17L98 19L89 33C85 35 80 31 82 27z", "accent");
    strokes(pen, [[95, 16, 99, 53]], 2.2, "ink");
    pen.group({ x: 70, y: 48, turn: 10 }, () => {
      pen.path("M-40 -3H30V4H-40z", "ink");
      pen.path(
        "M-36 8C-41 8 -46 2 -46 -6L-44 -15C-38 -13 -34 -8 -33 -3H-30V8z",
        "accent",
      );
      pen.circle(0, 0, 3.4, "pale");
    });
    // Bridle from the horse head to the polished rod and the wellhead.
    strokes(pen, [[24, 34, 24, 8]], 1.8, "pale");
    pen.path("M19 0H30V11H19zM14 4H35V8H14z", "ink");
    pen.circle(37, 6, 3, "accent");
  });
}

/** A flowline leaks below the grass on its way to the tanks, one of them cut open. */
function tanks(pen: Pen) {
  pen.path(
    "M160 46C142 42 122 32 130 16C136 2 156 10 164 2C172 -6 186 -4 190 6C194 14 206 14 202 28C200 38 184 42 172 46z",
    "accent",
  );
  strokes(
    pen,
    [
      [32, 92, 46, 92, 46, 48, 158, 48],
      [172, 48, 214, 48, 214, 88],
    ],
    7,
    "ridge1",
  );
  boxes(
    pen,
    [
      [152, 42, 5, 12],
      [173, 42, 5, 12],
    ],
    "pale",
  );
  for (const [x, cut] of [
    [196, true],
    [258, false],
  ] as const) {
    boxes(pen, [[x, grade, 54, 92]], "steel");
    pen.path(`M${x - 3} ${grade + 92}h60l-30 15z`, "pale");
    if (cut) {
      boxes(pen, [[x + 6, grade + 6, 42, 82]], "lit");
      boxes(pen, [[x + 6, grade + 6, 42, 48]], "ink");
      boxes(pen, [[x + 6, grade + 50, 42, 5]], "accent");
    } else
      boxes(
        pen,
        [
          [x, grade + 30, 54, 3],
          [x, grade + 60, 54, 3],
        ],
        "ridge1",
      );
  }
}

/** A crew truck on the lease road, and a hand beside it. */
function crew(pen: Pen) {
  pen.group({ x: 346, y: grade + 2 }, () => {
    pen.path(
      "M2 14C0 14 0 16 0 18V36H40V54C40 57 42 58 45 58H66C69 58 71 57 73 54L84 37L100 33C104 32 106 29 106 25V16C106 14 105 13 103 13H4z",
      "accent",
    );
    pen.path("M46 38V52H64C66 52 67 51 68 50L76 38z", "skyTop");
    boxes(pen, [[100, 22, 6, 5]], "lit");
    boxes(
      pen,
      [
        [0, 36, 36, 4],
        [4, 40, 4, 20],
        [28, 40, 4, 20],
      ],
      "ink",
    );
    strokes(
      pen,
      [
        [-10, 61, 60, 61],
        [-10, 66, 60, 66],
      ],
      3,
      "steel",
    );
    wheel(pen, 22, 12, 12);
    wheel(pen, 86, 12, 12);
  });
  person(
    pen,
    { x: 330, y: grade + 1, height: 62 },
    {
      skin: "brown",
      top: "ridge3",
      hat: "accent",
      arms: [[4, 23, 9, 17, 14, 18]],
    },
  );
}

/** The lines from the gantry, behind the turbine and out of the picture. */
function lines(pen: Pen, right: number) {
  const top = grade + 128;
  let d = "";
  for (const x of [486, 514, 542])
    d += `M${x} ${top}Q${(x + right) / 2} ${top - 44 + (x - 514) / 4} ${right} ${top + 6 + (x - 514) / 3}`;
  pen.curve(d, 1.6, "ink");
}

/** Transformer with its front off, bushings, and the gantry of the lines. */
function substation(pen: Pen) {
  const top = grade + 128;
  lattice(pen, [470, grade], [470, top], { depth: 9, bays: 10, width: 2 });
  lattice(pen, [558, grade], [558, top], { depth: 9, bays: 10, width: 2 });
  lattice(pen, [464, top], [564, top], { depth: 9, bays: 10, width: 2 });
  for (const x of [486, 514, 542])
    strokes(pen, [[x, top, x, grade + 60]], 1.8, "ink");
  boxes(
    pen,
    [486, 514, 542].flatMap((x) => [
      [x - 5, top - 24, 10, 5] as const,
      [x - 5, top - 16, 10, 5] as const,
      [x - 3, grade + 54, 6, 20] as const,
    ]),
    "pale",
  );
  boxes(pen, [[478, grade + 2, 72, 52]], "ridge3");
  boxes(pen, [[483, grade + 7, 62, 42]], "ink");
  boxes(
    pen,
    [488, 507, 526].map((x) => [x, grade + 11, 14, 34] as const),
    "accent",
  );
  strokes(
    pen,
    [18, 25, 32, 39].flatMap((y) =>
      [488, 507, 526].map((x) => [x, grade + y, x + 14, grade + y]),
    ),
    1.8,
    "ink",
  );
}

/** Tower and nacelle with their front off: ladder, shaft, gearbox, generator, and a technician. */
function turbine(pen: Pen) {
  const [x, hub] = [626, 412];
  pen.path(
    `M${x - 18} ${grade - 20}H${x + 18}L${x + 11} ${hub - 24}H${x - 11}z`,
    "pale",
  );
  pen.path(
    `M${x - 12} ${grade}H${x + 12}L${x + 7} ${hub - 24}H${x - 7}z`,
    "steel",
  );
  const rungs: number[][] = [
    [x - 4, grade, x - 3, hub - 24],
    [x + 4, grade, x + 3, hub - 24],
  ];
  for (let y = grade + 8; y < hub - 28; y += 11)
    rungs.push([x - 3, y, x + 3, y]);
  strokes(pen, rungs, 1.6, "lit");
  // Blades from the side, the third one toward us.
  pen.path(
    `M568 ${hub}C560 ${hub + 30} 564 ${hub + 80} 570 ${hub + 116}L578 ${hub + 40}L578 ${hub}z`,
    "pale",
  );
  pen.path(`M573 ${hub}L570 ${hub + 116}L578 ${hub + 40}V${hub}z`, "steel");
  pen.path(
    `M568 ${hub}C558 ${hub - 30} 560 ${hub - 80} 566 ${hub - 128}L578 ${hub - 44}V${hub}z`,
    "pale",
  );
  pen.path(`M573 ${hub}L566 ${hub - 128}L578 ${hub - 44}V${hub}z`, "steel");
  pen.path(
    `M588 ${hub - 16}H576C560 ${hub - 16} 554 ${hub - 6} 554 ${hub}S560 ${hub + 16} 576 ${hub + 16}H588z`,
    "pale",
  );
  // The nacelle's room.
  pen.path(
    `M586 ${hub - 30}H700C708 ${hub - 30} 710 ${hub - 24} 710 ${hub - 16}V${hub + 22}C710 ${hub + 30} 706 ${hub + 34} 698 ${hub + 34}H600C590 ${hub + 34} 586 ${hub + 30} 586 ${hub + 24}z`,
    "pale",
  );
  pen.path(`M592 ${hub - 24}H704V${hub + 28}H592z`, "lit");
  boxes(
    pen,
    [
      [588, hub - 5, 66, 9],
      [592, hub - 26, 112, 6],
    ],
    "ink",
  );
  boxes(
    pen,
    [
      [600, hub - 14, 26, 28],
      [606, hub - 22, 14, 10],
    ],
    "accent",
  );
  boxes(
    pen,
    [
      [640, hub - 14, 30, 26],
      [644, hub - 22, 22, 10],
    ],
    "ridge3",
  );
  strokes(
    pen,
    [
      [646, hub - 10, 646, hub + 8],
      [652, hub - 10, 652, hub + 8],
      [658, hub - 10, 658, hub + 8],
      [664, hub - 10, 664, hub + 8],
    ],
    1.6,
    "ridge1",
  );
  person(
    pen,
    { x: 688, y: hub - 20, height: 44, mirror: true },
    {
      skin: "deep",
      top: "accent",
      hat: "ridge3",
      arms: [[4, 23, 9, 22, 13, 24]],
    },
  );
  // Wind vane.
  strokes(
    pen,
    [
      [692, hub + 34, 692, hub + 48],
      [684, hub + 48, 700, hub + 48],
    ],
    2,
    "ink",
  );
  // Smoke from a failed bearing.
  boxes(pen, [[608, hub - 4, 10, 7]], "lit");
}

/** Solar panels beside the tower, some of their glass broken by hail. */
function panels(pen: Pen) {
  for (const x of [654, 712]) {
    strokes(
      pen,
      [
        [x + 25, grade, x + 25, grade + 26],
        [x + 12, grade, x + 25, grade + 14],
      ],
      4,
      "ink",
    );
    pen.path(
      `M${x} ${grade + 14}L${x + 46} ${grade + 44}L${x + 50} ${grade + 38}L${x + 4} ${grade + 8}z`,
      "ink",
    );
    pen.path(
      `M${x - 1} ${grade + 17}L${x + 44} ${grade + 47}L${x + 48} ${grade + 41}L${x + 3} ${grade + 11}z`,
      "ridge2",
    );
    strokes(
      pen,
      [
        [
          x + 12,
          grade + 20,
          x + 15,
          grade + 18,
          x + 20,
          grade + 26,
          x + 25,
          grade + 24,
          x + 28,
          grade + 33,
        ],
      ],
      1.8,
      "pale",
    );
  }
}

function hail(pen: Pen) {
  const next = sequence(11);
  const stones: number[][] = [];
  for (let index = 0; index < 13; index++) {
    const y = 142 + index * 8.5;
    const x = 662 + next() * 98;
    stones.push([x, y, x + 1.5, y + 3]);
  }
  strokes(pen, stones, 5.5, "pale");
}
