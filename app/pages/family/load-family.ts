import { data } from "react-router";
import { answersOn } from "#app/content/answers.ts";
import { indexes } from "#content/indexes.ts";
import type { Family, Section } from "#content/sections.ts";
import {
  contentOf,
  inLanguages,
  pageHere,
  pagesIn,
} from "#app/content/languages.ts";
import { pageAt, pageNearest, type Page } from "#app/content/pages.ts";
import { personFor } from "#app/content/contact-person.ts";
import {
  cutawayPicture,
  heroScene,
  photograph,
  scene,
} from "#app/content/picture.ts";
import { cardIn, teaserCards } from "#app/content/post-cards.ts";
import { relatedPages } from "#app/content/related.ts";
import { sourcesOf } from "#app/content/sources.ts";
import { loadLoss } from "#app/sections/loss/load-loss.ts";
import { loadSheet } from "#app/sections/storm-sheet/load-sheet.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import { firstLanguage } from "#words/first-language.ts";

export type FamilyPageData = ReturnType<typeof loader>;
export type LoadedSection = FamilyPageData["sections"][number];

/** The pages above those of a family, and the section that the button “What it covers” jumps to. */
const families: Record<Family, { index: Crumb; jump?: string }> = {
  industries: { index: "commercial", jump: "coverages" },
  personal: { index: "personal", jump: "what-we-cover" },
  coverage: { index: "coverage" },
  services: { index: "services" },
  guides: { index: "home" },
  tools: { index: "tools" },
};

/** The data of a family's page, in the language of its address. */
export function loader({ url }: { url: URL }) {
  const entry = pageHere(url);
  const family = entry?.kind as Family;
  const page = entry && pagesIn(family, entry.language).get(entry.slug);
  if (!page) throw data(null, { status: 404 });
  const { index, jump } = families[family];
  const { language } = entry;
  const own = contentOf({ kind: "indexes", language }, indexes);
  return {
    ...page,
    ...inLanguages(entry),
    family,
    crumbs: [index, ...pagesAbove(entry)],
    jump,
    // Without one of its own, a language has no button.
    finder:
      family === "personal" && (language === firstLanguage || own !== indexes)
        ? own.personal.finder
        : undefined,
    picture: entry.scene ? heroScene(entry.scene, entry.photo) : undefined,
    cutaway: entry.scene
      ? cutawayPicture(entry.scene, page.cutaway)
      : undefined,
    sections: page.sections.map((section) => shown(section, entry)),
    answers: answersOn(entry),
    related: relatedPages(page.related, entry.language),
    sourceList: sourcesOf(page.sources, language),
  };
}

/** The pages of the same family whose addresses this one continues. */
function pagesAbove({ path, kind }: Page): Crumb[] {
  const parts = path.split("/");
  return parts
    .map((_, index) => pageAt(parts.slice(0, index).join("/")))
    .filter((page) => page?.kind === kind)
    .map((page) => ({ label: page!.name!, path: page!.path }));
}

/** A section with what its component shows beyond its own words. */
function shown(section: Section, { language, translations }: Page) {
  switch (section.kind) {
    case "contact":
      return { ...section, person: personFor(translations[firstLanguage]!) };
    case "gallery":
      return {
        ...section,
        list: section.list.map((entry) => {
          const page = pageNearest(entry.path, language);
          const tool = pagesIn("tools", page.language).get(page.slug);
          return {
            id: page.slug,
            title: entry.title,
            path: page.path,
            summary: page.summary!,
            picture: scene(entry.picture, "card"),
            tool: tool?.sections.find((one) => "example" in one),
          };
        }),
      };
    case "loss":
      return loadLoss(section);
    case "photo":
      return { ...section, picture: photograph(section.photo, "wide") };
    case "storm-sheet":
      return loadSheet(section);
    case "articles":
      return {
        ...section,
        posts: teaserCards(section.posts).map((card) => cardIn(card, language)),
      };
    default:
      return section;
  }
}
