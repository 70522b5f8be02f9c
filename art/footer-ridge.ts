import { palettes } from "./palette.ts";
import { ridgeLine } from "./scene.ts";

const [width, height] = [1600, 220];

/** Ridges without a sky, which end in the footer's own color (tokens.css, --color-sunk by night). */
export function drawFooterRidge(): string {
  const { far, ridge1, ridge2, ridge3 } = palettes.sunrise;
  const lines = [far, ridge1, ridge2, ridge3, ["#0a0e1a", "#0a0e1a"]] as const;
  const rule = (index: number, colour: string) => `.r${index}{fill:${colour}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice">`,
    `<style>${lines.map(([day], index) => rule(index, day)).join("")}`,
    `@media(prefers-color-scheme:dark){${lines.map(([, night], index) => rule(index, night)).join("")}}</style>`,
    ...lines.map((_, index) => {
      const base = 0.22 + index * 0.165;
      const swing = index === 4 ? 0.06 : 0.17 - index * 0.015;
      return `<path class="r${index}" d="${ridgeLine({ seed: 311 + index, width, height, count: 7, base, swing })}"/>`;
    }),
    "</svg>",
  ].join("");
}
