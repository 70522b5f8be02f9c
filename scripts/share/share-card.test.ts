import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { expect, test } from "vitest";
import { drawShareCard, type ShareCard } from "./share-card.ts";
import { shareFonts } from "./share-fonts.ts";

const { resolve } = createRequire(import.meta.url);
await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));

const card = (title: string): ShareCard => ({
  title,
  label: "For general contractors, trades and developers of all kinds",
  brand: "Sabine & Ridge",
  picture: '<svg width="400" height="300"></svg>',
  sky: "#cfe2f7",
  hills: ["#2244aa", "#16226c"],
});

/** The box around the words, as resvg draws them. */
async function wordsOf(one: ShareCard) {
  const fonts = await shareFonts(JSON.stringify(one));
  const [words = ""] =
    /<g id="words">.*<\/g>/.exec(drawShareCard(one, fonts)) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${words}</svg>`;
  const fontBuffers = [fonts.serif.file, fonts.sans.file];
  return new Resvg(svg, { font: { fontBuffers } }).innerBBox()!;
}

test.each([
  "Licenses",
  "Commercial property insurance, measured building by building.",
  "Environmental insurance for what general liability excludes.",
  // Questions have up to 90 characters, and Spanish words are longer.
  "¿Me puede demandar un empleado lastimado si tengo compensación para trabajadores?",
  "¿Cuánto tiempo puede estar vacía mi casa asegurada antes de que la póliza deje de pagar?",
  "Responsabilidad civil profesional, administradores, indemnizaciones y compensaciones: 2026",
])(
  "the words of a short or long title stay on the panel: %s",
  async (title) => {
    const { x, y, width, height } = await wordsOf(card(title));
    expect(x + width).toBeGreaterThan(200);
    expect(x + width).toBeLessThanOrEqual(550);
    expect(y).toBeGreaterThanOrEqual(40);
    expect(y + height).toBeLessThanOrEqual(600);
  },
);

test("a title that fits at no size fails the build", async () => {
  const endless = card("Insurance ".repeat(40).trim());
  const fonts = await shareFonts(JSON.stringify(endless));
  expect(() => drawShareCard(endless, fonts)).toThrow("too long");
});
