import { menus } from "#app/layout/menus.ts";
import { allPages } from "#app/content/pages.ts";
import { pagesIn } from "#app/content/languages.ts";
import { families, partsOf } from "#compile/page-templates.ts";
import { controls } from "./controls.ts";
import { expect, open, test } from "./test.ts";
import { allAddresses } from "./page-kinds.ts";

const of = (family: string) =>
  allAddresses.filter((path) => path.startsWith(`/${family}/`));
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

// The HTML itself, before any script. The browser reads all pages in one call, because opening each takes seconds.
test("each page of a family has its sections in order, with their numbers of entries", async ({
  page,
  baseURL,
}) => {
  const sources: (readonly [string, string])[] = [];
  for (const { kind, path } of allPages())
    if (["industries", "personal", "services", ...families].includes(kind))
      sources.push([path, await (await fetch(baseURL + path)).text()]);
  // Which parts of a service page are counted, by its address.
  const counted = Object.fromEntries(
    services.map((path) => [
      path,
      partsOf("services", path.split("/").at(-1)!).map(({ id }) => id),
    ]),
  );
  const served = await page.evaluate(
    ([all, parts]) =>
      Object.fromEntries(
        all.map(([path, html]) => {
          const document = new DOMParser().parseFromString(html, "text/html");
          const count = (selector: string) =>
            document.querySelectorAll(selector).length;
          const words = (selector: string) =>
            [...document.querySelectorAll(selector)].map(
              ({ textContent }) => textContent,
            );
          return [
            path,
            {
              ids: [
                ...document.querySelectorAll(
                  "main > section, main > [data-island] > section",
                ),
              ].map(({ id }) => id),
              coverages: count("#coverages h3"),
              questions: count("#faq details"),
              articles: count("#blog h3"),
              // Flood insurance compares two kinds of policy in a table.
              highlights: count("#highlights :is(h3, tbody tr)"),
              enhancements: count("#enhancements h3"),
              differentiators: count("#differentiators h3"),
              pictures: count("#differentiators svg"),
              protects: count("#who-we-protect"),
              sources: count("#sources li"),
              outside: words("main a[target=_blank]"),
              entries: (parts[path] ?? []).map((id) =>
                count(`#${id} > div:last-child > * > li`),
              ),
            },
          ] as const;
        }),
      ),
    [sources, counted] as const,
  );
  const at = (path: string) => served[path]!;

  for (const path of industries) {
    const { ids, coverages, questions, articles } = at(path);
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
    expect(coverages, path).toBeGreaterThanOrEqual(5);
    expect(coverages, path).toBeLessThanOrEqual(9);
    expect([questions, articles], path).toEqual([10, 2]);
  }

  for (const path of personal) {
    expect(at(path), path).toMatchObject({
      highlights: 7,
      enhancements: 5,
      differentiators: 4,
      pictures: 4,
      protects: path.includes("/life-") ? 1 : 0,
    });
    expect(at(path).outside[0], path).toMatch(/^Get a quote/);
  }

  for (const path of services) {
    const slug = path.split("/").at(-1)!;
    expect(at(path).entries, path).toEqual(
      partsOf("services", slug).map(({ entries }) => entries![0]),
    );
    const { action } = pagesIn("services", "en").get(slug)!;
    if (action) expect(at(path).outside[0], path).toContain(action);
    else expect(at(path).outside, path).toEqual([]);
  }

  for (const family of families)
    for (const { path, slug, language } of allPages().filter(
      ({ kind }) => kind === family,
    )) {
      const guide = pagesIn(family, language).get(slug)!;
      expect(at(path).ids, path).toEqual([
        ...guide.sections.map(({ id }) => id),
        "closing",
        "related",
      ]);
      expect(at(path).sources, path).toBe(guide.sources?.length ?? 0);
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
  for (const path of [services[0]!, industries[0]!, personal[0]!]) {
    await page.goto(path);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await crumbs.getByRole("listitem").count(), path).toBeGreaterThan(1);
    await expect(crumbs.locator("[aria-current=page]"), path).toHaveCount(1);
    const label = inMenu.find((item) => item.path === path)?.label;
    await expect(page.locator("footer a[aria-current=page]"), path).toHaveText(
      label ? [label] : [],
    );
  }
});
