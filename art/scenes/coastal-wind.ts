import { band, strokes } from "../parts.ts";
import { round, sequence, type Pen } from "../pen.ts";
import type { Scene, View } from "../scene.ts";

export const coastalWind: Scene = {
  subject:
    "a tall beach house on pilings that two people board up; a clear morning, a wind that bends palms and dune grass",
  hour: "sunrise",
  weather: "front",
  seed: 601,
  width: 250,
  height: 150,
  place: {
    wide: { size: 0.86, x: 0.52 },
    card: { size: 0.8, x: 0.5 },
    post: { size: 0.82, x: 0.52 },
    square: { size: 0.6, x: 0.5 },
  },
  sun: { x: 0.73, y: 0.43, radius: 0.1 },
  ground: "pale",
  draw(pen, crop, view) {
    sea(pen, view);
    wind(pen, crop === "square" ? 1.35 : 1);
    palm(pen, 69, 104);
    palm(pen, 82, 70);
    if (crop === "wide") {
      palm(pen, -8, 60);
      pier(pen, view);
    }
    windsock(pen);
    house(pen);
    dunes(pen, view);
    crew(pen);
  },
};

function sea(pen: Pen, view: View) {
  band(pen, view, 35, "ridge2");
  band(pen, view, 23, "ridge3");
  const next = sequence(8);
  let caps = "";
  for (let index = 0; index < 26; index++) {
    const y = 32 - (index / 26) * 28;
    const x = view.left + next() * (view.right - view.left);
    const size = 2.6 + (32 - y) * 0.18;
    caps += `M${round(x)} ${round(y)}q${round(size)} ${round(size * 0.7)} ${round(size * 2)} 0q${round(-size)} ${round(size * 0.3)} ${round(-size * 2)} 0z`;
  }
  pen.path(caps, "pale");
  pen.path(
    `M${round(view.left - 5)} 5C60 8 150 4 190 -2S240 -10 ${round(view.right + 5)} -9V${round(view.bottom - 5)}H${round(view.left - 5)}z`,
    "pale",
  );
}

/** Long gusts from the sea. */
function wind(pen: Pen, rise: number) {
  for (const [x, y, length] of [
    [188, 138, 64],
    [22, 142, 66],
  ] as const) {
    const at = y * rise;
    pen.curve(
      `M${x + length} ${at}H${x}c-10 0-12 9-4 10c5 0 5-6 1-6`,
      1.8,
      "pale",
    );
    pen.curve(`M${x + length * 0.8} ${at - 6}H${x + 10}`, 1.8, "pale");
  }
}

function palm(pen: Pen, x: number, height: number) {
  const lean = height * 0.36;
  const [topX, topY] = [round(x - lean), height];
  pen.curve(
    `M${x} -2C${x} ${round(height * 0.5)} ${round(x - lean * 0.4)} ${round(height * 0.86)} ${topX} ${topY}`,
    4,
    "ink",
  );
  let d = "";
  for (const [reach, up, bend] of [
    [26, 16, 17],
    [38, 8, 15],
    [42, -5, 10],
    [36, -18, 4],
    [24, -28, -3],
    [6, -26, -8],
    [8, 20, 18],
  ] as const)
    d += `M${topX + 3} ${topY}Q${round(topX - reach * 0.5)} ${round(topY + bend)} ${round(topX - reach)} ${round(topY + up)}Q${round(topX - reach * 0.45)} ${round(topY + bend - 9)} ${topX} ${round(topY - 4)}z`;
  pen.path(d, "leaf");
}

function windsock(pen: Pen) {
  pen.curve("M246 -8V118", 2.2, "thin");
  pen.circle(246, 119, 2.2, "thin");
  const half = (at: number) => 7 - at * 0.1;
  const middle = (at: number) => 110 + at * 0.14;
  for (const [from, to, color] of [
    [0, 9, "accent"],
    [9, 18, "pale"],
    [18, 27, "accent"],
    [27, 35, "pale"],
  ] as const)
    pen.polygon(
      [
        [245 - from, middle(from) + half(from)],
        [245 - to, middle(to) + half(to)],
        [245 - to, middle(to) - half(to)],
        [245 - from, middle(from) - half(from)],
      ],
      color,
    );
}

