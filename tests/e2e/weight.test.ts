import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { islands } from "#app/islands.ts";
import { warn } from "../warnings.ts";
import { pageKinds } from "./page-kinds.ts";
import { expect, settle, test, longIf } from "./test.ts";

const kilobyte = 1024;

test("styles and scripts inside a page take at most 12 KB of the page", async ({
  request,
}) => {
  for (const path of pageKinds) {
    const html = await (await request.get(path)).text();
    const code = [...html.matchAll(/<(style|script)[^>]*>([^]*?)<\/\1>/g)]
      .filter(([tag]) => !/ type="?application/.test(tag))
      .map(([, , content = ""]) => content)
      .join("\n");
    expect(code, path).not.toBe("");
    // A notice adds some 100 bytes while it shows.
    if (html.includes("data-notice=")) continue;
    expect(brotliCompressSync(code).byteLength, path).toBeLessThanOrEqual(
      12 * kilobyte,
    );
  }
});

/** The transfer size in KB of the heaviest page of each kind: the limit of each kind of file on a first visit. */
const budgets: Record<string, number> = {
  pages: 14,
  // 90 for a tool with a form.
  scripts: 80,
  fonts: 28,
  pictures: 28,
};

/** Only code can make these heavier. */
const ofCode = ["scripts"];

for (const path of pageKinds)
  test(
    `a first visit of ${path} keeps to the code budget, and words or pictures over theirs are a warning`,
    longIf(!isHeavy(path)),
    async ({ page }) => {
      await page.goto(path);
      await settle(page);
      await page.waitForLoadState("networkidle");
      const weights = await weigh(page);
      for (const [kind, weight] of Object.entries(weights)) {
        const isLarger = /certificate-request|pedir-certificado/.test(path);
        const budget =
          kind === "scripts" && isLarger ? 90 : (budgets[kind] ?? 0);
        if (ofCode.includes(kind) || budget === 0)
          expect(weight / kilobyte, kind).toBeLessThanOrEqual(budget);
        else
          warnOver(`the ${kind} of a first visit of ${path}`, weight, budget);
      }
      const sum = Object.values(weights).reduce((all, one) => all + one, 0);
      expect(sum / kilobyte).toBeLessThanOrEqual(170);
    },
  );

/** Pages with a form, a list or many own parts, which have the largest scripts. */
function isHeavy(path: string) {
  return /^\/($|blog$|coverage-finder|customer-service\/claims|industry\/)/.test(
    path,
  );
}

function warnOver(what: string, bytes: number, budget: number) {
  const over = Math.ceil(bytes - budget * kilobyte);
  if (over > 0)
    warn(`${what} is ${over} bytes over its budget of ${budget} KB`);
}

/** Bytes sent for everything the page has requested so far, by kind of file. */
function weigh(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const kinds = {
      scripts: /\.js$/,
      fonts: /\.woff2$/,
      pictures: /\.(svg|png)$/,
    };
    const weights: Record<string, number> = {};
    for (const type of ["navigation", "resource"])
      for (const entry of performance.getEntriesByType(type)) {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming;
        const [kind = "pages"] =
          Object.entries(kinds).find(([, ending]) =>
            ending.test(new URL(name).pathname),
          ) ?? [];
        weights[kind] = (weights[kind] ?? 0) + encodedBodySize;
      }
    return weights;
  });
}

test("the script of one island weighs at most 5 KB", () => {
  const manifest = JSON.parse(
    readFileSync("build/client/.vite/manifest.json", "utf8"),
  ) as Record<string, { name: string; file: string }>;
  const names = Object.keys(islands);
  const own = Object.values(manifest).filter(({ name }) =>
    names.includes(name),
  );
  // An island that other islands contain is in the shared file.
  expect(own.length).toBeGreaterThan(names.length / 2);
  for (const { name, file } of own)
    expect(
      brotliCompressSync(readFileSync(`build/client/${file}`)).byteLength,
      name,
    ).toBeLessThanOrEqual(5 * kilobyte);
});
