import { expect, open, test } from "./test.ts";

const article = "/blog/what-pays-for-long-term-care";
test("a source can be opened from the text and left again, from the keyboard", async ({
  page,
}) => {
  // Jumps are smooth otherwise, and a second one stops the first on its way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, article);
  const reference = page.locator("#fnref-snf");
  await reference.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${article}#fn-snf`);
  await expect(page.locator("#fn-snf")).toBeInViewport();
  await page
    .locator("#fn-snf")
    .getByRole("link", { name: "Back to reference 2" })
    .click();
  await expect(page).toHaveURL(`${article}#fnref-snf`);
  await expect(reference).toBeInViewport();
});

test("the table of contents leads to each part and moves the focus there", async ({
  page,
}) => {
  await open(page, article);
  const contents = page.getByRole("navigation", { name: "In this article" });
  expect(await contents.getByRole("link").count()).toBe(7);
  await contents.getByRole("link", { name: "Veterans" }).click();
  await expect(page.getByRole("heading", { name: "Veterans" })).toBeFocused();
});

test("links between articles change the page without loading it anew", async ({
  page,
}) => {
  await open(page, article);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page
    .getByRole("link", {
      name: "Texas Long-Term Care Partnership",
      exact: true,
    })
    .click();
  await expect(page).toHaveURL("/blog/texas-long-term-care-partnership");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

for (const [width, shown] of [
  [424, 1],
  [425, 2],
  [1280, 2],
] as const)
  test(`an industry page teases ${shown} article(s) at ${width}px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/industry/construction-insurance");
    const posts = page
      .getByRole("region", { name: "From the blog" })
      .getByRole("article");
    await expect(posts.filter({ visible: true })).toHaveCount(shown);
    await expect(
      page.locator("#faq ~ #blog ~ #contact ~ #closing"),
    ).toHaveCount(1);
  });

test("nothing that writes Markdown reaches the browser's scripts", async ({
  page,
}) => {
  const reading: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) reading.push(response.text());
  });
  await open(page, article);
  const scripts = await Promise.all(reading);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => /micromark|mdast/.test(text))).toEqual([]);
});
