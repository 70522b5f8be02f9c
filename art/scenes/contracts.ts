import { strokes, wheel } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const contracts: Scene = {
  subject:
    "plans and a contract on a trestle table before a job trailer, a concrete frame going up behind",
  hour: "noon",
  seed: 641,
  width: 248,
  height: 128,
  place: {
    wide: { size: 0.78, x: 0.58 },
    card: { size: 0.72, x: 0.52 },
    post: { size: 0.74, x: 0.54 },
    square: { size: 0.54, x: 0.52 },
  },
  sun: { x: 0.2, y: 0.26, radius: 0.1 },
  draw(pen, crop) {
    if (crop === "wide") {
      tree(pen, { x: -60, width: 46, height: 58, seed: 31 });
      lumber(pen);
    }
    frame(pen);
    trailer(pen);
    people(pen);
    table(pen);
  },
};

/** Slabs on columns, props under the newest. */
function frame(pen: Pen) {
  const columns = [128, 156, 184, 212, 240];
  strokes(
    pen,
    columns.map((x) => [x, 0, x, x > 200 ? 88 : 116]),
    4,
    "thin",
  );
  for (const y of [30, 58, 86]) pen.rect(120, y, 126, 5, "thin");
  pen.rect(120, 114, 72, 5, "thin");
  strokes(
    pen,
    [135, 142, 149, 163, 170, 177].map((x) => [x, 91, x, 114]),
    1.3,
    "accent",
  );
  strokes(
    pen,
    columns.map((x) => (x > 200 ? [x, 91, x, 100] : [x, 119, x, 128])),
    1.5,
    "thin",
  );
  // A guard rail, stairs between two floors, a person who checks the props.
  pen.curve(
    "M194 99H246M194 95H246M203 91V100M226 91V100M245 91V100",
    1,
    "accent",
  );
  pen.path("M214 63L234 86H240L220 63z", "steel");
  pen.path("M196 91V101C196 104 201 104 201 101V91z", "steel");
  pen.circle(198.5, 106, 2.4, "ink");
  pen.path(
    "M194.500 106.500H202.500C202 110.500 195.500 110.500 194.500 106.500z",
    "accent",
  );
}

function trailer(pen: Pen) {
  pen.curve("M4 12L-8 8V0", 2, "ink");
  pen.rect(2, 10, 112, 50, "pale");
  pen.rect(2, 10, 112, 6, "steel");
  pen.rect(-2, 60, 120, 4, "ink");
  pen.rect(2, 47, 112, 4, "accent");
  pen.rect(20, 64, 22, 9, "steel");
  pen.curve("M24 66V71M29 66V71M34 66V71M38 66V71", 1, "ink");
  pen.curve("M100 64V86M96 82H104M97 78H103", 1.3, "ink");
  pen.rect(8, 24, 26, 18, "ink");
  pen.rect(10, 26, 22, 14, "lit");
  pen.curve("M10 29.500H32M10 33H32M10 36.500H32", 0.8, "ink");
  // The open door and its steps.
  pen.rect(42, 10, 20, 34, "ink");
  pen.rect(44, 11, 16, 31, "lit");
  pen.path("M62 10L74 6V42L62 44z", "accent");
  pen.path("M65 26L71 25V36L65 37.500z", "lit");
  pen.path("M40 8H64V10H40zM38 4H66V6H38zM36 0H68V2H36z", "steel");
  pen.curve("M39 0V24L41 28", 1.3, "ink");
  pen.rect(82, 24, 24, 18, "ink");
  pen.rect(84, 26, 20, 14, "lit");
  pen.curve("M94 26V40", 1, "ink");
  wheel(pen, 83, 5, 7.5, "steel", "pale");
  wheel(pen, 99, 5, 7.5, "steel", "pale");
  pen.curve("M14 10V0M30 10V0M110 10V0", 2, "ink");
}

function people(pen: Pen) {
  for (const [x, coat, hat] of [
    [170, "pale", "accent"],
    [198.5, "steel", "pale"],
  ] as const) {
    pen.path(
      `M${x - 8.5} 14V35C${x - 8.5} 40 ${x - 4} 42.500 ${x} 42.500S${x + 8.5} 40 ${x + 8.5} 35V14z`,
      coat,
    );
    pen.circle(x, 47.5, 4.8, "ink");
    pen.path(
      `M${x - 7.5} 48.500H${x + 7.5}V50H${x + 6}C${x + 6} 58 ${x - 6} 58 ${x - 6} 50H${x - 7.5}z`,
      hat,
    );
  }
  // A vest; a hand on the plan.
  pen.path(
    "M162 14V39L167 41.500L169 30V14zM178 14V39L173 41.500L171 30V14z",
    "accent",
  );
  pen.curve("M164 37L160 27", 3.4, "pale");
  pen.curve("M192 37L186 26", 3.6, "steel");
  pen.circle(185.5, 25, 1.9, "ink");
}

/** The plan hangs over the edge; the contract lies next to it, signed at the bottom. */
function table(pen: Pen) {
  pen.curve("M142 -9L149 12L156 -9M210 -9L217 12L224 -9", 2.6, "ink");
  pen.path("M140 28H226L238 15H128z", "accent");
  pen.rect(128, 12, 110, 3, "ink");
  pen.path("M154 26.500H192L194 15V-3C190 -6 154 -6 150 -3V15z", "ridge3");
  pen.curve(
    "M158 22.500H188M157 18.500H190M156 11V1H174V11zM174 7H188V11H174M164 1V6M181 7V1H188V7",
    0.9,
    "pale",
  );
  pen.path("M201 26H217L223 17H204z", "pale");
  pen.curve("M205 23.500H215M206 21.500H217", 0.8, "steel");
  pen.curve("M213 18.800C214 20 215 18 216 19.200L218 18.600", 0.8, "accent");
  pen.curve("M134 18L149 23", 4, "pale");
  pen.circle(134, 18, 1.2, "steel");
}

function lumber(pen: Pen) {
  for (let row = 0; row < 3; row++)
    pen.rect(
      -36 + row * 2,
      row * 4.6,
      26 - row * 4,
      3.6,
      row === 1 ? "lit" : "accent",
    );
}
