import { placeScene, type Scene } from "./scene.ts";

/** A point of interest in a cutaway. */
export type Pin = {
  /** What it points at, in the scene's units. */
  dot: readonly [x: number, y: number];
  /**
   * The middle of its number, in percent of the picture's width and height from the top left. It lies on sky or plain
   * ground. A number is 44 pixels wide on every screen, so on the narrowest one it covers a seventh of the picture.
   */
  badge: readonly [x: number, y: number];
};

/** A scene with its front taken off, whose pins show what can go wrong. content/ has their words. */
export type Cutaway = Scene & {
  /** In the order of their numbers. */
  pins: Readonly<Record<string, Pin>>;
};

/** A pin's dot and number, in percent of the picture's width and height from the top left. */
export type PlacedPin = {
  id: string;
  dot: [x: number, y: number];
  badge: readonly [x: number, y: number];
};

export function placePins(cutaway: Cutaway): PlacedPin[] {
  const { left, base, scale, width, height } = placeScene(cutaway, "cutaway");
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return Object.entries(cutaway.pins).map(
    ([
      id,
      {
        dot: [x, y],
        badge,
      },
    ]) => ({
      id,
      dot: [
        percent((left + x * scale) / width),
        percent((base - y * scale) / height),
      ],
      badge,
    }),
  );
}
