import { copyFileSync, readdirSync, writeFileSync } from "node:fs";
import { articleText } from "#app/content/article.ts";
import { coverageFinder, customerService } from "#app/content/company.ts";
import {
  certificatePage,
  claimsPage,
  policyChanges,
} from "#app/content/customer-service.ts";
import { plainText } from "#app/content/markdown.ts";
import { categoryLabel } from "#app/content/post-cards.ts";
import { posts } from "#app/content/posts.ts";
import { makeIndex, type SearchDocument } from "#queries/search.ts";
import { searchPage } from "#server/blog/search-page.ts";

/** Writes the search index, keeps the search page as a template, and fills it for those who have not asked yet. */
export async function makeSearch(build: string): Promise<void> {
  writeFileSync(`${build}/client/blog/search-index.json`, await searchIndex());
  const page = `${build}/client/blog/search.html`;
  copyFileSync(page, `${build}/templates/blog-search.html`);
  const { answer } = await searchPage(build);
  writeFileSync(page, answer(new URLSearchParams()));
}

/** The index as the browser fetches it. */
export async function searchIndex(): Promise<string> {
  const documents = [
    ...articles(),
    ...(await familyPages()),
    ...clientPages(),
    finder(),
  ];
  return JSON.stringify(makeIndex(documents));
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

const families = [
  { folder: "industries", path: "industry", kind: "Commercial insurance" },
  { folder: "personal", path: "personal", kind: "Personal insurance" },
  { folder: "services", path: "services", kind: "Service" },
] as const;

type FamilyPage = { title: string; summary: string; path?: string };

async function familyPages(): Promise<SearchDocument[]> {
  const pages = families.map(({ folder, path, kind }) =>
    readdirSync(`content/${folder}`)
      .filter((name) => name.endsWith(".ts"))
      .map(async (name): Promise<SearchDocument> => {
        const module = (await import(
          /* @vite-ignore */ `../content/${folder}/${name}`
        )) as {
          default: FamilyPage;
        };
        const page = module.default;
        return {
          path: `/${path}/${page.path ?? name.slice(0, -".ts".length)}`,
          kind,
          title: page.title.split(" | ")[0] ?? page.title,
          summary: page.summary,
          headings: texts(page, true).join(". "),
          text: texts(page, false).join(" "),
        };
      }),
  );
  return Promise.all(pages.flat());
}

function clientPages(): SearchDocument[] {
  const pages = {
    "/customer-service": customerService,
    "/customer-service/certificate-request": certificatePage,
    "/customer-service/claims": claimsPage,
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
