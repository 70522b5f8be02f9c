import { blogCategories } from "#content/blog-categories.ts";
import { contentOf } from "./languages.ts";
import { pageAt } from "./pages.ts";
import { photograph, scene, type Picture } from "./picture.ts";
import { posts, type Post } from "./posts.ts";
import { firstLanguage } from "#words/first-language.ts";

/** An article's data for a card: picture, category, title. */
export type PostCard = {
  slug: string;
  title: string;
  category: string;
  picture: Picture;
  /** Its language, on a page in another one. */
  lang?: string;
};

export function postCard(post: Post): PostCard {
  const { slug, title, category, picture = generalScene, photo } = post;
  return {
    slug,
    title,
    category: categoryLabel(category),
    picture: photo ? photograph(photo, "post") : scene(picture, "post"),
  };
}

/** The card on a page in a language: of that language's own page, otherwise in English. */
export function cardIn(card: PostCard, language: string): PostCard {
  if (language === firstLanguage) return card;
  const { translations } = pageAt(`/blog/${card.slug}`)!;
  const own = pageAt(translations[language] ?? "");
  return own
    ? { ...card, title: (own.name ?? own.heading)!, category: "" }
    : { ...card, lang: firstLanguage };
}

/** The scene of an article that names none. */
export const generalScene = "blog";

export function categoryLabel(
  category: Post["category"],
  language: string = firstLanguage,
): string {
  const all = contentOf({ kind: "blogCategories", language }, blogCategories);
  return all.find(({ id }) => id === category)?.label ?? "";
}

/** How many articles an industry page shows (docs/product.md, "Industry pages"). */
const inTeaser = 2;

/**
 * The articles an industry names, in its order. If it names too few, adds the newest about claims or dealing with a
 * broker, which concern every business.
 */
export function teaserCards(named: readonly string[] = []): PostCard[] {
  const all = posts();
  const chosen = named.map((slug) => all.get(slug)!);
  const general = [...all.values()].filter(
    (post) =>
      (post.category === "claims" || post.category === "customer-experience") &&
      !chosen.includes(post),
  );
  return [...chosen, ...general].slice(0, inTeaser).map(postCard);
}
