import {
  copyFileSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import {
  isSeq,
  parse,
  parseDocument,
  visit,
  type Document,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { splitFrontMatter } from "#compile/front-matter.ts";

/** Changes one thing in a copy of this repository at `root`. Throws if it does not find what to change. */
type Edit = (root: string) => void;

/**
 * Typical edits by owners, to content/ and with `npm run notice`, in groups that one copy can have at once: see
 * tests/runner/test-edits.ts.
 */
const groups: readonly Readonly<Record<string, Edit>>[] = [
  {
    "a new phone number": fields("site.yaml", { phone: "(281) 555-0167" }),
    "a new company name": fields("site.yaml", {
      name: "Live Oak & Sons Risk Advisors",
      shortName: "Live Oak & Sons",
      legalName: "Live Oak & Sons of Texas, Inc.",
    }),
    "a second office": secondOffice,
    "one article more": oneArticleMore,
    "one industry more": oneIndustryMore,
    "a home page paragraph three times as long": longParagraph,
    "the storm notice on": noticeOn,
    "another error text": fields("forms/contact.yaml", {
      "fields.name.required": "We need a name to answer to",
    }),
    "another option label": fields("forms/contact.yaml", {
      "fields.audience.options.customer": "You insure me or my firm",
    }),
    "an optional field more": optionalFieldMore,
    "a section more": oneSectionMore,
    "a Spanish page more": oneSpanishPageMore,
    "a page more": onePageMore,
    "a photograph of an article and of a person": twoPhotographs,
    "other words in the menus": fields("navigation.yaml", {
      "tasks.quote.short": "Get a quote",
      "tasks.claim.short": "File a claim",
      "footer.0.title": "For your business",
    }),
    "a person more, without a picture": onePersonMore,
    "other office hours": fields("business-hours.yaml", {
      opens: "07:30",
      closes: "18:00",
    }),
  },
  {
    "one article fewer": oneArticleFewer,
    "only two testimonials": twoTestimonials,
    "a question fewer": oneQuestionFewer,
    "an industry fewer in the menus": oneIndustryFewer,
  },
];

/** The tests must pass after each edit. */
export const edits: Readonly<Record<string, Edit>> = Object.assign(
  {},
  ...groups,
);

/** The names of the edits, by group. */
export const editsTogether = groups.map((group) => Object.keys(group));

/** Other values of fields in a file. */
function fields(file: string, values: Readonly<Record<string, string>>): Edit {
  return (root) =>
    edit(root, `content/en/${file}`, (document) => {
      for (const [path, value] of Object.entries(values))
        set(document, path, value);
    });
}

function secondOffice(root: string) {
  edit(root, `${content}/site.yaml`, (site) => {
    const name = "Galveston";
    const address = { street: "2 Strand", city: name, state: "TX" };
    site.addIn(["offices"], { name, ...address, zip: "77550" });
  });
}

/** The newest, by the same author and in the same category as the one before. */
function oneArticleMore(root: string) {
  const { source, date } = articles(root)[0]!;
  const nextDay = new Date(Date.parse(date) + 24 * 60 * 60 * 1000);
  const front = parseDocument(splitFrontMatter(source).yaml ?? "");
  const file = `${content}/posts/what-the-lender-asks.md`;
  const { yaml = "", body } = splitFrontMatter(
    readFileSync(`tests/edits/new/${file}`, "utf8"),
  );
  for (const [name, value] of Object.entries(parse(yaml) as object))
    set(front, name, value);
  set(front, "date", nextDay.toISOString().slice(0, 10));
  writeFileSync(
    join(root, file),
    `---\n${front.toString(asEditor)}---\n\n${body}\n`,
  );
}

/** The newest article that only texts and industries mention, and those mentions. */
function oneArticleFewer(root: string) {
  const all = files(root, content, /\.(yaml|md)$/);
  const withoutLink = (file: string, slug: string) =>
    read(root, file).replaceAll(
      new RegExp(`\\[([^\\]]*)\\]\\(/blog/${slug}(#[^)]*)?\\)`, "g"),
      "$1",
    );
  const removed = articles(root).find(({ slug }) =>
    all.every((file) => !withoutLink(file, slug).includes(`/blog/${slug}`)),
  );
  if (!removed) throw new Error("Menus mention every article");
  const { file: removedFile, slug } = removed;
  for (const file of all)
    writeFileSync(join(root, file), withoutLink(file, slug));
  rmSync(join(root, removedFile));
  for (const file of industryFiles(root))
    edit(root, file, (industry) => {
      const shown = articlesOf(industry);
      const posts = shown.get("posts");
      if (!isSeq(posts)) return;
      const index = (posts.toJSON() as string[]).indexOf(slug);
      if (index >= 0) posts.delete(index);
      if (posts.items.length === 0) shown.delete("posts");
    });
}

/**
 * A file, a scene and its line in the list, and a navigation entry. Its paragraphs are an existing industry's with
 * other endings.
 */
function oneIndustryMore(root: string) {
  const industry = parseDocument(read(root, industryFiles(root)[0]!));
  visit(industry, {
    Scalar(key, node) {
      if (key !== "key" && typeof node.value === "string")
        node.value = node.value.replace(/(?<=[a-z])[.?]$/, " at sea$&");
    },
  });
  // Nobody has drawn one.
  industry.delete("cutaway");
  for (const [path, value] of Object.entries({
    name: "Marine",
    title: "Marine Insurance for Texas Ports",
    "hero.title": "Your hull is insured. Is the dock it hit?",
    description:
      "Insurance for boatyards, towboats and stevedores on the Texas coast: hulls, crews, cargo and docks, read side by side.",
    summary: "Hulls, crews, cargo and docks for firms that work on the water.",
  }))
    set(industry, path, value);
  write(root, `${content}/industries/marine-insurance.yaml`, industry);
  addFile(root, "pictures/scenes/marine-card.svg");
  edit(root, `${content}/navigation.yaml`, (navigation) =>
    navigation.addIn(["lists", "commercial"], {
      label: "Marine",
      path: "/industry/marine-insurance",
    }),
  );
}

function oneIndustryFewer(root: string) {
  edit(root, `${content}/navigation.yaml`, (navigation) => {
    (navigation.getIn(["lists", "commercial"]) as YAMLSeq).items.pop();
  });
}

function onePersonMore(root: string) {
  edit(root, `${content}/people.yaml`, (people) =>
    people.addIn(["people"], {
      id: "ana-villasenor",
      name: "Ana Sofía Villaseñor-Castellanos de la Fuente",
      position: "Director of commercial lines and carrier relations",
      email: "ana.villasenor-castellanos@sabineridge.example",
      description: "Reads the lease before the policy.",
    }),
  );
}

/** The section of an industry that shows articles. */
function articlesOf(industry: Document): YAMLMap {
  const sections = industry.get("sections") as YAMLSeq<YAMLMap>;
  return sections.items.find((one) => one.get("kind") === "articles")!;
}

/** One on the first screen, and one further down. */
function longParagraph(root: string) {
  edit(root, `${content}/home.yaml`, (home) => {
    for (const path of ["hero.description", "compare.text"]) {
      const text = home.getIn(path.split("."));
      set(home, path, [text, text, text].join(" "));
    }
  });
}

function twoTestimonials(root: string) {
  edit(root, `${content}/testimonials.yaml`, (file) => {
    const list = file.get("testimonials");
    if (!isSeq(list) || list.items.length < 3)
      throw new Error("There are not three testimonials");
    list.items.splice(2);
  });
}

/** With its line in forms/, and in what the privacy notice says of the form. */
function optionalFieldMore(root: string) {
  change(root, "forms/contact/contact-rules.ts", (rules) =>
    replace(
      rules,
      / {4}message: /,
      '    policyNumber: { type: "text", most: 40 },\n$&',
    ),
  );
  for (const [folder, label] of [
    [content, "Policy number"],
    [spanish, "Número de póliza"],
  ] as const) {
    edit(root, `${folder}/forms/contact.yaml`, (form) =>
      form.setIn(["fields", "policyNumber"], { label }),
    );
    change(root, `${folder}/legal/privacy-notice.md`, (notice) =>
      replace(
        notice,
        /(?<=form: contact\n {6}fields:\n)/,
        `        policyNumber: ${label.toLowerCase()}\n`,
      ),
    );
  }
}

/** At the top of the guide that is first by name. */
function oneSectionMore(root: string) {
  const list = [
    { title: "Find the policy", text: "Its number is on page one." },
    { title: "Take a picture", text: "Of each side, with the date." },
  ];
  const about = { id: "before-you-call", title: "Before you call us" };
  edit(root, guides(root)[0]!.file, (guide) => {
    const steps = guide.createNode({ kind: "steps", ...about, list });
    sectionsOf(guide).items.unshift(steps);
  });
}

/** One from the home page, and one from a guide that has more questions than it must. */
function oneQuestionFewer(root: string) {
  edit(root, `${content}/home.yaml`, (home) => {
    const questions = home.getIn(["faq", "questions"]);
    if (!isSeq(questions)) throw new Error("The home page has no questions");
    questions.items.pop();
  });
  const guide = guides(root).find(({ sections }) => sections.some(asksMany));
  if (!guide) throw new Error("No guide has more than two questions");
  edit(root, guide.file, (document) => {
    const section = sectionsOf(document).items.find((one) =>
      asksMany(one.toJSON()),
    );
    (section!.get("questions") as YAMLSeq).items.pop();
  });
}

const asksMany = ({ questions }: { questions?: unknown[] }) =>
  questions !== undefined && questions.length > 2;

function onePageMore(root: string) {
  addFile(root, `${content}/guides/boat-dealers.yaml`);
}

/** A guide that had no translation, with one of its sections. */
function oneSpanishPageMore(root: string) {
  const translated = files(root, `${spanish}/guides`, /\.yaml$/).map((file) =>
    basename(file),
  );
  const guide = guides(root).find(
    ({ file }) => !translated.includes(basename(file)),
  );
  if (!guide) throw new Error("Each guide has a translation");
  const file = `${spanish}/guides/${basename(guide.file)}`;
  copyFileSync(
    "tests/edits/new/content/es/guides/guia-nueva.yaml",
    join(root, file),
  );
  edit(root, file, (page) => set(page, "sections.0.id", guide.sections[0]!.id));
}

/** Of the newest article without one, and of the first person. */
function twoPhotographs(root: string) {
  const [uploaded] = files(root, "content/media", /\.webp$/);
  if (!uploaded) throw new Error("There are no photographs");
  const [file, alt] = ["/media/porch.webp", "A porch without its roof"];
  copyFileSync(join(root, uploaded), join(root, `content${file}`));
  const article = articles(root).find(
    ({ source }) => !splitFrontMatter(source).yaml?.includes("photo:"),
  );
  if (!article) throw new Error("Each article has a photograph");
  writeFileSync(
    join(root, article.file),
    article.source.replace(
      /^---\n/,
      `---\nphoto:\n  file: ${file}\n  alt: ${alt}\n  focus: top\n`,
    ),
  );
  edit(root, `${content}/people.yaml`, (people) =>
    people.setIn(["people", 0, "photo"], {
      file,
      alt: "Someone on a porch without its roof",
      consent: "by email, 2026-11-20",
    }),
  );
}

/** It is not in content/; the browser tests get a server that shows one. */
function noticeOn(root: string) {
  change(root, "playwright.config.ts", (source) =>
    replace(source, /server\/main\.ts/, "tests/edits/noticed-server.ts"),
  );
}

const content = "content/en";
const spanish = "content/es";

/** By name, in English. */
function guides(root: string) {
  return files(root, `${content}/guides`, /\.yaml$/).map((file) => {
    const { sections } = parse(read(root, file)) as {
      sections: { id: string; questions?: unknown[] }[];
    };
    return { file, sections };
  });
}

const sectionsOf = (page: Document) => page.get("sections") as YAMLSeq<YAMLMap>;

/** The newest first. */
function articles(root: string) {
  const all = files(root, `${content}/posts`, /\.md$/).map((file) => {
    const source = read(root, file);
    const { date } = parse(splitFrontMatter(source).yaml ?? "");
    return { file, slug: basename(file, ".md"), source, date: String(date) };
  });
  if (all.length === 0) throw new Error("There are no articles");
  return all.toSorted((one, other) => other.date.localeCompare(one.date));
}

function industryFiles(root: string) {
  const all = files(root, `${content}/industries`, /\.yaml$/);
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

/** Copies a file that the owner adds. */
const addFile = (root: string, file: string) =>
  copyFileSync(join("tests/edits/new", file), join(root, file));

/** A file looks as the editor writes it. */
const asEditor = { lineWidth: 0, flowCollectionPadding: false } as const;

/** Changes a YAML file. */
function edit(root: string, file: string, by: (document: Document) => void) {
  const document = parseDocument(read(root, file));
  by(document);
  write(root, file, document);
}

function write(root: string, file: string, document: Document) {
  writeFileSync(join(root, file), document.toString(asEditor));
}

/** Gives a field, such as "hero.title", another value. */
function set(document: Document, path: string, value: unknown) {
  const names = path.split(".");
  if (!document.hasIn(names)) throw new Error(`There is no ${path}`);
  document.setIn(names, value);
}

function change(root: string, file: string, by: (source: string) => string) {
  writeFileSync(join(root, file), by(read(root, file)));
}

function replace(source: string, place: RegExp, words: string): string {
  if (!place.test(source)) throw new Error(`Nothing matches ${place}`);
  return source.replace(place, words);
}
