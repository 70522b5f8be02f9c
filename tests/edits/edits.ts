import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Changes one thing in a copy of this repository at `root`. Throws where it does not find what to change. */
type Edit = (root: string) => void;

/** What owners do, to content/ and with `npm run notice`, in groups that one copy can have at once: see tests/runner/test-edits.ts. */
const groups: readonly Readonly<Record<string, Edit>>[] = [
  {
    "a new phone number": newPhoneNumber,
    "a new company name": newCompanyName,
    "one article more": oneArticleMore,
    "one industry more": oneIndustryMore,
    "a home page paragraph three times as long": longParagraph,
    "the storm notice on": noticeOn,
  },
  {
    "one article fewer": oneArticleFewer,
    "an industry without posts": industryWithoutPosts,
    "only two testimonials": twoTestimonials,
  },
];

/** Each must leave the tests green. */
export const edits: Readonly<Record<string, Edit>> = Object.assign(
  {},
  ...groups,
);

/** The names of the edits, by group. */
export const editsTogether = groups.map((group) => Object.keys(group));

function newPhoneNumber(root: string) {
  change(root, "content/site.ts", (source) =>
    replace(
      source,
      /phone: \{[^}]*\}/,
      'phone: { display: "(281) 555-0167", e164: "+12815550167" }',
    ),
  );
}

function newCompanyName(root: string) {
  const names = {
    name: "Live Oak & Sons Risk Advisors",
    shortName: "Live Oak & Sons",
    legalName: "Live Oak & Sons of Texas, Inc.",
  };
  change(root, "content/site.ts", (source) =>
    Object.entries(names).reduce(
      (text, [field, name]) =>
        replace(text, new RegExp(`\\b${field}: ".*"`), `${field}: "${name}"`),
      source,
    ),
  );
}

function oneArticleMore(root: string) {
  const { file, source, date } = articles(root)[0]!;
  const nextDay = new Date(Date.parse(date) + 24 * 60 * 60 * 1000);
  const fields: Record<string, string> = {
    title: "What the lender asks before a refinance closes",
    description:
      "Evidence of property insurance, the mortgagee clause and the date that counts: what to send, and when to send it.",
    date: nextDay.toISOString().slice(0, 10),
  };
  const front = Object.entries(fields).reduce(
    (text, [field, value]) =>
      replace(
        text,
        new RegExp(`^${field}: .*$`, "m"),
        `${field}: ${JSON.stringify(value)}`,
      ),
    source.slice(0, source.indexOf("\n---", 3)),
  );
  if (front === source) throw new Error(`${file} has no front matter`);
  writeFileSync(
    join(root, postsFolder, "what-the-lender-asks.md"),
    `${front}
---

A refinance has a closing date, and the lender will not fund without evidence of insurance. Ask for the list early.

## What to send

- The mortgagee clause, letter for letter.
- The policy period and the deductible for wind and hail.

## When to send it

A week before closing leaves time to correct a name. Two days do not.
`,
  );
}

/** The newest article that only other articles and industries name, and their mentions with it. */
function oneArticleFewer(root: string) {
  const mentioning = files(root, "content", /\.(ts|md)$/);
  const removed = articles(root).find(({ slug }) =>
    mentioning.every(
      (file) =>
        file.startsWith(`${postsFolder}/`) ||
        file.startsWith("content/industries/") ||
        !read(root, file).includes(`/blog/${slug}`),
    ),
  );
  if (!removed) throw new Error("Other pages mention every article");
  rmSync(join(root, removed.file));
  for (const file of mentioning.filter((one) => one !== removed.file))
    change(root, file, (source) =>
      source
        .replaceAll(
          new RegExp(`\\[([^\\]]*)\\]\\(/blog/${removed.slug}\\)`, "g"),
          "$1",
        )
        .replace(new RegExp(`(\\bposts: \\[[^\\]]*)"${removed.slug}",?`), "$1")
        .replace(/\bposts: \[\s*\],/, ""),
    );
  const left = mentioning.filter(
    (file) =>
      file !== removed.file &&
      read(root, file).includes(`/blog/${removed.slug}`),
  );
  if (left.length > 0) throw new Error(`${left} still mention ${removed.slug}`);
}

