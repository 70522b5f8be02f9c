import { strokes } from "../parts.ts";
import { tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

type Point = readonly [number, number];

export const buildersRisk: Scene = {
  subject: "a timber house frame with roof trusses, half sheathed",
  hour: "evening",
  seed: 79,
  width: 226,
  height: 108,
  place: {
    wide: { size: 0.7, x: 0.64 },
    card: { size: 0.6, x: 0.57 },
    square: { size: 0.44, x: 0.58 },
  },
  sun: { x: 0.2, y: 0.34, radius: 0.17 },
  draw(pen, crop) {
    // The frame recedes to the right: `at` places a point of the gable at a depth.
    const at = (x: number, y: number, depth: number): Point => [
      x + 20 + depth * 12,
      y + depth * 1.8,
    ];
    const edge = (...points: readonly Point[]) => points.flat();
    if (crop === "wide") {
      tree(pen, { x: -68, width: 54, height: 84, seed: 15 });
      pen.curve("M-40 0 -40 15M244 0 244 15", 1.4, "pale");
      pen.path("M-40 15l9 -3l-9 -3zM244 15l9 -3l-9 -3z", "accent");
    }
    pen.polygon(
      [
        at(-4, -4, 0),
        at(88, -4, 0),
        at(90, -3, 9.4),
        at(90, 1, 9.4),
        at(-4, 0, 0),
      ],
      "pale",
    );
    // Far trusses and posts, seen through the frame.
    const far: number[][] = [];
    for (let depth = 9; depth > 0; depth--) {
      far.push(edge(at(-6, 41, depth), at(42, 84, depth), at(90, 41, depth)));
      far.push(edge(at(0, 46, depth), at(84, 46, depth)));
      far.push(edge(at(0, 0, depth), at(0, 46, depth)));
    }
    strokes(pen, far, 1.5, "accent");
    // Side wall: sheathing behind, studs in front, plates along.
    pen.polygon(
      [at(84, 0, 4.5), at(84, 46, 4.5), at(84, 46, 9.2), at(84, 0, 9.2)],
      "ink",
    );
    pen.polygon(
      [at(84, 16, 6), at(84, 36, 6), at(84, 36, 7.8), at(84, 16, 7.8)],
      "lit",
    );
    const studs: number[][] = [];
    for (let depth = 0.5; depth < 4.5; depth += 0.5)
      studs.push(
        edge(at(84, depth > 1 && depth < 3 ? 36 : 0, depth), at(84, 46, depth)),
      );
    studs.push(
      edge(at(84, 36, 0.5), at(84, 36, 3.2)),
      edge(at(84, 46, 0), at(84, 46, 4.5)),
    );
    studs.push(
      edge(at(84, 0, 3), at(84, 36, 3)),
      edge(at(84, 0, 1), at(84, 36, 1)),
    );
    strokes(pen, studs, 1.7, "lit");
    // Roof: decked at the far end, battens before it.
    pen.polygon(
      [at(91, 40, 5), at(42, 85, 5), at(42, 85, 9.6), at(91, 40, 9.6)],
      "ink",
    );
    pen.polygon(
      [at(91, 40, 3.4), at(66, 63, 3.4), at(66, 63, 5), at(91, 40, 5)],
      "steel",
    );
    strokes(
      pen,
      [
        edge(at(42, 84, 0), at(42, 84, 9.5)),
        edge(at(66, 62, 0), at(66, 62, 3.4)),
        edge(at(90, 41, 0), at(90, 41, 3.4)),
      ],
      1.8,
      "lit",
    );
    strokes(
      pen,
      [
        edge(at(78, 52, 5), at(78, 52, 9.6)),
        edge(at(66, 63, 5), at(66, 63, 9.6)),
        edge(at(54, 74, 5), at(54, 74, 9.6)),
      ],
      0.7,
      "steel",
    );
    // Front gable: studs, plates, truss with its web.
    const front: number[][] = [
      edge(at(0, 0, 0), at(0, 46, 0), at(84, 46, 0), at(84, 0, 0)),
    ];
    front.push(edge(at(-7, 40, 0), at(42, 85, 0), at(91, 40, 0)));
    front.push(
      edge(at(42, 84, 0), at(28, 46, 0), at(20, 64, 0)),
      edge(at(42, 84, 0), at(56, 46, 0), at(64, 64, 0)),
    );
    for (const x of [12, 26, 58, 72])
      front.push(edge(at(x, 0, 0), at(x, 46, 0)));
    front.push(
      edge(at(26, 34, 0), at(58, 34, 0)),
      edge(at(42, 34, 0), at(42, 46, 0)),
    );
    front.push(
      edge(at(0, 1, 0), at(26, 1, 0)),
      edge(at(58, 1, 0), at(84, 1, 0)),
      edge(at(0, 22, 0), at(26, 22, 0)),
      edge(at(58, 22, 0), at(84, 22, 0)),
    );
    strokes(pen, front, 2.6, "lit");
    // Ladder to the eave, and a stack of lumber.
    strokes(
      pen,
      [
        [-4, -3, 17, 46],
        [4, -3, 24, 46],
        ...[0, 1, 2, 3, 4].map((rung) => [
          -1 + rung * 4,
          4 + rung * 9,
          6.6 + rung * 3.8,
          4 + rung * 9,
        ]),
      ],
      1.3,
      "pale",
    );
    for (let row = 0; row < 3; row++)
      pen.rect(
        124 + row * 4,
        -9 + row * 4.4,
        62 - row * 8,
        3.4,
        row === 1 ? "lit" : "accent",
      );
  },
};
