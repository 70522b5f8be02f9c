import type { Color } from "./palette.ts";
import { strokes } from "./parts.ts";
import { round, type Pen } from "./pen.ts";

/** The same by day and by night, as in the portraits. */
const skins = {
  deep: "#6d4530",
  brown: "#a8714d",
  tan: "#c98d68",
  fair: "#eab899",
} as const;

export type Person = {
  skin: keyof typeof skins;
  top: Color;
  legs?: Color;
  hair?: Color;
  /** Hair to the shoulders. */
  long?: boolean;
  /** A hard hat. */
  hat?: Color;
  /** `sit` leaves the legs to the desk or table in front. */
  pose?: "stand" | "walk" | "sit";
  /** From shoulder to hand, as flat lists x, y, x, y... of a person 36 high who stands at 0 and faces right. */
  arms?: readonly (readonly number[])[];
};

/** A small figure without a face. Its feet are at x, y; when it sits, its hips. */
export function person(
  pen: Pen,
  at: { x: number; y?: number; height: number; mirror?: boolean },
  look: Person,
) {
  const { skin, top, legs = "ink", hair = "ink", pose = "stand" } = look;
  const { x, y = 0, height, mirror = false } = at;
  const scale = Math.round((height / 36) * 100) / 100;
  pen.group(
    { x, y: pose === "sit" ? y - 13 * scale : y, scale, mirror },
    () => {
      if (look.long)
        pen.path("M-4.8 31C-5 26 -6 24 -5 22H4C3 26 3 28 3 31z", hair);
      if (pose === "stand")
        pen.path("M-4.4 15L-4.6 0H-.8L0 9L.8 0H4.6L4.4 15z", legs);
      if (pose === "walk")
        pen.path("M-4 15L-8 1.5L-4.6 0L.2 9L4.6 0L8.4 .8L4.4 15z", legs);
      pen.path("M-5 13C-6 22 -5 26.5 0 26.5S6 22 5 13z", top);
      for (const arm of look.arms ?? []) {
        strokes(pen, [arm], 3, top);
        flesh(pen, arm.at(-2)!, arm.at(-1)!, 1.7, skins[skin]);
      }
      flesh(pen, 0, 30.4, 4.2, skins[skin]);
      pen.path(
        look.hat
          ? "M-5 32C-5 38.5 5 38.5 5 32H7.2V30.8H-5z"
          : "M-4.6 30C-5.4 36.8 4.8 37.4 4.5 32C1.5 33.4 -2.5 33.5 -3 30z",
        look.hat ?? hair,
      );
    },
  );
}

function flesh(pen: Pen, x: number, y: number, radius: number, fill: string) {
  pen.shapes.push(
    `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${fill}"/>`,
  );
}
