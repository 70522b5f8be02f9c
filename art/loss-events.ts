import { clumps, sash, strokes } from "./parts.ts";
import type { Pen } from "./pen.ts";
import { person } from "./people.ts";
import type { Scene } from "./scene.ts";

/** Where the three scenes have their subject: whole in the middle, because a phone shows less of the sides. */
const frame = {
  width: 160,
  height: 110,
  place: { tile: { x: 0.5, size: 0.74 } },
};

/** What can happen to the building of the home page's comparison. Each picture is `/images/events/<name>.svg`. */
export const lossEvents = {
  hail: {
    ...frame,
    subject: "hail on the flat roof of an apartment building",
    hour: "dusk",
    weather: "rain",
    seed: 731,
    draw(pen) {
      pen.group({ x: 22, y: 0 }, () => apartments(pen, "pale"));
      // Holes that the hail has made in the roof.
      pen.path(
        "M40 68l3-6 5 2 3 4zM74 68l4-5 6-1 2 6zM112 68l2-4 5-2 4 6z",
        "ink",
      );
      const stones = [
        [30, 78],
        [46, 73],
        [62, 81],
        [80, 74],
        [98, 82],
        [118, 75],
        [134, 84],
        [6, 60],
        [148, 58],
        [12, 26],
        [150, 22],
      ];
      clumps(
        pen,
        stones.flatMap(([x, y]) => [x!, y!, 3.4]),
        "pale",
      );
      strokes(
        pen,
        stones.map(([x, y]) => [x! + 4, y! + 6, x! + 7, y! + 11]),
        1.4,
        "pale",
      );
    },
  },
  pipe: {
    ...frame,
    subject: "an apartment building cut open, with a burst pipe upstairs",
    hour: "sunrise",
    seed: 733,
    sun: { x: 0.16, y: 0.36, radius: 0.13 },
    draw(pen) {
      pen.rect(6, 108, 148, 6, "pale");
      pen.rect(10, 0, 140, 108, "ink");
      // Four rooms: only the two at the left are wet.
      pen.rect(15, 57, 62, 46, "lit");
      pen.rect(83, 57, 62, 46, "lit");
      pen.rect(15, 5, 62, 46, "far");
      pen.rect(83, 5, 62, 46, "ridge2");
      pen.curve("M15 97H44M54 97H145", 4, "steel");
      strokes(
        pen,
        [
          [46, 97, 43, 82, 38, 64],
          [49, 97, 49, 64],
          [52, 97, 55, 82, 60, 64],
        ],
        2.6,
        "ridge2",
      );
      pen.rect(15, 57, 62, 7, "ridge2");
      bed(pen, 16, 57, "ridge3");
      strokes(
        pen,
        [
          [28, 51, 28, 43],
          [42, 51, 42, 37],
          [56, 51, 56, 42],
          [66, 51, 66, 45],
        ],
        2.2,
        "ridge2",
      );
      sofa(pen, 22, 8, "accent");
      pen.rect(15, 5, 62, 6, "ridge2");
      bed(pen, 86, 57, "accent");
      sash(pen, [122, 76, 16, 16], [2, 1], "ink", "ridge1");
      sofa(pen, 88, 5, "pale");
      sash(pen, [122, 28, 16, 14], [2, 1], "ink", "lit");
      person(pen, { x: 134, y: 5, height: 25 }, { skin: "brown", top: "lit" });
    },
  },
  fire: {
    ...frame,
    subject: "a house on fire next to an apartment building",
    hour: "evening",
    weather: "front",
    seed: 737,
    sun: { x: 0.13, y: 0.28, radius: 0.11 },
    draw(pen) {
      pen.group({ x: -6, y: 0, scale: 0.82 }, () =>
        apartments(pen, "steel", 4),
      );
      // The heat has broken the windows of this side, and smoke has blackened it.
      clumps(pen, [84, 49, 9, 80, 36, 6, 87, 34, 5, 84, 23, 5], "steel");
      smoke(pen, 140, 102, 0.8);
      smoke(pen, 118, 92, 0.5);
      pen.path(
        "M104 34C94 54 108 60 104 78C116 72 120 62 118 54C124 62 124 72 122 84C138 74 146 54 140 34z",
        "accent",
      );
      pen.path("M114 34C110 48 118 52 117 62C126 54 132 46 129 34z", "lit");
      pen.path("M98 0V30H148V0zM90 27L112 45L118 38L126 42L156 27z", "ink");
      sash(pen, [104, 10, 11, 12], [2, 2], "ink", "accent");
      sash(pen, [131, 10, 11, 12], [2, 2], "ink", "accent");
      pen.rect(118, 0, 10, 20, "accent");
      clumps(pen, [92, 58, 1.8, 86, 68, 1.5, 95, 76, 1.6], "accent");
    },
  },
} satisfies Record<string, Scene>;

/** Three floors, 116 wide and 68 high. Windows are lit in this many of six columns. */
function apartments(pen: Pen, roof: "pale" | "steel", columns = 6) {
  pen.rect(0, 0, 116, 62, "ink");
  pen.rect(-6, 62, 128, 6, roof);
  pen.windows(
    { x: 4, y: 22, width: columns * 18, height: 38, columns, rows: 2 },
    { seed: 5, share: 0.9, fill: 0.56 },
  );
  pen.rect(13, 0, 12, 15, "accent");
  pen.windows(
    {
      x: 40,
      y: 3,
      width: columns * 18 - 36,
      height: 19,
      columns: columns - 2,
      rows: 1,
    },
    { seed: 4, share: 0.9, fill: 0.56 },
  );
}

function bed(pen: Pen, x: number, y: number, color: "ridge3" | "accent") {
  pen.path(`M${x} ${y}v22h3v-8h30v-14h-3v4h-27v-4z`, "ink");
  pen.rect(x + 3, y + 10, 30, 7, color);
  pen.rect(x + 4, y + 15, 9, 5, "pale");
}

function sofa(pen: Pen, x: number, y: number, color: "accent" | "pale") {
  pen.rect(x, y, 30, 10, color, 2);
  pen.rect(x + 3, y + 8, 24, 9, color, 2);
}

function smoke(pen: Pen, x: number, y: number, scale: number) {
  pen.group({ x, y, scale }, () =>
    clumps(
      pen,
      [-26, 0, 11, -12, 7, 14, 6, 9, 16, 22, 2, 12, -6, -2, 11, 10, -2, 11],
      "steel",
    ),
  );
}
