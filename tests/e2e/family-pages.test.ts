import { menus } from "#app/layout/menus.ts";
import { allPages } from "#app/content/pages.ts";
import { firstLanguage } from "#compile/language-folders.ts";
import { pagesIn } from "#app/content/languages.ts";
import { families, partsOf } from "#compile/page-templates.ts";
import { controls } from "./controls.ts";
import { expect, open, test } from "./test.ts";
import { allAddresses } from "./page-kinds.ts";

const all = allAddresses;
const of = (family: string) =>
  all.filter((path) => path.startsWith(`/${family}/`));
const industries = of("industry");
const personal = of("personal");
const services = of("services");

test("a checklist prints with its picture, and without menus and offers", async ({
  page,
}) => {
  await open(page, "/contracts");
  await page.evaluate(() =>
    Object.assign(window, {
      print: () => (document.documentElement.dataset.printed = "yes"),
    }),
  );
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main picture").first()).toBeVisible();
  for (const part of ["#closing", "#related", "footer"])
    await expect(page.locator(part).first()).toBeHidden();
});

test("an industry's questions open one at a time, five at first and five more", async ({
  page,
}) => {
  await open(page, industries[0]!);
  const faq = page.locator("#faq");
  await expect(faq.locator("details:visible")).toHaveCount(5);
  await faq.locator("summary").nth(0).click();
  await faq.locator("summary").nth(1).click();
  await expect(faq.locator("details[open]")).toHaveCount(1);
  await faq.getByRole("button", { name: controls.moreAnswers }).click();
  await expect(faq.locator("details:visible")).toHaveCount(10);
  await expect(faq.locator("summary").nth(5)).toBeFocused();
});

// The HTML itself, before any script.
test.describe("as served", () => {
  test.use({ javaScriptEnabled: false });

  test("each industry page has its sections in order, 5 to 9 coverages, 10 questions and two articles", async ({
    page,
  }) => {
    for (const path of industries) {
      await page.goto(path);
      const ids = await page
        .locator("main > section")
        .evaluateAll((sections) => sections.map((section) => section.id));
      const parts = [
        "who-pays",
        "approach",
        "why-us",
        "coverages",
        "who-we-serve",
        "customers",
        "faq",
        "blog",
        "contact",
        "closing",
        "related",
      ];
      // Before the questions, a page may have sections of its own.
      expect(
        ids.filter((id) => parts.includes(id)),
        path,
      ).toEqual(parts);
      expect(ids.slice(ids.indexOf("faq")), path).toEqual(
        parts.slice(parts.indexOf("faq")),
      );
      const coverages = await page.locator("#coverages h3").count();
      expect(coverages, path).toBeGreaterThanOrEqual(5);
      expect(coverages, path).toBeLessThanOrEqual(9);
      await expect(page.locator("#faq details"), path).toHaveCount(10);
      await expect(page.locator("#blog h3"), path).toHaveCount(2);
    }
  });

  test("each personal page has 7 highlights, 5 enhancements, 4 differentiators and Get Quote", async ({
    page,
  }) => {
    for (const path of personal) {
      await page.goto(path);
      // Flood insurance compares two kinds of policy in a table.
      const highlights = page.locator("#highlights :is(h3, tbody tr)");
      await expect(highlights, path).toHaveCount(7);
      await expect(page.locator("#enhancements h3"), path).toHaveCount(5);
      await expect(page.locator("#differentiators h3"), path).toHaveCount(4);
      await expect(page.locator("#differentiators svg"), path).toHaveCount(4);
      await expect(
        page
          .locator("main")
          .getByRole("link", { name: /^Get Quote/ })
          .first(),
        path,
      ).toHaveAttribute("target", "_blank");
      await expect(page.locator("#who-we-protect"), path).toHaveCount(
        path.includes("/life-") ? 1 : 0,
      );
    }
  });

  test("each named section of a service page has its number of entries, and its button opens a new tab, if its content names one", async ({
    page,
  }) => {
    for (const path of services) {
      await page.goto(path);
      const slug = path.split("/").at(-1)!;
      for (const { id, entries } of partsOf("services", slug))
        await expect
          .soft(
            page.locator(`#${id} > div:last-child > * > li`),
            `${path}#${id}`,
          )
          .toHaveCount(entries![0]);
      const { action } = pagesIn("services", "en").get(slug)!;
      const links = page.locator("main a[target=_blank]");
      if (!action) await expect.soft(links, path).toHaveCount(0);
      else await expect.soft(links.first(), path).toContainText(action);
    }
  });

  test("each page of a family has the sections of its file in their order, and its sources", async ({
    page,
  }) => {
    for (const family of families)
      for (const { path, slug } of allPages().filter(
        ({ kind }) => kind === family,
      )) {
        const guide = pagesIn(family, firstLanguage).get(slug)!;
        await page.goto(path);
        const ids = await page
          .locator("main > section")
          .evaluateAll((sections) => sections.map((section) => section.id));
        expect(ids, path).toEqual([
          ...guide.sections.map(({ id }) => id),
          "closing",
          "related",
        ]);
        await expect(page.locator("#sources li"), path).toHaveCount(
          guide.sources?.length ?? 0,
        );
      }
  });

  test("portfolio management is in no menu", async ({ page }) => {
    await page.goto("/");
    const shown = page.locator("header, dialog, footer");
    await expect(shown.locator("a[href$='/claims-advocacy']")).not.toHaveCount(
      0,
    );
    await expect(shown.locator("a[href$='/portfolio-management']")).toHaveCount(
      0,
    );
  });

  test("a page shows where the visitor is: breadcrumbs, and the current link of the menus", async ({
    page,
  }) => {
    const inMenu = menus.footer.flatMap(({ items }) => items);
    for (const path of [services[0]!, industries[0]!, personal[0]!]) {
      await page.goto(path);
      const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
      expect(await crumbs.getByRole("listitem").count(), path).toBeGreaterThan(
        1,
      );
      await expect(crumbs.locator("[aria-current=page]"), path).toHaveCount(1);
      const label = inMenu.find((item) => item.path === path)?.label;
      await expect(
        page.locator("footer a[aria-current=page]"),
        path,
      ).toHaveText(label ? [label] : []);
    }
  });
});
