import { band, strokes } from "../parts.ts";
import type { Scene } from "../scene.ts";
import { touringMotorcycle } from "../touring-motorcycle.ts";

export const motorcycle: Scene = {
  subject: "a touring motorcycle on a desert road before a mesa",
  hour: "evening",
  seed: 89,
  width: 190,
  height: 118,
  place: {
    wide: { size: 0.72, x: 0.36 },
    card: { size: 0.66, x: 0.46 },
    square: { size: 0.5, x: 0.44 },
  },
  sun: { x: 0.84, y: 0.3, radius: 0.14 },
  draw(pen, crop, view) {
    // Mesas on the horizon.
    const mesa = (x: number, width: number, height: number) =>
      pen.path(
        `M${x} 0l${width * 0.14} ${height * 0.5}h${width * 0.04}l${width * 0.03} ${height * 0.5}h${width * 0.58}l${width * 0.03}-${height * 0.5}h${width * 0.04}l${width * 0.14}-${height * 0.5}z`,
        "ridge3",
      );
    mesa(96, 120, 64);
    if (crop === "wide") {
      mesa(206, 112, 84);
    }
    band(pen, view, 3, "steel", -14);
    strokes(
      pen,
      Array.from({ length: 30 }, (_, index) => [
        view.left + index * 30,
        -9,
        view.left + index * 30 + 14,
        -9,
      ]),
      1.4,
      "lit",
    );
    // Agaves beside the road.
    for (const x of crop === "wide" ? [178, 192, 312] : [176])
      pen.path(
        `M${x} 2l-11 9l9-4l-5 11l7-8l1 13l3-13l6 9l-3-11l9 4l-10-10z`,
        "leaf",
      );
    touringMotorcycle(pen);
  },
};
