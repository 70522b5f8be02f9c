import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, stringify } from "yaml";
import { site } from "#content/site.ts";
import type { RunningServer } from "../faults/server-process.ts";
import { expectAccessible } from "./axe.ts";
import { serveCopy } from "./built-copy.ts";
import { expect, hydrate, test as base } from "./test.ts";

const english = "/personal/motorcycle-insurance";
const spanish = `/es${english}`;

/** The site with one page and some layout words in Spanish, because no other language exists yet. */
const test = base.extend<object, { translated: RunningServer }>({
  translated: [
    ({}, use) => serveCopy(translate, {}, use),
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ translated }, use) => use(translated.url.origin),
});

function translate(folder: string) {
  const file = "personal/motorcycle-insurance.yaml";
  const page = parseDocument(
    readFileSync(join(folder, "content/en", file), "utf8"),
  );
  page.set("name", "Motocicletas");
  page.set("title", "Seguro de motocicletas en Texas");
  page.setIn(["hero", "title"], "Seguro para su motocicleta.");
  mkdirSync(join(folder, "content/es/personal"), { recursive: true });
  writeFileSync(join(folder, "content/es", file), page.toString());
  const words = { siteLayout: { menu: "Menú", contact: "Contáctenos" } };
  writeFileSync(join(folder, "content/es/ui.yaml"), stringify(words));
}

test.describe.configure({ mode: "default", timeout: 300_000 });

test(
  "a page in another language declares it, and has its own words before and after React starts",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(spanish);
    const menu = page.getByRole("banner").getByRole("button", { name: "Menú" });
    for (const step of [() => {}, () => hydrate(page)]) {
      await step();
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Seguro para su motocicleta.",
      );
      await expect(menu).toBeVisible();
    }
    await expectAccessible(page);
  },
);

test(
  "the page and its translation link to each other, for visitors and search engines",
  { tag: "@long" },
  async ({ page }) => {
    const main = page.getByRole("main");
    for (const [from, language, name, to] of [
      [english, "en-US", "Español", spanish],
      [spanish, "es", "English", english],
    ] as const) {
      await page.goto(from);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const [hreflang, path] of [
        ["en", english],
        ["es", spanish],
      ] as const)
        await expect(
          page.locator(`link[rel=alternate][hreflang=${hreflang}]`),
        ).toHaveAttribute("href", site.origin + path);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        site.origin + from,
      );
      await main.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(to);
    }
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  },
);

test(
  "the sitemap lists a translation, the search finds it, and there are no others",
  { tag: "@long" },
  async ({ page, request }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap).toContain(`<loc>${site.origin}${spanish}</loc>`);
    await page.goto("/blog/search?q=motocicletas");
    const result = page.locator(`#results [lang=es] a[href="${spanish}"]`);
    await expect(result).toBeVisible();
    const unknown = await request.get("/es/personal/condo-insurance");
    expect(unknown.status()).toBe(404);
  },
);
