import { globSync, readFileSync, writeFileSync } from "node:fs";
import { shareSize } from "#art/share-card.ts";
import { pageFacts, type PageFacts } from "./page-facts.ts";
import { makeSharePictures } from "./share-pictures.ts";
import { structuredData } from "./structured-data.ts";
import { escapeXml } from "./xml.ts";

/**
 * Writes into the head of every built page what only machines read: its share picture and its structured data. Not
 * React: its scripts cannot be made under Trusted Types, and the words would stand in the page's data once more.
 */
export async function describePages(build: string): Promise<void> {
  const files = globSync(`${build}/{client,templates}/**/*.html`);
  const pages = files.map((file) => {
    const html = readFileSync(file, "utf8");
    return { file, html, facts: pageFacts(html) };
  });
  const pictures = await makeSharePictures(
    `${build}/client`,
    pages.map(({ facts }) => facts),
  );
  for (const { file, html, facts } of pages) {
    const own = pictures.byPage.get(facts.url) ?? pictures.home;
    const { home } = pictures;
    writeFileSync(file, described(html, facts, { own, home }));
  }
}

function described(
  html: string,
  facts: PageFacts,
  pictures: { own: string; home: string },
): string {
  const tags = shareTags(facts, pictures.own);
  const withTags = html.replace(
    /<meta property="og:site_name"[^>]*>/,
    (found) => found + tags,
  );
  if (!facts.indexable) return withTags;
  // No word of the data can end the script element.
  const json = JSON.stringify(structuredData(facts, pictures)).replaceAll(
    "<",
    "\\u003c",
  );
  return withTags.replace(
    "</head>",
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}

function shareTags({ heading }: PageFacts, image: string): string {
  const properties = {
    "og:image": image,
    "og:image:width": shareSize.width,
    "og:image:height": shareSize.height,
    "og:image:alt": heading,
  };
  const tags = Object.entries(properties).map(
    ([name, value]) =>
      `<meta property="${name}" content="${escapeXml(String(value))}"/>`,
  );
  return `${tags.join("")}<meta name="twitter:card" content="summary_large_image"/>`;
}
