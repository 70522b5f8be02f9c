import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { inWords, retention } from "#server/leads/retention.ts";
import { relatedPosts } from "./article.ts";
import { posts, readPosts } from "./posts.ts";

const front = {
  title: "A title",
  description:
    "A description of an article that is long enough for the rule on descriptions.",
  date: "2026-01-31",
  author: "maria-delgado",
  category: "claims",
  picture: "auto",
};

test("the articles are in order of date, the newest first", () => {
  const dates = [...posts().values()].map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("a new file is a new article", () => {
  expect([...readPosts(folderWith(front)).keys()]).toEqual(["one"]);
});

test("an article can use words from another file through a reference", () => {
  const written = "{site:name}, {retention:leads}";
  const { body } = readPosts(folderWith(front, written)).get("one")!;
  expect(body).toBe(`${site.name}, ${inWords(retention.leads)}`);
});

test("related articles are in the same category first, and never the article itself", () => {
  for (const post of posts().values()) {
    const related = relatedPosts(post);
    expect(related).toHaveLength(Math.min(3, posts().size - 1));
    expect(related).not.toContain(post);
    const near = related.map(({ category }) => category === post.category);
    expect(near).toEqual(near.toSorted().toReversed());
  }
});

function folderWith(fields: Record<string, string>, body = "Text.") {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return folderOf(`---\n${lines.join("\n")}\n---\n\n${body}\n`);
}

function folderOf(content: string) {
  const folder = mkdtempSync(join(tmpdir(), "posts-"));
  writeFileSync(join(folder, "one.md"), content);
  return folder;
}
