import { addresses } from "#app/content/addresses.ts";
import { expectAccessible, expectAccessibleInBothThemes } from "./axe.ts";
import { pageKinds } from "./page-kinds.ts";
import { expect, settle, test } from "./test.ts";

const all = await addresses();
// What the HTML itself says, before any script.
test.describe("as it is served", () => {
  test.use({ javaScriptEnabled: false });

  test("every page has one h1, skips no heading level, and has a title and a description of its own", async ({
    page,
  }) => {
    const seen = new Map<string, string>();
    for (const path of all) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator("h1"), path).toHaveCount(1);
      const levels = await page
        .locator("main :is(h1, h2, h3, h4)")
        .evaluateAll((headings) =>
          headings.map((heading) => Number(heading.tagName[1])),
        );
      levels.forEach((level, index) =>
        expect(level, `${path}: heading ${index + 1}`).toBeLessThanOrEqual(
          (levels[index - 1] ?? 0) + 1,
        ),
      );
      const title = await page.title();
      const description = (await page
        .locator("meta[name=description]")
        .getAttribute("content"))!;
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
      expect(
        description.length,
        `${path}: ${description}`,
      ).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(
        160,
      );
      for (const words of [title, description]) {
        expect(seen.get(words), `${path}: ${words}`).toBeUndefined();
        seen.set(words, path);
      }
    }
  });

  test("no link of the site leads nowhere", async ({ page, request }) => {
    const targets = new Map<string, string>();
    for (const path of all) {
      await page.goto(path);
      const links = await page
        .locator("a[href^='/'], a[href^='#']")
        .evaluateAll((anchors) =>
          anchors.map((anchor) => (anchor as HTMLAnchorElement).href),
        );
      for (const link of links) targets.set(link, path);
    }
    for (const [link, from] of targets) {
      const { pathname, search, hash, origin } = new URL(link);
      const response = await request.get(origin + pathname + search, {
        maxRedirects: 0,
      });
      expect(response.status(), `${link} on ${from}`).toBe(200);
      if (hash)
        expect(await response.text(), `${link} on ${from}`).toContain(
          `id="${hash.slice(1)}"`,
        );
    }
  });
});

const oneOfEachKind = new Set(pageKinds);

for (const path of all)
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await settle(page);
    if (!oneOfEachKind.has(path)) return expectAccessible(page);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
  });

test("each kind of page is there", () => {
  expect([...oneOfEachKind].filter((path) => !all.includes(path))).toEqual([]);
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test("no page scrolls sideways", async ({ page }) => {
    for (const path of all) {
      await page.goto(path);
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
});