/** A file, a scene and its line in the list, and a line of navigation. Its paragraphs are an old industry's with other endings. */
function oneIndustryMore(root: string) {
  const old = industryFiles(root)[0]!;
  const fields: Record<string, string> = {
    name: "Marine",
    title: "Marine Insurance for Texas Ports",
    description:
      "Insurance for boatyards, towboats and stevedores on the Texas coast: hulls, crews, cargo and docks, read side by side.",
    summary: "Hulls, crews, cargo and docks for firms that work on the water.",
  };
  const source = Object.entries(fields).reduce(
    (text, [field, value]) =>
      replace(
        text,
        new RegExp(`^  ${field}:\\s*(["\`]).*?\\1,$`, "ms"),
        `  ${field}: ${JSON.stringify(value)},`,
      ),
    read(root, old).replaceAll(/([a-z])([.?])(["`])/g, "$1 at sea$2$3"),
  );
  // The new words may not name the brokerage: then nothing uses its import.
  const usesSite = source.includes("${site.");
  writeFileSync(
    join(root, "content/industries/marine-insurance.ts"),
    usesSite ? source : source.replace(/^import \{ site \} .*\n/m, ""),
  );
  writeFileSync(
    join(root, "art/scenes/marine.ts"),
    `import type { Scene } from "../scene.ts";

export const marine: Scene = {
  subject: "a towboat and its barge",
  hour: "sunrise",
  seed: 90210,
  width: 200,
  height: 100,
  draw(pen) {
    pen.path("M0 0H120V30H0z", "ink");
    pen.path("M130 0H190L200 40H130z", "steel");
    pen.rect(140, 40, 40, 40, "pale");
    pen.rect(150, 80, 8, 20, "accent");
  },
};
`,
  );
  change(
    root,
    "art/scenes.ts",
    (scenes) =>
      'import { marine } from "./scenes/marine.ts";\n' +
      replace(scenes, /\n\};\s*$/, "\n  marine,\n};\n"),
  );
  change(root, "content/navigation.ts", (navigation) =>
    replace(
      navigation,
      /(const commercial: readonly MenuItem\[\] = \[.*?)\n\];/s,
      '$1\n  { label: "Marine", path: "/industry/marine-insurance" },\n];',
    ),
  );
}

function industryWithoutPosts(root: string) {
  const named = industryFiles(root).find((file) =>
    /^ {2}posts: \[/m.test(read(root, file)),
  );
  if (!named) throw new Error("No industry names its posts");
  change(root, named, (source) =>
    replace(source, /^ {2}posts: \[[^\]]*\],\n/m, ""),
  );
}

/** One that the first screen shows, and one further down. */
function longParagraph(root: string) {
  change(root, "content/home.ts", (source) =>
    [
      /(hero: \{.*?\bdescription:\s*)(["`])(.*?)\2,/s,
      /(compare: \{.*?\btext:\s*)(["`])(.*?)\2,/s,
    ].reduce(
      (words, place) =>
        replace(
          words,
          place,
          (_, field, quote, text) =>
            `${field}${quote}${[text, text, text].join(" ")}${quote},`,
        ),
      source,
    ),
  );
}

function twoTestimonials(root: string) {
  change(root, "content/testimonials.ts", (source) => {
    const start = source.indexOf("= [") + 3;
    const ends = [...source.matchAll(/^ {2}\},$/gm)].map(
      ({ index, 0: { length } }) => index + length,
    );
    if (start < 3 || ends.length < 3)
      throw new Error("content/testimonials.ts has not three testimonials");
    return `${source.slice(0, ends[1])}\n];\n`;
  });
}

/** It is not in content/: the browser tests get a server that shows one. */
function noticeOn(root: string) {
  change(root, "playwright.config.ts", (source) =>
    replace(source, /server\/main\.ts/, "tests/edits/noticed-server.ts"),
  );
}

const postsFolder = "content/posts";

/** The newest first. */
function articles(root: string) {
  const all = files(root, postsFolder, /\.md$/).map((file) => {
    const source = read(root, file);
    const [, date = ""] = /^date: "?([\d-]+)/m.exec(source) ?? [];
    return {
      file,
      slug: file.slice(postsFolder.length + 1, -3),
      source,
      date,
    };
  });
  if (all.length === 0) throw new Error("There are no articles");
  return all.toSorted((one, other) => other.date.localeCompare(one.date));
}

function industryFiles(root: string) {
  const all = files(root, "content/industries", /\.ts$/);
  if (all.length === 0) throw new Error("There are no industries");
  return all;
}

function files(root: string, folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => name.test(file))
    .toSorted();
}

const read = (root: string, file: string) =>
  readFileSync(join(root, file), "utf8");

function change(root: string, file: string, by: (source: string) => string) {
  writeFileSync(join(root, file), by(read(root, file)));
}

function replace(
  source: string,
  place: RegExp,
  words: string | ((match: string, ...groups: string[]) => string),
): string {
  if (!place.test(source)) throw new Error(`Nothing matches ${place}`);
  return source.replace(place, words as string);
}
