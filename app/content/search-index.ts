import { makeIndex, type SearchDocument } from "#queries/search.ts";
import { articleText } from "./article.ts";
import { coverageFinder, customerService } from "./company.ts";
import {
  certificatePage,
  lenderPage,
  claimsPage,
  policyChanges,
} from "./customer-service.ts";
import { industries } from "./industries.ts";
import { plainText } from "./markdown.ts";
import { personal } from "./personal.ts";
import { categoryLabel } from "./post-cards.ts";
import { posts } from "./posts.ts";
import { services } from "./services.ts";

let kept: ReturnType<typeof makeIndex> | undefined;

/** What is searched: articles, and the pages on lines and services. Only loaders call this. */
export function searchIndex() {
  // In development words change.
  if (!kept || import.meta.env.DEV)
    kept = makeIndex([
      ...articles(),
      ...familyPages(),
      ...clientPages(),
      finder(),
    ]);
  return kept;
}

function articles(): SearchDocument[] {
  return [...posts().values()].map((post) => {
    const { nodes, headings } = articleText(post);
    return {
      path: `/blog/${post.slug}`,
      kind: categoryLabel(post.category),
      title: post.title,
      summary: post.description,
      headings: headings.map(({ text }) => text).join(". "),
      // Sources are for checking, not for finding.
      text: nodes
        .filter(([tag]) => tag !== "section" && tag !== "h2")
        .map(plainText)
        .join(" "),
    };
  });
}

/** Found by what it is, not by every coverage that it may name: those have pages of their own. */
function finder(): SearchDocument {
  const { title, description, hero } = coverageFinder;
  return {
    path: "/coverage-finder",
    kind: coverageFinder.name,
    title: title.split(" | ")[0] ?? title,
    summary: description,
    headings: hero.title,
    text: hero.description,
  };
}

function familyPages(): SearchDocument[] {
  return [
    ...[...industries].map(([slug, page]) =>
      familyPage(`/industry/${slug}`, "Commercial insurance", page),
    ),
    ...[...personal].map(([slug, page]) =>
      familyPage(`/personal/${slug}`, "Personal insurance", page),
    ),
    ...[...services.values()].map((page) =>
      familyPage(`/services/${page.path}`, "Service", page),
    ),
  ];
}

function familyPage(
  path: string,
  kind: string,
  page: { title: string; summary: string },
): SearchDocument {
  return {
    path,
    kind,
    title: page.title.split(" | ")[0] ?? page.title,
    summary: page.summary,
    headings: texts(page, true).join(". "),
    text: texts(page, false).join(" "),
  };
}

function clientPages(): SearchDocument[] {
  const pages = {
    "/customer-service": customerService,
    "/customer-service/certificate-request": certificatePage,
    "/customer-service/claims": claimsPage,
    "/customer-service/lender-request": lenderPage,
    "/customer-service/policy-changes": policyChanges,
  };
  return Object.entries(pages).map(([path, page]) => ({
    path,
    kind: "Customer service",
    title: page.title.split(" | ")[0] ?? page.title,
    summary: page.description,
    headings: texts(page, true).join(". "),
    text: texts(page, false).join(" "),
  }));
}

/** The texts of a content file: its titles and questions, or all others. */
function texts(value: unknown, titles: boolean, name = ""): string[] {
  if (typeof value === "string") {
    const isTitle = name === "title" || name === "question" || name === "name";
    // Addresses, icons and the like are single words.
    return isTitle === titles && value.includes(" ") ? [value] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => texts(one, titles, key));
}
