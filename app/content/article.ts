import { people } from "#content/people.ts";
import { site } from "#content/site.ts";
import { dayWords } from "./day-words.ts";
import { fileOf, inLanguages } from "./languages.ts";
import { pageIn, type Page } from "./pages.ts";
import { heroScene, portrait } from "./picture.ts";
import { cardIn, categoryLabel, generalScene, postCard } from "./post-cards.ts";
import { posts, proseOf, type Post, type Prose } from "./posts.ts";
import { firstLanguage } from "#words/first-language.ts";

/** A slow reader of plain prose, in words per minute. */
const readingSpeed = 230;

/** How many articles are listed below another one. */
const relatedCount = 3;

/** The data of an article's page. Undefined if there is no such article. */
export function article(page: Page) {
  const { slug, language } = page;
  const post = fileOf<Translated>(page, posts().get(slug));
  if (!post) return undefined;
  const { title, description, date, updated, category } = post;
  const { picture = generalScene, photo } = post;
  const { nodes, headings, words } = post.prose ?? proseOf(post);
  const there = articlesIn(language);
  return {
    title,
    description,
    ...inLanguages(page),
    published: dayWords(date, language),
    updated: updated ? dayWords(updated, language) : undefined,
    category: { id: category, label: categoryLabel(category, language) },
    author: author(post, language),
    picture: heroScene(picture, photo),
    nodes,
    // Long articles have a table of contents.
    contents: headings.length >= 4 ? headings : [],
    minutes: Math.max(1, Math.round(words / readingSpeed)),
    related: relatedPosts(post, there).map((one) =>
      cardIn(postCard(one), language),
    ),
    ...neighbors(slug, there),
  };
}

/** An article of another language has its text with it. */
export type Translated = Post & { prose?: Prose };

export type Article = NonNullable<ReturnType<typeof article>>;

/** Articles of the same category first, then the others, the newest first in both. */
export function relatedPosts(post: Post, all = posts()): Post[] {
  const others = [...all.values()].filter(({ slug }) => slug !== post.slug);
  const near = others.filter(({ category }) => category === post.category);
  const far = others.filter(({ category }) => category !== post.category);
  return [...near, ...far].slice(0, relatedCount);
}

/** The articles that a language has, with their titles there. */
const articlesIn = (language: string): ReadonlyMap<string, Post> =>
  new Map(
    [...posts()].flatMap(([slug, post]) => {
      if (language === firstLanguage) return [[slug, post]];
      const own = pageIn(`/blog/${slug}`, language);
      return own ? [[slug, { ...post, title: own.title! }]] : [];
    }),
  );

type Author = {
  name: string;
  position?: string;
  description?: string;
  portrait?: ReturnType<typeof portrait>;
};

/** A live site leaves out people who are samples; the firm is then the author. What people do is in English only. */
function author({ author: id }: Post, language: string): Author {
  const person = people.find((one) => one.id === id);
  if (!person) return { name: site.name };
  const { name, position, description } = person;
  return {
    name,
    ...(language === firstLanguage && { position, description }),
    portrait: portrait(person),
  };
}

function neighbors(slug: string, there: ReadonlyMap<string, Post>) {
  const all = [...there.values()];
  const index = all.findIndex((post) => post.slug === slug);
  const link = (post: Post | undefined) =>
    post && { path: `/blog/${post.slug}`, title: post.title };
  return { newer: link(all[index - 1]), older: link(all[index + 1]) };
}
