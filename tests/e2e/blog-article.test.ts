import { articlePage } from "#content/ui/article-page.ts";
import { readFileSync } from "node:fs";
import { posts, proseOf } from "#app/content/posts.ts";
import { expect, open, test } from "./test.ts";

const all = [...posts().values()];
const path = ({ slug }: { slug: string }) => `/blog/${slug}`;
const source = ({ slug }: { slug: string }) =>
  readFileSync(`content/en/posts/${slug}.md`, "utf8");

const sourceMark = /\[\^([\w-]+)\](?!:)/;
const withSource = all.find((post) => sourceMark.test(source(post)));
/** With a table of contents. */
const withContents = all.find((post) => proseOf(post).headings.length >= 4);

test("the keyboard can follow a source from the text and come back", async ({
  page,
}) => {
  test.skip(!withSource, "no article has a source");
  const article = path(withSource!);
  const [, id] = sourceMark.exec(source(withSource!))!;
  // Otherwise jumps are smooth, and a second one stops the first on its way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, article);
  const reference = page.locator(`#fnref-${id}`);
  await reference.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${article}#fn-${id}`);
  await expect(page.locator(`#fn-${id}`)).toBeInViewport();
  await page.locator(`#fn-${id}`).locator("a[href^='#fnref']").first().click();
  await expect(page).toHaveURL(`${article}#fnref-${id}`);
  await expect(reference).toBeInViewport();
});

test("the table of contents links to each part and moves the focus there", async ({
  page,
}) => {
  test.skip(!withContents, "no article is long enough");
  await open(page, path(withContents!));
  const { headings } = proseOf(withContents!);
  const links = page
    .getByRole("navigation", { name: articlePage.contents })
    .getByRole("link");
  await expect(links).toHaveText(headings.map(({ text }) => text));
  await links.last().click();
  await expect(page.locator(`#${headings.at(-1)!.id}`)).toBeFocused();
});
