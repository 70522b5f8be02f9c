import { strokes } from "./parts.ts";
import type { Pen } from "./pen.ts";

/** A touring motorcycle with a trunk and a saddlebag, headed right: 168 long, its seat 56 above the road. */
export function touringMotorcycle(pen: Pen) {
  // Wheels, rear first; then frame and engine.
  for (const x of [36, 140]) {
    pen.circle(x, 22, 25, "ink");
    pen.circle(x, 22, 17, "steel");
    strokes(
      pen,
      [0, 1, 2, 3, 4].map((spoke) => [
        x,
        22,
        x + 17 * Math.cos(spoke * 1.2566),
        22 + 17 * Math.sin(spoke * 1.2566),
      ]),
      2,
      "pale",
    );
    pen.circle(x, 22, 5, "pale");
  }
  pen.curve("M36 22 62 40 112 64 104 20 62 14 36 22", 4, "ink");
  pen.path("M66 12h36c5 0 8 5 7 10l-3 10h-40l-6-8c-1-6 1-12 6-12z", "steel");
  pen.path("M68 30l-6 18l15 4l7-20zM90 30l6 20l14-5l-6-17z", "pale");
  pen.curve("M65 38 80 41M64 43 78 47M93 38 107 34M95 44 109 40", 1.2, "ink");
  pen.circle(84, 21, 7, "pale");
  pen.circle(84, 21, 3, "steel");
  // Exhaust, fork and front fender.
  pen.curve("M106 26 98 11 10 9", 5, "pale");
  pen.curve("M140 22 118 68", 5, "pale");
  pen.path(
    "M112 30C116 46 128 52 142 51C156 50 166 40 168 26L162 27C158 38 151 44 140 44C129 44 121 38 118 28z",
    "accent",
  );
  // Tank, seat and rear fender.
  pen.path("M8 28C10 42 20 51 36 51H66L72 40H40C28 40 20 36 16 26z", "accent");
  pen.path("M72 48C74 62 84 66 96 66C108 66 114 62 116 56L110 47z", "accent");
  pen.curve("M82 56 108 57", 1.4, "pale");
  pen.path(
    "M30 52C44 46 64 46 76 50L79 60C70 55 62 56 56 62C46 58 40 60 36 68L30 66z",
    "ink",
  );
  // Trunk with backrest, saddlebag and lamps.
  pen.path(
    "M2 60c0-2 1-3 3-3h24c2 0 3 1 3 3l-3 19c0 3-2 4-5 4H9c-3 0-5-1-5-4z",
    "accent",
  );
  pen.curve("M3 68 30 68", 1.2, "ink");
  pen.path("M31 58h5l-2 20h-5z", "ink");
  pen.path(
    "M4 24c0-3 2-5 5-5h34c6 0 9 4 9 9l-2 14c0 3-2 5-6 5H12c-4 0-7-3-7-7z",
    "accent",
  );
  pen.curve("M6 36H50", 1.2, "ink");
  pen.rect(-1, 48, 6, 8, "lit", 1);
  // Fairing, screen, bars and headlamp.
  pen.path(
    "M104 62C106 78 112 88 122 90C132 86 138 74 134 62C128 56 112 56 104 62z",
    "accent",
  );
  pen.path(
    "M111 85L103 103C102 108 107 110 111 107C121 101 129 94 131 83z",
    "pale",
  );
  pen.curve("M114 74 98 78 90 74", 3, "ink");
  pen.curve("M104 78 102 88", 1.4, "ink");
  pen.ellipse(101, 90, 4, 3, "ink");
  pen.ellipse(131, 71, 5, 7, "lit");
  pen.curve("M76 12 66 -2", 2.4, "ink");
}
