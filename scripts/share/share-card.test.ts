import { expect, test } from "vitest";
import { drawShareCard, shareFonts, type ShareCard } from "./share-card.ts";

const card = (title: string): ShareCard => ({
  title,
  label: "For general contractors, trades and developers of all kinds",
  brand: "Sabine Ridge",
  picture: '<svg width="400" height="300"></svg>',
  sky: "#cfe2f7",
  hills: ["#2244aa", "#16226c"],
});

/** The extent of a card's words, which are its only white and orange paths. */
async function wordsOf(title: string) {
  const svg = drawShareCard(card(title), await shareFonts([card(title)]));
  const paths = [...svg.matchAll(/<path fill="#f[\w]+" d="([^"]+)"/g)].slice(1);
  const points = paths.flatMap(([, d = ""]) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    ),
  );
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    svg,
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

test.each([
  "Licenses",
  "Commercial property insurance, measured building by building.",
  "Environmental insurance for what general liability excludes.",
])(
  "the words of a short or long title stay on the panel: %s",
  async (title) => {
    const { right, top, bottom } = await wordsOf(title);
    expect(right).toBeGreaterThan(200);
    expect(right).toBeLessThanOrEqual(550);
    expect(top).toBeGreaterThanOrEqual(40);
    expect(bottom).toBeLessThanOrEqual(600);
  },
);

test("a title that fits at no size fails the build", async () => {
  const endless = card("Insurance ".repeat(40).trim());
  const fonts = await shareFonts([endless]);
  expect(() => drawShareCard(endless, fonts)).toThrow("too long");
});
