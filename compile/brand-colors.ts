import { readFileSync } from "node:fs";
import { join } from "node:path";

const tokens = join(import.meta.dirname, "../app/styles/tokens.css");

export type DayAndNight = readonly [day: string, night: string];

/** Every `--color-x: light-dark(#…, #…)` of the pages, by name. Drawings, mails and the browser's bar take theirs here. */
export const brandColors: ReadonlyMap<string, DayAndNight> = new Map(
  [
    ...readFileSync(tokens, "utf8").matchAll(
      /--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
    ),
  ].map(([, name = "", day = "", night = ""]) => [name, [day, night]]),
);

export function brandColor(name: string): DayAndNight {
  const color = brandColors.get(name);
  if (!color) throw new Error(`app/styles/tokens.css has no --color-${name}`);
  return color;
}

/** The color this share of the way from one color to another. */
export function between([from, to]: DayAndNight, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, other] = [from, to].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    ) as [number, number];
    const part = Math.round(one + (other - one) * share);
    return part.toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** Contrast ratio according to WCAG 2.2, "contrast ratio" and "relative luminance". */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted(
    (a, b) => b - a,
  );
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
