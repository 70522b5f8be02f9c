import { expect, test } from "vitest";
import { posts } from "#app/content/posts.ts";
import { searchIndex } from "#app/content/search-index.ts";
import { siteRender } from "#app/document/site-render.fixture.ts";
import { find, searchAddress } from "#queries/search.ts";

async function searched(query: string, page = 1) {
  const render = await siteRender();
  const answer = await render(searchAddress(query, page));
  expect(answer.status).toBe(200);
  const [, main = ""] = /<main[^>]*>([^]*)<\/main>/.exec(await answer.text())!;
  return main;
}

/** A word of an article's title. */
const [word = ""] = [...posts().values()].flatMap(
  ({ title }) => title.match(/\b[a-z]{6,}\b/g) ?? [],
);

test("without scripts too, a page has what the query of its address finds", async () => {
  const page = await searched(word);
  const { entries } = find(searchIndex(), word, 1);
  expect(entries.length).toBeGreaterThan(0);
  for (const { entry } of entries)
    expect(page).toContain(`<a href="${entry.path}">`);
  expect(page).toContain(`name="q" value="${word}"`);
});

test("what nobody has written finds nothing, and is text whatever it is", async () => {
  const page = await searched(`"><script>alert('zyx')</script>`);
  expect(page).not.toContain("<script>");
  expect(page).toContain(
    'value="&quot;&gt;&lt;script&gt;alert(&#x27;zyx&#x27;)&lt;/script&gt;"',
  );
});

test("two searches at once find what each asked for", async () => {
  const [one, other] = await Promise.all([searched(word), searched("qqzzx")]);
  expect(one).toContain(`value="${word}"`);
  expect(other).toContain('value="qqzzx"');
});