/** Two floors under a steep gable, braced pilings, boards on most of the windows. */
function house(pen: Pen) {
  pen.curve("M98 -4V38M122 -4V38M146 -4V38M170 -4V38", 4, "ink");
  pen.curve("M98 8L122 34M122 8L98 34M146 8L170 34M170 8L146 34", 1.3, "ink");
  pen.path("M92 42V96L134 130L176 96V42z", "leaf");
  pen.curve(
    "M94 54H174M94 66H174M94 78H174M94 90H174M104 102H164M118 114H150",
    0.8,
    "ink",
  );
  pen.path("M92 42h4v57l-4-3zM176 42h-4v57l4-3zM92 70H176V74H92z", "pale");
  pen.path("M84 87L134 128L184 87L188 92L134 137L80 92z", "ink");
  pen.circle(134, 113, 6.5, "pale");
  pen.circle(134, 113, 4.8, "lit");
  // Upper windows: one boarded, one half.
  for (const x of [104, 142]) {
    pen.rect(x - 2, 77, 26, 23, "pale");
    pen.rect(x, 79, 22, 19, "lit");
  }
  board(pen, 102, 77, 26, 23);
  pen.curve("M153 79V98M142 88.500H164", 1, "ink");
  // Below: a boarded window, the door, a lit one.
  board(pen, 102, 47, 24, 19);
  pen.rect(132, 42, 16, 26, "pale");
  pen.rect(134, 42, 12, 24, "accent");
  pen.rect(136, 52, 8, 11, "lit");
  board(pen, 153, 47, 17, 19);
  // The deck and its rail.
  pen.rect(84, 37, 104, 5, "steel");
  pen.curve(
    "M86 42V54M100 42V54M114 42V54M128 42V54M152 42V54M164 42V54M176 42V54M186 42V54M86 54H128M152 54H186M86 48H128M152 48H186",
    1.2,
    "pale",
  );
  // Stairs to the sand.
  pen.path("M128 42H152L160 -7H120z", "steel");
  pen.curve(
    "M127.500 36H152.500M126.500 29H153.500M125 22H155M124 15H156M123 8H157M122 1H158",
    1.3,
    "pale",
  );
  pen.curve("M128 54L120.500 8M152 54L159.500 8", 1.6, "pale");
  pen.path("M118.500 -8h3.500v18h-3.500zM158 -8h3.500v18h-3.500z", "ink");
}

function board(pen: Pen, x: number, y: number, width: number, height: number) {
  pen.rect(x, y, width, height, "accent");
  const mid = round(y + height / 2);
  pen.curve(`M${x + 1} ${mid}H${x + width - 1}`, 1, "ink");
  strokes(
    pen,
    [x + 2.5, x + width - 2.5].flatMap((at) =>
      [y + 2.5, mid - 2.5, mid + 2.5, y + height - 2.5].map((up) => [
        at,
        up,
        at,
        up,
      ]),
    ),
    1.5,
    "ink",
  );
}

function crew(pen: Pen) {
  // A ladder from the sand to the upper window.
  const rungs = Array.from({ length: 13 }, (_, index) => {
    const y = 4 + index * 6.6;
    const x = 192 - y * 0.27;
    return [x, y, x + 9, y];
  });
  strokes(pen, [[193, -6, 168, 88], [202, -6, 177, 88], ...rungs], 1.5, "pale");
  // A person on it, who fits a board.
  pen.group({ x: 150, y: 75, turn: -7 }, () => board(pen, 0, 0, 17, 27));
  pen.group({ x: 179, y: 58, turn: 6 }, () => {
    pen.curve("M1 0V11M7 4L5 12", 3, "ink");
    pen.path("M-1 11C-2 19 0 24 4 24S9 18 8 11z", "ink");
    pen.curve("M2 22L-10 26M3 20L-11 17", 2.2, "ink");
    pen.circle(3, 29, 3.3, "ink");
    pen.path("M-1.500 30H7C7 34 -1 34.500 -1.500 30z", "accent");
  });
  // A person below, who carries the next board.
  pen.group({ x: 220, y: -10 }, () => {
    pen.curve("M1 0L5 13L4 15M12 0L6.500 14", 3.4, "ink");
    pen.path("M2 13L1.500 26C3 29 9 29 10 26L9 13z", "ink");
    pen.circle(5.5, 32.5, 3.5, "ink");
    pen.path("M0.500 33.500H9.500C9.500 38 1.500 38 0.500 33.500z", "pale");
    pen.path("M-12 12L20 9L21 27L-11 30z", "accent");
    pen.curve("M-11.500 21L20.500 18", 0.9, "ink");
    pen.curve("M3 25L4 17H8", 2.4, "ink");
  });
}

/** Dune grass that leans with the wind, and the sand fence. */
function dunes(pen: Pen, view: View) {
  const next = sequence(4);
  let blades = "";
  for (const x of [52, 88, 186])
    for (let index = 0; index < 6; index++) {
      const reach = 6 + index * 2.6 + next() * 3;
      const tall = 17 - index * 2.3 + next() * 2;
      const [tipX, tipY] = [round(x - reach), round(-9 + tall)];
      const bow = round(-9 + tall * 1.05);
      blades += `M${x} -10Q${round(x - reach * 0.3)} ${bow} ${tipX} ${tipY}Q${round(x - reach * 0.2)} ${round(bow - 5)} ${x + 4} -10z`;
    }
  pen.path(blades, "leaf");
  const slats: number[][] = [];
  for (let x = 18; x > view.left - 8; x -= 7) slats.push([x, -10, x - 3.5, 8]);
  strokes(pen, slats, 2, "steel");
  strokes(
    pen,
    [
      [view.left - 8, 4.5, 16, 4.5],
      [view.left - 8, -4.5, 17, -4.5],
    ],
    0.8,
    "ink",
  );
}

function pier(pen: Pen, view: View) {
  pen.rect(272, 44, view.right - 260, 3, "ink");
  const posts: number[][] = [];
  for (let x = 276; x < view.right; x += 13) posts.push([x, 44, x, 14]);
  strokes(pen, posts, 2, "ink");
  pen.rect(277, 47, 22, 12, "ink");
  pen.path("M273 58H303L296 67H280z", "steel");
  pen.path("M281 50h5v6h-5zM290 50h5v6h-5z", "lit");
}
