import { expect, test } from "vitest";
import { relatedPosts } from "./article.ts";
import { posts } from "./posts.ts";

test("the articles are in order of date, the newest first", () => {
  const dates = [...posts().values()].map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
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
