import { menus } from "#app/layout/menus.ts";
import { allPages } from "#app/content/pages.ts";
import { pagesIn } from "#app/content/languages.ts";
import { families } from "#compile/page-templates.ts";
import { crumbs } from "#content/ui/crumbs.ts";
import { controls } from "./controls.ts";
import { aPersonalPage, anIndustry, aService } from "./page-kinds.ts";
import { expect, open, test } from "./test.ts";

test("a checklist prints with its picture, and without menus and offers", async ({
  page,
}) => {
  await open(page, "/contracts");
  await page.evaluate(() =>
    Object.assign(window, {
      print: () => (document.documentElement.dataset.printed = "yes"),
    }),
  );
  await page.getByRole("button", { name: controls.print }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main picture").first()).toBeVisible();
  for (const part of ["#closing", "#related", "footer"])
    await expect(page.locator(part).first()).toBeHidden();
});

// How many entries each has is a rule of content/ (compile/page-templates.ts).
test("each page of a family has the sections of its file in their order, and its sources", async ({
  baseURL,
}) => {
  const isOf = (kind: string): kind is (typeof families)[number] =>
    families.some((family) => family === kind);
  for (const { kind, path, slug, language } of allPages()) {
    if (!isOf(kind)) continue;
    const { sections, sources = [] } = pagesIn(kind, language).get(slug)!;
    const html = await (await fetch(baseURL + path)).text();
    const found = [...html.matchAll(/<section[^>]* id="([^"]+)"/g)];
    expect(
      found.map(([, id]) => id),
      path,
    ).toEqual([...sections.map(({ id }) => id), "closing", "related"]);
    const [, listed = ""] = /id="sources"(.*)/s.exec(html) ?? [];
    expect(listed.match(/<li/g)?.length ?? 0, path).toBeGreaterThanOrEqual(
      sources.length,
    );
  }
});

test("portfolio management is in no menu, and a page shows where the visitor is: breadcrumbs, and the current link of the menus", async ({
  page,
}) => {
  await page.goto("/");
  const shown = page.locator("header, dialog, footer");
  await expect(shown.locator("a[href$='/claims-advocacy']")).not.toHaveCount(0);
  await expect(shown.locator("a[href$='/portfolio-management']")).toHaveCount(
    0,
  );
  const inMenu = menus.footer.flatMap(({ items }) => items);
  for (const path of [aService, anIndustry, aPersonalPage]) {
    await page.goto(path);
    const above = page.getByRole("navigation", { name: crumbs.label });
    expect(await above.getByRole("listitem").count(), path).toBeGreaterThan(1);
    await expect(above.locator("[aria-current=page]"), path).toHaveCount(1);
    const label = inMenu.find((item) => item.path === path)?.label;
    await expect(page.locator("footer a[aria-current=page]"), path).toHaveText(
      label ? [label] : [],
    );
  }
});
