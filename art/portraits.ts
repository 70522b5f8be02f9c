import { mkdirSync, writeFileSync } from "node:fs";
import { brandColor } from "./brand-colors.ts";
import { palettes, type Hour } from "./palette.ts";

/** A head and shoulders in flat shapes, without a face, because sample people are not real. 300 by 300, y down. */
type Portrait = {
  hour: Hour;
  skin: string;
  hair: string;
  coat: string;
  shirt: string;
  drawHair: string;
};

const bob =
  "M96 142c-4-62 24-88 54-88s58 26 54 88c2 26 4 40-6 48-12-8-10-40-18-74-24 6-48 0-60-10-6 26-4 74-18 84-10-8-8-22-6-48z";
const short =
  "M106 122c-2-42 18-64 44-64s48 20 44 64c-6-12-8-24-12-28-22 6-48 4-60-4-6 8-12 18-16 32z";
const crop =
  "M108 116c0-38 18-54 42-54s42 16 42 54c-8-18-16-26-42-26s-34 8-42 26z";
const bun =
  "M150 34a20 20 0 1 1 0 40 20 20 0 0 1 0-40zM106 126c-2-46 18-66 44-66s46 20 44 66c-6-20-14-34-44-36-30 2-38 16-44 36z";
const long =
  "M98 132c-4-58 22-78 52-78s56 20 52 78c4 48 10 78 2 96h-20c4-40-2-82-10-112-24 4-36-2-46-12-10 26-16 78-12 124H96c-8-18-2-48 2-96z";
const wave =
  "M102 126c-8-46 14-72 50-70 34-2 54 24 46 66-6-14-8-20-14-28-18 2-34-2-44-12-8 12-24 18-38 44z";

export const portraits: Record<string, Portrait> = {
  "maria-delgado": {
    hour: "dusk",
    skin: "#c98d68",
    hair: "#2a1c22",
    coat: brandColor("brand")[0],
    shirt: "#f4efe8",
    drawHair: long,
  },
  "james-whitfield": {
    hour: "sunrise",
    skin: "#eab899",
    hair: "#8c8f9c",
    coat: "#16226c",
    shirt: "#f4efe8",
    drawHair: short,
  },
  "priya-raman": {
    hour: "noon",
    skin: "#a8714d",
    hair: "#15121c",
    coat: brandColor("accent")[0],
    shirt: "#ffd9a0",
    drawHair: bun,
  },
  "daniel-okafor": {
    hour: "evening",
    skin: "#6d4530",
    hair: "#17110f",
    coat: "#1f5a5c",
    shirt: "#f4efe8",
    drawHair: crop,
  },
  "ellen-castro": {
    hour: "sunrise",
    skin: "#deaa86",
    hair: "#6b3a22",
    coat: "#3c4a78",
    shirt: palettes.sunrise.accent[0],
    drawHair: bob,
  },
  "thomas-nguyen": {
    hour: "dusk",
    skin: "#d9a67c",
    hair: "#1b1a22",
    coat: "#0f1838",
    shirt: palettes.sunrise.ridge1[0],
    drawHair: wave,
  },
};

export function drawPortraits(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, person] of Object.entries(portraits))
    writeFileSync(`${folder}/${name}.svg`, draw(person));
}

function draw({ hour, skin, hair, coat, shirt, drawHair }: Portrait): string {
  const { skyTop, far, ridge1 } = palettes[hour];
  const dark = `.a{fill:${skyTop[1]}}.b{fill:${far[1]}}.c{fill:${ridge1[1]}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">` +
    `<style>.a{fill:${skyTop[0]}}.b{fill:${far[0]}}.c{fill:${ridge1[0]}}@media(prefers-color-scheme:dark){${dark}}</style>` +
    `<path class="a" d="M0 0h300v300H0z"/>` +
    `<path class="b" d="M0 190c60-50 110-30 160-10s90 10 140-30v150H0z"/>` +
    `<path class="c" d="M0 240c80-40 150-20 210-10s60 0 90-14v84H0z"/>` +
    (drawHair === long || drawHair === bob
      ? `<path fill="${hair}" d="${drawHair}"/>`
      : "") +
    `<path fill="${coat}" d="M40 300c0-58 34-82 84-90h52c50 8 84 32 84 90z"/>` +
    `<path fill="${shirt}" d="m122 210 28 44 28-44z"/>` +
    `<path fill="${skin}" d="M132 168h36v40c-4 12-32 12-36 0z"/>` +
    `<ellipse cx="150" cy="128" rx="42" ry="52" fill="${skin}"/>` +
    `<path fill="${hair}" d="${drawHair === long ? wave : drawHair === bob ? short : drawHair}"/></svg>`
  );
}
