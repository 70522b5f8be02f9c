import type { Page } from "@playwright/test";
import { pagesToVisit } from "./page-kinds.ts";
import { shifted } from "./page-layout.ts";
import {
  expect,
  hydrate,
  laptop,
  longIf,
  painted,
  phone,
  scrollTo,
  test,
} from "./test.ts";

for (const size of [phone, laptop])
  test(
    `nothing moves when the fonts arrive after the first paint, as React starts and as the visitor scrolls, and the next page has the fonts (${size.width} px)`,
    longIf(size === laptop),
    async ({ page }) => {
      await page.setViewportSize(size);
      const seen = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        await seen.promise;
        await route.continue();
      });
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            new PerformanceObserver(resolve).observe({
              type: "paint",
              buffered: true,
            });
          }),
      );
      seen.resolve();
      const siteFonts = () =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ display }) => display === "optional")
            .map(({ status }) => status),
        );
      await expect.poll(siteFonts).toEqual(["loaded", "loaded"]);
      await painted(page);
      expect(await page.evaluate(shifted)).toBe(0);
      expect(await titleFont(page)).not.toBe("Besley");

      await hydrate(page);
      const scrollHeight = await page.evaluate(
        () => document.documentElement.scrollHeight,
      );
      for (let top = 0; top < scrollHeight; top += size.height) {
        await scrollTo(page, top);
        await painted(page);
      }
      expect(await page.evaluate(shifted)).toBeLessThanOrEqual(0.01);
      // A browser whose requests are watched has no cache.
      await page.unroute("**/*.woff2");
      await page.locator('footer a[href="/privacy-notice"]').first().click();
      await expect(page).toHaveURL("/privacy-notice");
      await expect.poll(() => titleFont(page)).toBe("Besley");
    },
  );

test("the footer of a short page stays where it is while the rest of it arrives", async ({
  page,
}) => {
  const path = "/contact/thanks";
  const html = await (await page.request.get(path)).text();
  const footer = html.indexOf("<footer");
  const tops: number[] = [];
  for (const end of [html.indexOf("</a>", footer), html.length]) {
    const body = html.slice(0, end);
    await page.route(path, (route) =>
      route.fulfill({ body, contentType: "text/html" }),
    );
    await page.goto(path);
    tops.push((await page.locator("footer").boundingBox())!.y);
  }
  expect(tops[0]).toBe(tops[1]);
});

test("what has arrived of an answer stays where it is while the rest arrives", async ({
  page,
}) => {
  const path = pagesToVisit.find((one) => one.startsWith("/answers/"))!;
  const html = await (await page.request.get(path)).text();
  await page.setViewportSize(laptop);
  await page.route("/empty", (route) =>
    route.fulfill({ body: "", contentType: "text/html" }),
  );
  for (const [after, mark, part] of [
    ["<header", "</nav>", "header nav"],
    ["<main", "</strong>", "main strong"],
  ] as const) {
    await page.goto("/empty");
    const end = html.indexOf(mark, html.indexOf(after)) + mark.length;
    // An open document is still being read, which decides what is a :last-child.
    await page.evaluate(
      (text) => {
        document.open();
        document.write(text);
      },
      html.slice(0, end),
    );
    await expect(page.locator("header")).toHaveCSS("display", "grid");
    const place = async () => {
      const { x, y } = (await page.locator(part).first().boundingBox())!;
      return { x, y };
    };
    const early = await place();
    await page.evaluate((text) => {
      document.write(text);
      document.close();
    }, html.slice(end));
    await expect(page.locator("footer")).toBeVisible();
    expect(await place()).toEqual(early);
  }
});

/** The family in which the browser draws the page's title. */
async function titleFont(page: Page): Promise<string | undefined> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const title = { nodeId: root.nodeId, selector: "h1" };
  const { nodeId } = await client.send("DOM.querySelector", title);
  const found = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return found.fonts[0]?.familyName;
}
