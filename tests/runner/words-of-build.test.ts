import { expect, test } from "vitest";
import { differences } from "./words-of-build.ts";
import { wordsOfPage } from "./words-of-page.ts";

const compare = (before: string, after: string) =>
  differences(
    new Map([["/", wordsOfPage(before)]]),
    new Map([["/", wordsOfPage(after)]]),
  ).map(({ lines }) => lines);

const page = (body: string, head = "<title>T</title>") =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

test("finds a changed word, and only its line", () => {
  expect(
    compare(page("<p>One <b>two</b> three.<p>Four."), page("<p>Four.")),
  ).toEqual([["- One two three."]]);
  expect(
    compare(
      page("<p>One <!-- -->two.<p>Four."),
      page("<p>One <b>2</b>.<p>Four."),
    ),
  ).toEqual([["- One two.", "+ One 2."]]);
});

test.each([
  ["a title", "", "<title>Other</title>"],
  [
    "a description",
    "",
    '<title>T</title><meta name="description" content="D">',
  ],
  [
    "a shared title",
    "",
    '<title>T</title><meta property="og:title" content="D">',
  ],
  ["a picture's text", '<img alt="Words">'],
  ["a name for screen readers", '<button aria-label="Words"></button>'],
  ["a hint in a field", '<input placeholder="Words">'],
  ["what a field holds", '<input value="Words">'],
  ["a column's name", '<i data-column="Words"></i>'],
  ["an option", "<select><option>Words</select>"],
  ["where a link leads", '<a href="/words"></a>'],
  ["what shows without scripts", "<noscript><p>Words</noscript>"],
  ["a template", "<template><p>Words</template>"],
  [
    "structured data",
    '<script type="application/ld+json">{"a":["Words"]}</script>',
  ],
])("finds %s", (_, body, head?: string) => {
  expect(compare(page(""), page(body, head))).toHaveLength(1);
});

test("ignores scripts, styles, names of built files and the order of white space", () => {
  expect(
    compare(
      page(
        "<script>let one</script><style>a{}</style><p>One\n two</p><a href='/assets/form-AbCd_123.pdf'>x</a>",
        "<title>T</title><link rel='stylesheet' href='/a.css'>",
      ),
      page(
        "<script>let two</script><p>One two</p>\n<a href='/assets/form-ZZZZ-999.pdf'>x</a>",
      ),
    ),
  ).toEqual([]);
});

test("reports a change on many pages once, and added and removed pages", () => {
  const found = differences(
    new Map([
      ["/", ["a", "b"]],
      ["/about", ["c", "b"]],
      ["/old", ["x"]],
    ]),
    new Map([
      ["/", ["a"]],
      ["/about", ["c"]],
      ["/new", ["x"]],
    ]),
  );
  expect(found).toEqual([
    { lines: ["- b"], places: ["/", "/about"] },
    { lines: ["- (the whole file)"], places: ["/old"] },
    { lines: ["+ (the whole file)"], places: ["/new"] },
  ]);
});
