import { readFileSync, statSync } from "node:fs";
import type { HydrationData } from "#app/boot/hydration-data.ts";
import { addresses } from "#app/content/addresses.ts";
import { expect, open, test } from "./test.ts";

const kilobyte = 1024;
const families = (await addresses()).filter((path) =>
  /^\/(industry|personal|services)\//.test(path),
);

/** Ten segments of 1,460 bytes: what a server sends before the first acknowledgement (RFC 6928). */
const firstFlight = 14_600;

test("a page and its headers come in the first flight of packets", async ({
  request,
}) => {
  for (const path of ["/", "/about", "/careers", "/blog", ...families]) {
    const answer = await request.get(path, {
      headers: { "Accept-Encoding": "br" },
    });
    const headers = answer
      .headersArray()
      .reduce(
        (sum, { name, value }) => sum + name.length + value.length + 4,
        0,
      );
    const size = headers + Number(answer.headers()["content-length"]);
    expect(size, path).toBeLessThanOrEqual(firstFlight);
  }
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
    const [, json = "[]"] = /id="hydration">(.*?)<\/script>/s.exec(html) ?? [];
    const [, data] = JSON.parse(json) as string[];
    const { routes } = JSON.parse(
      readFileSync(`build/client${data}`, "utf8"),
    ) as HydrationData;
    expect(brotli(routes.at(-1)![1]), path).toBeLessThanOrEqual(5 * kilobyte);
  }
});

const brotli = (path: string) => statSync(`build/client${path}.br`).size;
