import { band, clumps } from "../parts.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const foodBeverage: Scene = {
  subject: "a brewpub: tanks, a lit taproom and a terrace under string lights",
  hour: "sunrise",
  seed: 463,
  width: 244,
  height: 112,
  place: {
    wide: { size: 0.64, x: 0.4 },
    card: { size: 0.62, x: 0.5 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.82, y: 0.34, radius: 0.12 },
  draw(pen, crop, view) {
    // Two conical tanks on legs, with their pipes.
    for (const x of [2, 40]) {
      pen.curve(`M${x + 3} 0V40M${x + 29} 0V40M${x + 16} 90V98`, 2.4, "ink");
      pen.path(
        `M${x} 36V76C${x} 96 ${x + 32} 96 ${x + 32} 76V36L${x + 19} 16H${x + 13}z`,
        "pale",
      );
      pen.path(
        `M${x + 21} 36V90C${x + 28} 88 ${x + 32} 83 ${x + 32} 76V36L${x + 19} 16z`,
        "steel",
      );
      pen.path(
        `M${x} 37h32v2.4h-32zM${x} 72h32v2.4h-32zM${x + 13} 8h6v8h-6z`,
        "ink",
      );
      pen.circle(x + 10, 55, 5, "ink");
      pen.circle(x + 10, 55, 3.4, "accent");
    }
    pen.curve("M18 98H78V70M18 5H82M56 98V92", 2, "ink");
    // Taproom with a gabled roof, chimney duct and big windows.
    pen.path("M148 60H156V92H148zM145 92H159V95H145z", "steel");
    pen.rect(80, 0, 88, 50, "ink");
    pen.path("M74 48L90 76H158L174 48z", "accent");
    pen.curve(
      "M88 48L99 76M104 48L111 76M124 48V76M144 48L137 76M160 48L149 76",
      1,
      "ink",
    );
    pen.rect(84, 6, 34, 32, "lit");
    pen.rect(136, 6, 28, 32, "lit");
    pen.curve(
      "M95 6V38M107 6V38M84 27H118M145 6V38M155 6V38M136 27H164",
      1.3,
      "ink",
    );
    pen.rect(121, 0, 12, 34, "steel");
    pen.rect(123, 16, 8, 15, "lit");
    // The bar inside: taps and stools.
    pen.path("M86 6H116V15H86zM138 6H162V14H138z", "ink");
    pen.path("M90 15h2v6h-2zM99 15h2v6h-2zM110 15h2v6h-2z", "accent");
    pen.rect(80, 40, 88, 3, "pale");
    // Hanging sign: a plate with fork and knife.
    pen.curve("M168 58H184M180 58V54", 1.4, "ink");
    pen.circle(180, 46, 8.5, "pale");
    pen.curve(
      "M176.5 41V51M175 51V48H178V51M183.5 41V51C185 50 185 47 183.5 46",
      1.2,
      "ink",
    );
    // Terrace: posts, strings of lights, tables and parasols.
    pen.curve("M204 -2V62M240 -2V62", 2, "ink");
    pen.curve("M168 66Q186 46 204 62Q222 48 240 62", 0.9, "ink");
    clumps(
      pen,
      [
        174, 60.5, 1.7, 181, 57, 1.7, 189, 55.8, 1.7, 197, 58, 1.7, 211, 57.5,
        1.7, 219, 55.3, 1.7, 226, 55.5, 1.7, 234, 58, 1.7,
      ],
      "lit",
    );
    for (const [x, color] of [
      [190, "accent"],
      [224, "pale"],
    ] as const) {
      pen.curve(`M${x} -2V36`, 1.5, "ink");
      pen.path(
        `M${x - 16} 30Q${x - 8} 40 ${x} 41Q${x + 8} 40 ${x + 16} 30z`,
        color,
      );
      pen.path(`M${x - 10} 12h20v2h-20z`, "pale");
      pen.path(`M${x - 7} 14h3v4h-3zM${x + 3} 14h3v5h-3z`, "lit");
      pen.curve(
        `M${x - 15} -2V8H${x - 9}V-2M${x - 15} 8V17M${x + 15} -2V8H${x + 9}V-2M${x + 15} 8V17`,
        1.4,
        "ink",
      );
    }
    shrubs(pen, 82, 118, { y: 0, size: 4, seed: 3 });
    shrubs(pen, 136, 168, { y: 0, size: 4, seed: 4 });
    band(pen, view, -2, "steel", -4.5);
    if (crop !== "wide") return;
    tree(pen, { x: 286, y: -2, width: 66, height: 66, seed: 14 });
    tree(pen, { x: 398, y: -2, width: 48, height: 46, seed: 19 });
    pen.curve("M340 -2V60", 2, "ink");
    pen.curve("M240 62Q290 40 340 60", 0.9, "ink");
    clumps(
      pen,
      [
        252, 57.5, 1.7, 265, 53.5, 1.7, 279, 51.2, 1.7, 294, 50.6, 1.7, 308,
        51.8, 1.7, 322, 54.5, 1.7,
      ],
      "lit",
    );
  },
};
