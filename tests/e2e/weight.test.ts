import { readFileSync, statSync } from "node:fs";
import { addresses } from "#app/content/addresses.ts";
import { expect, open, test } from "./test.ts";

const kilobyte = 1024;
const families = (await addresses()).filter((path) =>
  /^\/(industry|personal|services)\//.test(path),
);

test("the HTML of a family page weighs at most 15 KB in brotli", () => {
  for (const path of families)
    expect(brotli(`${path}.html`), path).toBeLessThanOrEqual(15 * kilobyte);
});

test("a first visit weighs at most 220 KB, of which at most 120 KB are scripts", async ({
  page,
}) => {
  for (const path of ["/", families[0]!]) {
    await open(page, path);
    const { all, scripts } = await page.evaluate(() => {
      const entries = [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ] as PerformanceResourceTiming[];
      const weigh = (some: PerformanceResourceTiming[]) =>
        some.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
      return {
        all: weigh(entries),
        scripts: weigh(entries.filter(({ name }) => name.endsWith(".js"))),
      };
    });
    expect(scripts, path).toBeGreaterThan(0);
    expect(scripts, path).toBeLessThanOrEqual(120 * kilobyte);
    expect(all, path).toBeLessThanOrEqual(220 * kilobyte);
  }
});

test("the script that a page adds of its own weighs at most 5 KB", () => {
  for (const path of ["/", ...families, "/about", "/careers", "/blog"]) {
    const html = readFileSync(
      `build/client${path === "/" ? "/index" : path}.html`,
      "utf8",
    );
    const [, json = "{}"] = /id="hydration">(.*?)<\/script>/s.exec(html) ?? [];
    const { routes } = JSON.parse(json) as {
      routes: [id: string, module: string][];
    };
    expect(brotli(routes.at(-1)![1]), path).toBeLessThanOrEqual(5 * kilobyte);
  }
});

const brotli = (path: string) => statSync(`build/client${path}.br`).size;
