import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { LanguageContent } from "./language-folders.ts";
import { checkContent, contentPlaces } from "./check-content.ts";
import { ContentError, problemLine } from "./content-problem.ts";
import { kebab, type Content } from "./content-files.ts";
import { drawn } from "./drawn.ts";
import { isLive } from "./live.ts";
import type { ProseNode } from "#app/content/prose-node.ts";
import { readMarkdown, type MarkdownWords, type Prose } from "./markdown.ts";
import { articleFiles, legalPages, licensesPage } from "./prose.ts";
import type { FormRules } from "#forms/field-rules.ts";
import { formRules } from "#forms/form-rules.ts";
import { firstLanguage } from "#words/first-language.ts";
import { subscribeRules } from "#forms/subscribe/subscribe-rules.ts";
import { retentionIn } from "#server/retention.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { families, isFamily } from "./page-templates.ts";
import type { Page } from "./page-table.ts";
import { hasTools, sectionViews } from "./section-views.ts";
import { photoUses } from "./photos.ts";
import { samplesOf } from "./samples.ts";
import { brandColors } from "./brand-colors.ts";
import { logo } from "./pictures/logo.ts";
import { writeChanged } from "./write-changed.ts";

/** Code imports content from here: package.json names it `#content/`. */
const modules = ".generated/site";

/** Editors find the schema of each file here: .vscode/settings.json. */
const schemas = ".generated/schemas";

/**
 * Checks content/ and writes it as TypeScript modules, one per file and folder, for the site, the server and the
 * commands. Articles stay where they are. Returns the changed modules. Throws a ContentError with every mistake, and
 * then writes only the JSON Schemas, which help to fix it.
 */
