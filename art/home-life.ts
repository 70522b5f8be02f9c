import { palettes, type Color } from "./palette.ts";
import { Pen, round } from "./pen.ts";
import { placeScene } from "./scene.ts";
import { home, load, skylineWindows } from "./scenes/home.ts";

/** The crops of the home page's hero. */
export const lifeCrops = ["square", "card"] as const;

/** How far the crane lifts its load, in the scene's units: the rope of the still picture is longer. */
const lift = 24;

/** The trees of the far bank cover what is below. */
const treetops = 57;

/**
 * What the home page's hero gains at a visitor's first sign, to lie on top of the still picture: the crane lifts its
 * load, and more windows light up. The picture moves once, by itself, when it is first shown.
 */
export function drawHomeLife(crop: (typeof lifeCrops)[number]): string {
  const { left, base, scale, width, height } = placeScene(home, crop);
  const hung = new Pen();
  load(hung);
  const lit = new Pen();
  for (const { field, lit: already } of Object.values(skylineWindows))
    lit.windows(field, { ...already, share: 0.9, beyond: already.share });
  const { ink, lit: light } = palettes[home.hour];
  const rule = (color: Color, value: string) =>
    `.${color}{fill:${value}}.${color}.line{fill:none;stroke:${value};stroke-linecap:round;stroke-linejoin:round}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${rule("ink", ink[0])}${rule("lit", light[0])}`,
    `@media(prefers-color-scheme:dark){${rule("ink", ink[1])}${rule("lit", light[1])}}`,
    `@media(prefers-reduced-motion:no-preference){.up{animation:u .3s ease-out}.on{animation:o .3s}}`,
    `@keyframes u{from{transform:translateY(-${lift}px);opacity:0}}@keyframes o{from{opacity:0}}</style>`,
    `<clipPath id="c"><path d="M0 ${treetops}H400V300H0z"/></clipPath>`,
    `<g transform="translate(${round(left)} ${round(base)}) scale(${scale.toFixed(3)} -${scale.toFixed(3)})">`,
    `<g class="up">${hung.shapes.join("")}</g><g class="on" clip-path="url(#c)">${lit.shapes.join("")}</g>`,
    "</g></svg>",
  ].join("");
}
