import { articlePage } from "#content/ui/article-page.ts";
import { posts, proseOf } from "#app/content/posts.ts";
import { expect, open, test } from "./test.ts";

const all = [...posts().values()];
const path = ({ slug }: { slug: string }) => `/blog/${slug}`;
/** With a table of contents. */
const withContents = all.find((post) => proseOf(post).headings.length >= 4);

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
