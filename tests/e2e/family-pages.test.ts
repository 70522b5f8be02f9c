import { allPages } from "#app/content/pages.ts";
import { pagesIn } from "#app/content/languages.ts";
import { families } from "#compile/page-templates.ts";
import { controls } from "./controls.ts";
import { button, expect, open, test } from "./test.ts";

test("a checklist prints with its picture, and without menus and offers", async ({
  page,
}) => {
  await open(page, "/contracts");
  await page.evaluate(() =>
    Object.assign(window, {
      print: () => (document.documentElement.dataset.printed = "yes"),
    }),
  );
  await button(page, controls.print).click();
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
      // Answers that lead to the page stand after its own sections.
      found.flatMap(([, id]) => (id === "answers" ? [] : id)),
      path,
    ).toEqual([...sections.map(({ id }) => id), "closing", "related"]);
    const [, listed = ""] = /id="sources"(.*)/s.exec(html) ?? [];
    expect(listed.match(/<li/g)?.length ?? 0, path).toBeGreaterThanOrEqual(
      sources.length,
    );
  }
});