export function compileContent(): string[] {
  const { languages, problems, warnings, known, pages } = checkContent();
  for (const warning of warnings)
    console.warn(`Warning: ${problemLine(warning)}`);
  writeFiles(
    schemas,
    Object.entries(jsonSchemas(known)).map(([key, schema]) => [
      `${key}.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  );
  if (problems.length > 0) throw new ContentError(problems);
  const { [firstLanguage]: english = {} } = languages;
  return writeFiles(modules, [
    ...modulesOf(english),
    ...formModules(english),
    ...proseFiles(english as AllContent),
    newslettersModule(english as AllContent),
    ...sectionViews(Object.values(languages)),
    ["sections.ts", sectionTypes],
    ["types.ts", jsonTypes],
    ["drawn.ts", drawnModule],
    ["forms.ts", formsModule],
    ["form-languages.ts", formLanguagesModule(languages, pages)],
    ["language-hints.ts", languageHintsModule(languages)],
    ["retention.ts", retentionModule(Object.keys(languages))],
    ["tool-pages.ts", toolPagesModule(pages)],
    ["colors.ts", colorsModule()],
    ["logo.ts", logoModule()],
    ["samples.ts", samplesModule(english)],
    ["pages.json", json(pages)],
    ["photos.json", json(photoUses(languages))],
    ["routes.json", json(routesOf(pages))],
    ["languages.json", json(contentIn(languages, pages))],
    ["office.ts", officeModule(english as AllContent)],
    ["preview.ts", `${note}export const isPreview: boolean = ${!isLive()};\n`],
  ]);
}

/** Writes the changed files of a folder and removes all others. Returns the written ones. */
function writeFiles(
  folder: string,
  files: readonly (readonly [name: string, source: string])[],
): string[] {
  const written: string[] = [];
  const names = new Set(files.map(([name]) => name));
  for (const old of globSync("**/*.{ts,tsx,json}", { cwd: folder }))
    if (!names.has(old)) rmSync(join(folder, old));
  for (const [name, source] of files) {
    const file = join(folder, name);
    if (writeChanged(file, source)) written.push(file);
  }
  return written;
}

/** Parts that code names one by one, so TypeScript knows each. Everything else has the type of its schema. */
const words = new Set(["site", "figures", "navigation"]);

function modulesOf(content: LanguageContent): [name: string, source: string][] {
  return Object.entries(content).flatMap(([key, value]) => {
    if (
      isFamily(key) ||
      ["answers", "posts", "legal", "licenses", "newsletters"].includes(key)
    )
      return [];
    // Texts that a translation may replace: app/ui/use-words.ts finds them by `part`.
    if (key === "ui" || key === "mail")
      return Object.entries(value as object).map(
        ([part, texts]): [string, string] => [
          `${key}/${kebab(part)}.ts`,
          note + constant(part, { part, ...(texts as object) }),
        ],
      );
    if (key.startsWith("forms/")) return [];
    return [
      [
        `${kebab(key)}.ts`,
        words.has(key)
          ? wordsModule(
              key,
              key === "navigation"
                ? { part: key, ...(value as object) }
                : value,
            )
          : typedModule(key, value),
      ],
    ];
  });
}

/** The files with Markdown. */
function proseFiles({ posts, legal, licenses, ui }: AllContent) {
  const markdown = ui.markdown as MarkdownWords;
  const start = `${note}import type * as prose from "#compile/prose.ts";\n\n`;
  const legalType = "Readonly<Record<string, prose.LegalPage>>";
  const legalPart = constant("legal", legalPages(legal, markdown), legalType);
  const page = licensesPage(licenses, markdown);
  return [
    ...articleFiles(posts, markdown),
    ["legal.ts", start + legalPart],
    ["licenses.ts", start + constant("licenses", page, "prose.LicensesPage")],
  ] as const;
}

/** What folders hold, by file name. */
type AllContent = Omit<Content, "posts" | "legal" | "newsletters"> & {
  newsletters: Record<string, Content["newsletters"]>;
  posts: Record<string, Content["posts"]>;
  legal: Record<string, Content["legal"]>;
};

/** The issues by day, with the words of their articles, because the server's mails have them. */
function newslettersModule({ newsletters = {}, posts }: AllContent) {
  const issues = Object.entries(newsletters).map(([day, issue]) => {
    const articles = issue.articles.map((slug) => {
      const { title, description } = posts[slug]!;
      return { slug, title, description };
    });
    return [day, { day, ...issue, articles }] as const;
  });
  const newest = Object.values(posts)
    .map(({ date }) => date)
    .toSorted()
    .at(-1)!;
  return [
    "newsletters.ts",
    `${note}import type { Content } from "#compile/content-files.ts";

export type Issue = Omit<Content["newsletters"], "articles"> & {
  day: string;
  articles: readonly { slug: string; title: string; description: string }[];
};

/** The day of the newest article. */
export const newestArticle = ${JSON.stringify(newest)};

${constant("newsletters", Object.fromEntries(issues), "Readonly<Record<string, Issue>>")}`,
  ] as const;
}

const note = "// Made from content/ by compile/compile-content.ts.\n";

const constant = (name: string, value: unknown, type?: string) =>
  `export const ${name}${type ? `: ${type}` : ""} = ${JSON.stringify(value, null, 2)};\n`;

/**
 * The forms: their rules with their words. Words that only the server uses are a separate constant, so browsers do
 * not load them.
 */
function formModules(english: LanguageContent) {
  const all: readonly FormRules[] = [...formRules, subscribeRules];
  return all.map(({ kind }): [string, string] => {
    const key = `forms/${kind}`;
    const { answers, ...texts } = english[key] as { answers?: object };
    return [
      `${key}.ts`,
      `${note}import { defineForm } from "#forms/define-form.ts";
import { ${kind}Rules } from "#forms/${kind}/${kind}-rules.ts";

const words = ${JSON.stringify({ part: key, ...texts }, null, 2)};

export const ${kind} = defineForm(${kind}Rules, words);

${answers ? constant("answers", answers) : ""}`,
    ];
  });
}

const leadForms = formRules.map(({ kind }) => kind);

const formsModule = `${note}${leadForms
  .map(
    (kind) =>
      `import { answers as ${kind}Answers, ${kind} } from "./forms/${kind}.ts";\n`,
  )
  .join("")}
/** The forms that bring leads. */
export const forms = [${leadForms.join(", ")}] as const;

/** Messages that only the server needs. */
export const answerWords = {
${leadForms.map((kind) => `  ${kind}: ${kind}Answers,\n`).join("")}} as const;
`;

/** What the server says in other languages. */
function formLanguagesModule(
  languages: Readonly<Record<string, LanguageContent>>,
  pages: readonly Page[],
) {
  const others = Object.entries(languages).slice(1);
  const entries = others.map(([language, content]) => {
    const { ui, mail, navigation } = content as Partial<AllContent>;
    return [
      language,
      {
        forms: Object.fromEntries(
          formRules.flatMap(({ kind }) => {
            const part = `forms/${kind}`;
            return content[part] ? [[kind, { part, ...content[part] }]] : [];
          }),
        ),
        errors: ui?.formErrors,
        fileErrors: ui?.fileErrors,
        problems: ui?.formProblems,
        alerts: ui?.leadAlerts,
        times: ui?.retryTimes,
        busyPage: ui?.busyPage,
        serverErrors: ui?.serverErrors,
        menus: [
          ...(navigation?.drawer ?? []),
          ...(navigation?.shortcuts ?? []),
        ],
        receipt: mail?.receipt,
        firstAnswer: mail?.firstAnswer,
        // It comes back on the first page.
        paths: { ...pathsIn(language, pages), "/contact": `/${language}` },
      },
    ] as const;
  });
  return `${note}import type { FormLanguage } from "#server/intake/form-language.ts";

export const formLanguages = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as unknown as Readonly<Record<string, FormLanguage>>;
`;
}

/** What an English page says to visitors with a browser in another language. */
function languageHintsModule(
  languages: Readonly<Record<string, LanguageContent>>,
) {
  const hints = Object.entries(languages)
    .slice(1)
    .map(([language, { ui }]) => [
      language,
      (ui as Partial<AllContent["ui"]> | undefined)?.languageHint,
    ]);
  return (
    note +
    constant(
      "languageHints",
      Object.fromEntries(hints),
      "Readonly<Record<string, { text: string; close: string }>>",
    )
  );
}

/** The addresses of the pages of a language, by those of the English ones. */
const pathsIn = (language: string, pages: readonly Page[]) =>
  Object.fromEntries(
    pages.flatMap(({ path, language: own, translations }) =>
      own === firstLanguage && translations[language]
        ? [[path, translations[language]]]
        : [],
    ),
  );

/** What loaders read by language: of English families and answers, of others everything, and where their pages are. */
const contentIn = (
  languages: Readonly<Record<string, LanguageContent>>,
  pages: readonly Page[],
) =>
  Object.fromEntries(
    Object.entries(languages).map(([language, content]) => [
      language,
      language === firstLanguage
        ? Object.fromEntries(
            [...families, "answers"].map((key) => [key, content[key]]),
          )
        : {
            ...withProse(content as AllContent),
            paths: pathsIn(language, pages),
          },
    ]),
  );

/** The content of another language with its Markdown read. */
function withProse({ posts = {}, legal = {}, ...content }: AllContent) {
  const markdown = content.ui?.markdown as MarkdownWords;
  return {
    ...content,
    posts: Object.fromEntries(
      Object.entries(posts).map(([slug, { body, ...post }]) => [
        slug,
        { ...post, slug, prose: inEnglishAtEnd(readMarkdown(body, markdown)) },
      ]),
    ),
    legal: legalPages(legal, markdown),
  };
}

/** Prose whose sources at the end are marked as English: they are English statutes and forms. */
const inEnglishAtEnd = ({ nodes, ...prose }: Prose): Prose => ({
  ...prose,
  nodes: nodes.map((node) => {
    if (typeof node === "string" || node[0] !== "section") return node;
    const [tag, props, ...parts] = node;
    return [
      tag,
      props,
      ...parts.map((part): ProseNode => {
        if (typeof part === "string" || part[0] !== "ol") return part;
        const [, own, ...notes] = part;
        return ["ol", { ...own, lang: firstLanguage }, ...notes];
      }),
    ];
  }),
});

/** The module of each route, apart from the table, because code is built again only for other routes. */
const routesOf = (pages: readonly Page[]) =>
  Object.fromEntries(pages.map(({ route, view }) => [route, view]));

/** Not modules, so that Vite need not build the code again for a changed page. */
const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

function wordsModule(name: string, value: unknown) {
  return `${note}${typeOf(name)}export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

/** The types of sections, for their components. */
const sectionTypes = `${note}import type { Section } from "#compile/section-kinds.ts";

export type { FamilyContent } from "#compile/family-schema.ts";
export type { Family } from "#compile/page-templates.ts";
export type { Section, SectionKind } from "#compile/section-kinds.ts";

/** A section of a kind, as its file has it. */
export type SectionOf<Kind> = Extract<Section, { kind: Kind }>;
`;

/** The types of the JSON files, of a legal page and of the first page of a language. */
const jsonTypes = `${note}export type { Prose } from "#compile/markdown.ts";
export type { Page } from "#compile/page-table.ts";
export type { QuestionAnswer } from "#compile/schemas/answer-schema.ts";
export type { FirstPage } from "#compile/schemas/translation-schema.ts";
export type { LegalPage, Post } from "#compile/prose.ts";
`;

/** The parts of the coverage finder's picture, from back to front, and where their numbers go. */
const drawnModule = `// Made from pictures/ by compile/compile-content.ts.
export const finderLayers = ${JSON.stringify(drawn.finderLayers)} as const;
export const finderPlaces: Readonly<Record<string, readonly [number, number]>> = ${JSON.stringify(drawn.finderPlaces)};
`;

/** How long the server keeps what forms send, in words, by language. */
function retentionModule(languages: readonly string[]) {
  const periods = Object.fromEntries(
    languages.map((language) => [language, retentionIn(language)]),
  );
  const type = "Readonly<Record<string, Readonly<Record<string, string>>>>";
  return note + constant("retention", periods, type);
}

/** Pages whose forms send their answers in the address. */
function toolPagesModule(pages: readonly Page[]) {
  const paths = pages.flatMap(({ path, view }) => (hasTools(view) ? path : []));
  return note + constant("toolPages", paths, "readonly string[]");
}

/** The colors of app/styles/tokens.css, by day and by night, for mails and the browser's bar. */
function colorsModule() {
  const lines = [...brandColors].map(
    ([name, color]) =>
      `export const ${camel(name)} = ${JSON.stringify(color)} as const;\n`,
  );
  return `// Made from app/styles/tokens.css by compile/compile-content.ts.\n${lines.join("")}`;
}

/** The logo for the header, where its colors follow the page's theme. */
function logoModule() {
  const drawing = logo(([day, night]) => `light-dark(${day},${night})`);
  return `// Made from pictures/logo.svg by compile/compile-content.ts.\nexport const logo = ${JSON.stringify(drawing)};\n`;
}

/** The keys of folders. */
const folders = new Set(
  contentPlaces.flatMap(([key, { file }]) => (file.includes("*") ? key : [])),
);

function typedModule(key: string, value: unknown) {
  return note + typeOf(key) + constant(key, value, typeName(key));
}

/** The type of a content file, or of all files of a folder by their names. */
function typeOf(key: string) {
  const one = `Content["${key}"]`;
  const type = folders.has(key) ? `Readonly<Record<string, ${one}>>` : one;
  return `import type { Content } from "#compile/content-files.ts";\n\nexport type ${typeName(key)} = ${type};\n\n`;
}

const typeName = (key: string) => `${key[0]!.toUpperCase()}${key.slice(1)}`;

/** What islands need of the site's facts, so that browsers get no others. */
function officeModule({ site }: AllContent) {
  const { name, phone, email } = site;
  return note + constant("office", { name, phone, email });
}

/** The list for the samples page of a preview. A live site has none. */
function samplesModule(english: LanguageContent) {
  const samples = isLive() ? [] : samplesOf(english);
  return `${note}import type { Sample } from "#app/content/sample.ts";\n\n${constant("samples", samples, "readonly Sample[]")}`;
}

/** "on-brand" to "onBrand" */
const camel = (name: string) =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** For commands: prints the mistakes, without an error's stack, and exits. */
export function compileContentOrExit(): void {
  try {
    compileContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

if (import.meta.main) compileContentOrExit();
