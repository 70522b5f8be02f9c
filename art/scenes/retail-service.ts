import { awning, band, clumps, lamp, sash } from "../parts.ts";
import { tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const retailService: Scene = {
  subject: "a main street of three small shops with striped awnings",
  hour: "sunrise",
  seed: 149,
  width: 240,
  height: 108,
  place: {
    wide: { size: 0.62, x: 0.64 },
    card: { size: 0.6, x: 0.56 },
    square: { size: 0.5, x: 0.52 },
  },
  sun: { x: 0.3, y: 0.42, radius: 0.22 },
  draw(pen, crop, view) {
    // A western false front.
    pen.path("M0 0V66H8V76H20V86H54V76H66V66H74V0z", "ink");
    pen.path(
      "M-2 65H8V68H-2zM6 75H20V78H6zM18 85H56V88H18zM54 75H68V78H54zM66 65H76V68H66z",
      "accent",
    );
    pen.circle(37, 74, 6, "lit");
    pen.circle(37, 74, 3.5, "accent");
    sash(pen, [12, 44, 12, 17], [2, 2]);
    sash(pen, [31, 44, 12, 17], [2, 2]);
    sash(pen, [50, 44, 12, 17], [2, 2]);
    pen.rect(6, 7, 22, 22, "lit");
    pen.rect(46, 7, 22, 22, "lit");
    pen.rect(31, 1, 12, 28, "steel");
    pen.rect(33, 12, 8, 14, "lit");
    // Goods in its windows: a dress form, hats, jars.
    pen.path("M15 8H19L21 14L18 18L20 23H14L16 18L13 14z", "steel");
    pen.path("M22 8h5v6h-5zM8 8h4v9h-4z", "ink");
    pen.path(
      "M48 16h18v1.2h-18zM49 8h4v6h-4zM55 8h4v5h-4zM61 8h4v6h-4zM50 17.5h5v5h-5zM58 17.5h6v4h-6z",
      "ink",
    );
    awning(pen, [2, 39, 70, 9], { stripes: 11, flare: 3 });
    // Brick with a bracketed cornice, arched windows and a clock-round gable.
    pen.rect(78, 0, 72, 90, "steel");
    pen.path("M74 88H154V93H150V96H78V93H74z", "ink");
    pen.path("M100 96C102 106 126 106 128 96z", "ink");
    pen.windows(
      { x: 78, y: 83, width: 72, height: 7, columns: 12, rows: 1 },
      { seed: 1, share: 1, fill: 0.5, color: "ink" },
    );
    for (const x of [86, 107.5, 129]) {
      pen.path(
        `M${x - 2} 48H${x + 15}V66C${x + 15} 80 ${x - 2} 80 ${x - 2} 66z`,
        "ink",
      );
      pen.path(`M${x} 50H${x + 13}V66C${x + 13} 77 ${x} 77 ${x} 66z`, "lit");
      pen.curve(`M${x + 6.5} 50V73M${x} 63H${x + 13}`, 1, "ink");
      pen.rect(x - 3, 46, 19, 2.4, "pale");
    }
    pen.rect(82, 6, 42, 24, "lit");
    pen.curve("M96 6V30M110 6V30M82 24H124", 1.2, "ink");
    clumps(
      pen,
      [86, 8, 3, 91, 10, 4, 101, 8, 3.6, 106, 9, 3, 115, 8, 4, 120, 8, 3],
      "leaf",
    );
    pen.rect(129, 1, 15, 29, "accent");
    pen.rect(131.5, 12, 10, 15, "lit");
    pen.circle(141, 9, 1, "ink");
    awning(pen, [80, 41, 68, 9], {
      stripes: 9,
      flare: 3,
      colors: ["ink", "pale"],
    });
    // A low shop under a mission gable.
    pen.path(
      "M154 0V58H164C172 58 172 66 180 66C184 66 184 76 196 76C208 76 208 66 212 66C220 66 220 58 228 58H238V0z",
      "ink",
    );
    pen.curve(
      "M154 58H164C172 58 172 66 180 66C184 66 184 76 196 76C208 76 208 66 212 66C220 66 220 58 228 58H238",
      2.2,
      "pale",
    );
    pen.circle(196, 62, 5, "lit");
    pen.curve("M196 57V67M191 62H201", 0.9, "ink");
    pen.rect(160, 6, 30, 25, "lit");
    pen.rect(212, 6, 20, 25, "lit");
    pen.curve("M175 6V31M222 6V31M160 25H190M212 25H232", 1.1, "ink");
    // Loaves and a cake stand.
    pen.path(
      "M162 8h11v1.2h-11zM164 9h8c0 4-8 4-8 0zM177 16h11v1.2h-11zM178 17h4c0 3-4 3-4 0zM183 17h4c0 3-4 3-4 0zM214 8h6v5h-6zM225 8h5v8h-5z",
      "ink",
    );
    pen.rect(195, 1, 12, 29, "steel");
    pen.rect(197, 13, 8, 14, "lit");
    awning(pen, [156, 44, 80, 9], {
      stripes: 11,
      flare: 2,
      colors: ["pale", "accent"],
    });
    // Hanging sign, lamps, planters, a bench and a bicycle.
    pen.curve("M150 60H166M162 60V56", 1.2, "ink");
    pen.circle(162, 50.5, 5.5, "pale");
    pen.circle(162, 50.5, 3, "accent");
    band(pen, view, 0, "steel", -5);
    band(pen, view, 0.6, "pale", -0.6);
    lamp(pen, 76, 44, -2);
    lamp(pen, 152, 44, -2);
    pen.curve("M98 4H122M98 8H122M100 -2V9M120 -2V9M99 1H121", 1.5, "ink");
    pen.circle(172, 4, 5.5, "ink");
    pen.circle(172, 4, 4.2, "pale");
    pen.circle(189, 4, 5.5, "ink");
    pen.circle(189, 4, 4.2, "pale");
    pen.curve(
      "M172 4L176 11H186L189 4M186 11L180 3.5L176 11M176 11L175 13.5M172.5 13.5H177M186 11V14.5H189",
      1.1,
      "accent",
    );
    pen.path("M26 -2H36L38 6H24zM212 -2H222L224 6H210z", "accent");
    clumps(
      pen,
      [27, 9, 4, 32, 10, 4.5, 36, 8, 3.5, 213, 9, 4, 218, 10, 4.5, 222, 8, 3.5],
      "leaf",
    );
    if (crop !== "wide") return;
    for (const x of [-26, -92])
      tree(pen, { x, y: -2, width: 44, height: 52 + (x % 9), seed: x * x });
    lamp(pen, -60, 44, -2);
    pen.curve("M-72 4H-48M-72 8H-48M-70 -2V9M-50 -2V9", 1.5, "ink");
  },
};
