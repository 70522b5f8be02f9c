import { expect, test } from "vitest";
import { postList as words } from "#content/ui/post-list.ts";
import { postList } from "./post-list.ts";
import { posts } from "./posts.ts";

const listOf = (query: string) => postList(new URLSearchParams(query));

test("the newsletter card follows the eighth article of a wide window, and comes last where there are fewer", () => {
  const { entries, newsletterAt } = listOf("");
  const before = (width: "wide" | "medium" | "narrow") =>
    entries
      .slice(0, newsletterAt)
      .filter(({ widths }) => widths.includes(width));
  const most = Math.min(8, posts().size);
  expect(before("wide")).toHaveLength(most);
  expect(before("medium")).toHaveLength(most);
  expect(before("narrow")).toHaveLength(Math.min(2, posts().size));
  const last = listOf("page=9999");
  expect(last.newsletterAt).toBe(last.entries.length);
});

test.each([
  ["category=weather", words.noCategory],
  ["page=0", words.noPage],
  ["page=x", words.noPage],
  ["page=9999", words.beyond],
])("an address without a list (%s) shows a page and says so", (query, text) => {
  const { entries, notice, noindex } = listOf(query);
  expect(entries).not.toEqual([]);
  expect({ text: notice?.text, noindex }).toEqual({ text, noindex: true });
});

test("an address with a list says nothing", () => {
  expect(listOf("")).toMatchObject({ notice: undefined, noindex: false });
});
