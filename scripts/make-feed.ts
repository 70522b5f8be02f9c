import { writeFileSync } from "node:fs";
import { categoryLabel } from "#app/content/post-cards.ts";
import { posts, proseOf, type Post } from "#app/content/posts.ts";
import type { ProseNode } from "#app/content/prose-node.ts";
import { blog } from "#content/blog.ts";
import { people } from "#content/people.ts";
import { site } from "#content/site.ts";
import { escaped } from "#words/escaped.ts";

/** Only the newest: a feed is read often, and its readers keep old articles. */
const most = 30;

/** Writes the Atom feed (RFC 4287) with the full text of the newest articles. */
export function makeFeed(build: string): void {
  const newest = [...posts().values()].slice(0, most);
  writeFileSync(`${build}/client/blog/feed.xml`, feed(newest));
}

export function feed(articles: readonly Post[]): string {
  const page = `${site.origin}/blog`;
  const updated = articles.map(changed).toSorted().at(-1) ?? "1970-01-01";
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<title>${escaped(`${site.name}: blog`)}</title>`,
    `<subtitle>${escaped(blog.hero.description)}</subtitle>`,
    `<id>${id("blog")}</id>`,
    `<link href="${escaped(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(page)}/feed.xml"/>`,
    `<updated>${updated}T00:00:00Z</updated>`,
    ...articles.map(entry),
    "</feed>",
    "",
  ].join("\n");
}

function entry(post: Post) {
  const url = `${site.origin}/blog/${post.slug}`;
  const author = people.find((person) => person.id === post.author);
  const html = proseOf(post)
    .nodes.map((node) => toHtml(node, url))
    .join("");
  return [
    "<entry>",
    `<title>${escaped(post.title)}</title>`,
    `<id>${id(`blog/${post.slug}`)}</id>`,
    `<link href="${escaped(url)}"/>`,
    `<published>${post.date}T00:00:00Z</published>`,
    `<updated>${changed(post)}T00:00:00Z</updated>`,
    `<author><name>${escaped(author?.name ?? site.name)}</name></author>`,
    `<category term="${post.category}" label="${escaped(categoryLabel(post.category))}"/>`,
    `<summary>${escaped(post.description)}</summary>`,
    `<content type="html">${escaped(html)}</content>`,
    "</entry>",
  ].join("\n");
}

/** A name that stays if the site moves to another address (RFC 4151). */
const id = (name: string) => `tag:${blog.feedAuthority}:${name}`;

const changed = ({ date, updated }: Post) => updated ?? date;

/** As HTML for readers elsewhere: absolute links, and nothing that only this site's scripts or styles use. */
function toHtml(node: ProseNode, url: string): string {
  if (typeof node === "string") return escaped(node);
  const [tag, props, ...children] = node;
  const inner = children.map((child) => toHtml(child, url)).join("");
  if (tag === "div") return inner;
  const attributes = Object.entries(props ?? {})
    .filter(([name]) => ["href", "id", "start", "scope"].includes(name))
    .map(([name, value]) => {
      const whole = name === "href" ? absolute(String(value), url) : value;
      return ` ${name}="${escaped(String(whole))}"`;
    });
  return `<${tag}${attributes.join("")}>${inner}</${tag}>`;
}

function absolute(href: string, url: string) {
  return href.startsWith("#") ? url + href : new URL(href, url).href;
}
