import { band, clumps, lamp, sash } from "../parts.ts";
import { cypress, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const financialServices: Scene = {
  subject: "a bank with columns, steps and a clock in its gable",
  hour: "sunrise",
  seed: 269,
  width: 228,
  height: 136,
  place: {
    wide: { size: 0.74, x: 0.66 },
    card: { size: 0.66, x: 0.6 },
    square: { size: 0.52, x: 0.56 },
  },
  sun: { x: 0.64, y: 0.3, radius: 0.19 },
  draw(pen, crop, view) {
    // Wings.
    pen.rect(0, 0, 228, 62, "ink");
    pen.path("M-3 58H231V62H-3zM0 64H40V67H0zM188 64H228V67H188z", "steel");
    pen.curve(
      "M3 62V65M10 62V65M17 62V65M24 62V65M31 62V65M38 62V65M190 62V65M197 62V65M204 62V65M211 62V65M218 62V65M225 62V65",
      1.5,
      "steel",
    );
    pen.rect(-3, 55, 234, 2.5, "pale");
    for (const x of [8, 24, 194, 210]) {
      pen.path(`M${x} 14H${x + 10}V40C${x + 10} 47 ${x} 47 ${x} 40z`, "lit");
      pen.curve(
        `M${x + 5} 14V45M${x} 26H${x + 10}M${x} 38H${x + 10}`,
        1,
        "ink",
      );
      pen.rect(x - 1.5, 11, 13, 2, "pale");
    }
    // Portico: back wall with door and windows, then six columns.
    pen.rect(42, 0, 144, 80, "ink");
    pen.path("M102 12H126V48C126 58 102 58 102 48z", "lit");
    pen.path("M105 12H113V40H105zM115 12H123V40H115z", "accent");
    pen.curve("M114 41V55M103 41H125", 1, "ink");
    for (const x of [60, 81, 137, 158]) {
      sash(pen, [x, 20, 10, 24], [2, 3]);
      pen.rect(x, 52, 10, 10, "lit");
    }
    for (const x of [46, 68, 90, 128, 150, 172]) {
      pen.path(
        `M${x} 12h12v3h-12zM${x} 71h12v3.5h-12zM${x + 1.5} 68h9v3h-9zM${x + 1.5} 15h9L${x + 9.8} 68h-7.6z`,
        "pale",
      );
      pen.path(`M${x + 7} 15h3.5L${x + 9.8} 68h-2.8z`, "steel");
    }
    // Entablature, gable and clock.
    pen.rect(40, 74.5, 148, 10, "pale");
    pen.rect(40, 79, 148, 1.4, "steel");
    pen.rect(36, 84.5, 156, 3.5, "pale");
    pen.path("M34 88H194L114 126z", "pale");
    pen.path("M52 91.5H176L114 121z", "ink");
    pen.circle(114, 102, 10.5, "accent");
    pen.circle(114, 102, 8.4, "pale");
    pen.curve("M114 102V108M114 102L118.5 99.5", 1.4, "ink");
    pen.curve(
      "M114 109.3V109.5M114 94.5V94.7M106.5 102H106.7M121.3 102H121.5",
      1.2,
      "ink",
    );
    pen.path(
      "M74 93.5C82 93.5 92 95 97 101C90 98 82 97 74 93.5zM154 93.5C146 93.5 136 95 131 101C138 98 146 97 154 93.5z",
      "steel",
    );
    pen.path(
      "M111 125H117V130H111zM34 88H40V93H34zM188 88H194V93H188z",
      "pale",
    );
    pen.curve("M114 130V138", 1.2, "ink");
    // Steps between two plinths with lamps.
    pen.path("M42 8H186V12H42zM38 4H190V8H38zM34 -3H194V4H34z", "pale");
    pen.path("M42 8H186V9.3H42zM38 4H190V5.3H38zM34 -0.5H194V0.8H34z", "steel");
    pen.path("M30 -3H42V14H30zM186 -3H198V14H186z", "steel");
    for (const x of [36, 192]) lamp(pen, x, 24, 14);
    for (const x of [4, 20, 208, 224]) cypress(pen, x, -3, 20);
    band(pen, view, -3, "steel", -5.5);
    if (crop !== "wide") return;
    // A street clock and trees on the square.
    pen.curve("M-52 -3V42", 2.4, "ink");
    pen.path("M-56 -3H-48L-50 6H-54z", "ink");
    pen.circle(-52, 50, 9.5, "ink");
    pen.circle(-52, 50, 7.5, "lit");
    pen.curve("M-52 50V55M-52 50L-48 52", 1.1, "ink");
    for (const x of [-22, -94])
      tree(pen, { x, y: -3, width: 46, height: 50 + (x % 7), seed: -x });
    pen.curve("M-124 3H-104M-124 7H-104M-122 -3V8M-106 -3V8", 1.5, "ink");
    clumps(pen, [-74, 0, 4, -68, 0, 4.5, -36, 0, 4], "leaf");
  },
};
