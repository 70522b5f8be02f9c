import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { short } from "../tests/faults/mode.ts";
import { checkContent } from "./check-content.ts";
import { ContentError, problemLine } from "./content-problem.ts";
import { mediaIn } from "./photos.ts";
import { hashOfEntry } from "./translation-state.ts";

/** A copy of content/ that a test may change. */
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sabine-ridge-content-"));
  cpSync("content", root, { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Changes a file of the copy. Throws if it does not contain the text. */
function change(file: string, text: string | RegExp, by: string) {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(text, by);
  if (after === before) throw new Error(`${file} has no ${text}`);
  writeFileSync(path, after);
}

/** Adds a paragraph at the end of a file in the copy. */
function append(file: string, paragraph: string) {
  write(file, `${readFileSync(join(root, file), "utf8")}\n${paragraph}\n`);
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The findings, without the path of the copy. */
const found = () =>
  checkContent(root).problems.map((one) =>
    problemLine(one).slice(root.length + 1),
  );

/** Lines of a command's output. A warning is no mistake, and content may have some. */
const withoutWarnings = (output: string) =>
  output.split("\n").filter((line) => line && !line.startsWith("Warning: "));

/** The number of the first line that contains a text. */
function lineWith(file: string, text: string) {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const index = lines.findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`${file} has no ${text}`);
  return index + 1;
}

test("content/ has no mistakes", () => {
  expect(checkContent().problems).toEqual([]);
});

const home = "en/home.yaml";
const examples = "en/examples.yaml";
const industry = "en/industries/construction-insurance.yaml";
const service = "en/services/private-client.yaml";
const form = "en/forms/claim.yaml";
const post = "en/posts/elimination-and-benefit-periods.md";

type Mistake = {
  mistake: string;
  file: string;
  spoil: () => void;
  at: string;
  says: RegExp;
};

const mistakes: readonly Mistake[] = [
  {
    mistake: "an empty text",
    file: home,
    spoil: () => change(home, /(hero:\n {2}title: ).*/, '$1""'),
    at: 'title: ""',
    says: /^hero\.title is empty: write the text/,
  },
  {
    mistake: "a field that is missing",
    file: home,
    spoil: () => change(home, /^hero:\n {2}title: .*\n/m, "hero:\n"),
    at: "hero:",
    says: /^hero\.title is missing: add it/,
  },
  {
    mistake: "a mistyped field",
    file: home,
    spoil: () => change(home, /^hero:\n {2}title:/m, "hero:\n  titel:"),
    at: "titel:",
    says: /^hero\.titel is not a field here: rename it to title/,
  },
  {
    mistake: "a number where a text belongs",
    file: home,
    spoil: () => change(home, /(hero:\n {2}title: ).*/, "$12026"),
    at: "title: 2026",
    says: /^hero\.title is a number, where a text belongs: write it in quotes, "2026"/,
  },
  {
    mistake: "a list with an entry too few",
    file: home,
    spoil: () =>
      change(
        home,
        /( {2}steps:\n)(?: {4}- icon.*\n(?: {6}.*\n)+?)(?= {4}- )/,
        "$1",
      ),
    at: "steps:",
    says: /^howItWorks\.steps has 3 entries: this list has exactly 4/,
  },
  {
    mistake: "a figure that is not there",
    file: home,
    spoil: () => change(home, "{figure:carriers}", "{figure:carrierz}"),
    at: "{figure:carrierz}",
    says: /^hero\.figures\.0\.value names \{figure:carrierz\}, which is not there: write \{figure:carriers\}/,
  },
  {
    mistake: "a figure typed by hand",
    file: industry,
    spoil: () =>
      change(industry, /(id: approach\n {4}title: .*)$/m, "$1 for 45 days"),
    at: "for 45 days",
    says: /^sections\.\d+\.title has the figure 45: put it into figures\.yaml/,
  },
  {
    mistake: "a compared quote that does not add up",
    file: examples,
    spoil: () => change(examples, "left: 130000", "left: 120000"),
    at: "- id: hail",
    says: /^comparison\.events\.0 has a quote whose two amounts do not add up/,
  },
  {
    mistake: "two compared quotes that leave the most",
    file: examples,
    spoil: () =>
      change(
        examples,
        "pays: 200000\n          left: 40000",
        "pays: 110000\n          left: 130000",
      ),
    at: "- id: hail",
    says: /^comparison\.events\.0 has two quotes that leave the most/,
  },
  {
    mistake: "a compared quote that keeps less than its deductible",
    file: examples,
    spoil: () => change(examples, "hailPercent: 2", "hailPercent: 3"),
    at: "comparison:",
    says: /^comparison leaves less than the deductible/,
  },
  {
    mistake: "an amount in a compared quote that nobody gave",
    file: examples,
    spoil: () =>
      change(examples, ": {worth}. Deductible", ": {value}. Deductible"),
    at: "comparison:",
    says: /^comparison has a text with a name in \{braces\}/,
  },
  {
    mistake: "a promise",
    file: industry,
    spoil: () =>
      change(industry, /(id: approach\n {4}title: .*)$/m, "$1, guaranteed"),
    at: ", guaranteed",
    says: /says “guaranteed”, which promises more than a policy covers/,
  },
  {
    mistake: "an icon that nobody drew",
    file: home,
    spoil: () => change(home, "icon: message", "icon: massage"),
    at: "icon: massage",
    says: /^howItWorks\.steps\.0\.icon is massage, which the site does not know: write message/,
  },
  {
    mistake: "a related page that is not there",
    file: industry,
    spoil: () =>
      change(
        industry,
        /- \/industry\/real-estate-insurance/,
        "- /industry/castles",
      ),
    at: "/industry/castles",
    says: /^related\.2 is \/industry\/castles, which the site does not know/,
  },
  {
    mistake: "an article that an industry names and nobody wrote",
    file: industry,
    spoil: () => change(industry, /(posts:\n {6}- ).*/, "$1moon-insurance"),
    at: "moon-insurance",
    says: /^sections\.\d+\.posts\.0 is moon-insurance, which the site does not know/,
  },
  {
    mistake: "YAML that cannot be read",
    file: home,
    spoil: () => change(home, /(hero:\n {2}title: ).*/, '$1"open'),
    at: '"open',
    says: /is not valid YAML/,
  },
  {
    mistake: "a day that the calendar does not have",
    file: post,
    spoil: () => change(post, /^date: .*/m, "date: 2026-02-31"),
    at: "date: 2026-02-31",
    says: /^date is a day that the calendar does not have/,
  },
  {
    mistake: "an author whom nobody knows",
    file: post,
    spoil: () => change(post, /^author: .*/m, "author: nobody"),
    at: "author: nobody",
    says: /^author is nobody, which the site does not know: choose .*maria-delgado/,
  },
  {
    mistake: "a description that search results cut off",
    file: post,
    spoil: () =>
      change(
        post,
        /^description: .*/m,
        `description: ${"long ".repeat(40)}end`,
      ),
    at: "description: long",
    says: /^description has 203 characters: search results show 70 to 160/,
  },
  {
    mistake: "a field of a form without its label",
    file: form,
    spoil: () => change(form, /^( {2}phone:\n) {4}label: .*\n/m, "$1"),
    at: "  phone:",
    says: /^fields\.phone\.label is missing/,
  },
  {
    mistake: "words for a field that its form does not have",
    file: form,
    spoil: () => change(form, /^fields:\n/m, "$&  fax:\n    label: Fax\n"),
    at: "  fax:",
    says: /^fields\.fax is not a field here: remove it/,
  },
  {
    mistake: "an option without words",
    file: form,
    spoil: () => change(form, /^ {6}flood: .*\n/m, ""),
    at: "    options:",
    says: /^fields\.line\.options\.flood is missing/,
  },
  {
    mistake: "an empty word of a button, which other languages have",
    file: "en/ui.yaml",
    spoil: () =>
      change("en/ui.yaml", /^(pagination:\n {2}previous: ).*/m, '$1""'),
    at: 'previous: ""',
    says: /^pagination\.previous is empty/,
  },
  {
    mistake: "a mail with a value that nothing fills in",
    file: "en/mail.yaml",
    spoil: () => change("en/mail.yaml", "{size}", "{sighs}, {size}"),
    at: "{sighs}",
    says: /^lead\.file has \{sighs\}, which nothing fills in: only \{file\}, \{type\}, \{size\} may be/,
  },
  {
    mistake: "a mail without a link that it needs",
    file: "en/mail.yaml",
    spoil: () => change("en/mail.yaml", /^ {4}\{confirm\}\n/m, ""),
    at: "  body: |",
    says: /^confirmation\.body must have .*\{confirm\}/,
  },
  {
    mistake: "a clause that is missing from the terms",
    file: "en/legal/terms-of-service.md",
    spoil: () => change("en/legal/terms-of-service.md", "{#links}", "{#ties}"),
    at: "## ",
    says: /^body has the parts .*ties.*: it needs .*links/,
  },
  {
    mistake: "a link of a menu to a page that is not there",
    file: "en/navigation.yaml",
    spoil: () =>
      change("en/navigation.yaml", /path: \/careers$/m, "path: /carers"),
    at: "path: /carers",
    says: /\.path leads to \/carers, which is not a page of this site: write \/careers$/,
  },
  {
    mistake: "a way to a page that is not there",
    file: "en/storm.yaml",
    spoil: () => change("en/storm.yaml", /to: \/.*/, "to: /tornadoes"),
    at: "to: /tornadoes",
    says: /\.to leads to \/tornadoes, which is not a page of this site: write the address of one/,
  },
  {
    mistake: "a link of an article to one that is not there",
    file: post,
    spoil: () => append(post, "[Read on](/blog/moon-insurance#why)."),
    at: "/blog/moon-insurance",
    says: /^body leads to \/blog\/moon-insurance, which is not a page/,
  },
  {
    mistake: "a link in a text to a page that is not there",
    file: "en/about.yaml",
    spoil: () =>
      change(
        "en/about.yaml",
        /(approach:\n.*\n +paragraphs:\n +- ).*/,
        "$1See [storms](/strom).",
      ),
    at: "/strom",
    says: /^approach\.paragraphs\.0 leads to \/strom, which is not a page of this site: write \/storm/,
  },
  {
    mistake: "a link in a title",
    file: "en/about.yaml",
    spoil: () =>
      change("en/about.yaml", /(approach:\n +title: ).*/, '$1"[A](/storm)"'),
    at: "(/storm)",
    says: /^approach\.title has a link, which cannot be shown here/,
  },
  {
    mistake: "HTML in an article",
    file: post,
    spoil: () => append(post, "One<br>two"),
    at: "One<br>",
    says: /^body has the HTML <br>, which pages cannot show/,
  },
  {
    mistake: "a picture in the terms",
    file: "en/legal/terms-of-service.md",
    spoil: () => append("en/legal/terms-of-service.md", "![Us](/us.png)"),
    at: "![Us]",
    says: /^body has a picture, which pages cannot show: remove it/,
  },
  {
    mistake: "a second title in Markdown that is in YAML",
    file: "en/licenses.yaml",
    spoil: () =>
      change("en/licenses.yaml", /(text: \|\n)( +)/, "$1$2# Title\n\n$2"),
    at: "# Title",
    says: /^check\.text has a first-level heading, .*: begin the line with “## ”/,
  },
  {
    mistake: "a section with the id of another",
    file: service,
    spoil: () =>
      change(
        service,
        /(- kind: (?:.|\n)*?id: )(.*)((?:.|\n)*?\n +id: ).*/,
        "$1$2$3$2 # twice",
      ),
    at: "# twice",
    says: /^sections\.\d+\.id is \S+, like an entry above: choose another/,
  },
  {
    mistake: "a question too few, on a page that promises ten",
    file: industry,
    spoil: () =>
      change(
        industry,
        / {6}- question: .*\n {8}answer: .*\n(?=closing|  -)/,
        "",
      ),
    at: "    questions:",
    says: /^sections\.\d+\.questions has 9 entries: faq has exactly 10 \(docs\/product\.md, “Industry pages”, promises it\)/,
  },
  {
    mistake: "a section that every page of its kind has",
    file: industry,
    spoil: () => change(industry, /id: approach$/m, "id: our-approach"),
    at: "sections:",
    says: /^sections has no section with the id approach \(prose\): add it \(docs\/product\.md, “Industry pages”, promises it\)/,
  },
  {
    mistake: "a section before one that comes first",
    file: industry,
    spoil: () =>
      change(
        industry,
        /( {2}- kind: articles\n(?: {4}.*\n)+)( {2}- kind: contact\n(?: {4}.*\n)+)/,
        "$2$1",
      ),
    at: "kind: articles",
    says: /^sections\.\d+ is after contact: move it up/,
  },
  {
    mistake: "a section after those that end a page",
    file: industry,
    spoil: () =>
      change(
        industry,
        /^closing:/m,
        "  - kind: story # here\n    id: last\n    title: Last\n    paragraphs: [One]\nclosing:",
      ),
    at: "# here",
    says: /^sections\.\d+ is after faq, where a page has no sections of its own/,
  },
  {
    mistake: "a section of another kind than its place",
    file: industry,
    spoil: () =>
      change(
        industry,
        /kind: cards(?=\n    id: coverages)/,
        "kind: steps # here",
      ),
    at: "# here",
    says: /^sections\.\d+\.kind is steps: coverages is cards/,
  },
  {
    mistake: "a section that its kind of page cannot have",
    file: service,
    spoil: () =>
      change(
        service,
        /^sections:\n/m,
        "$&  - kind: contact\n    id: contact\n",
      ),
    at: "kind: contact",
    says: /^sections\.\d+\.kind is contact/,
  },
  {
    mistake: "a loss whose parts do not add up",
    file: industry,
    spoil: () => change(industry, /total: \d+/, "$&1"),
    at: "- kind: loss",
    says: /^sections\.\d+ has parts that do not add up to the total/,
  },
  {
    mistake: "a row of a table with a cell too few",
    file: "en/services/commercial-property.yaml",
    spoil: () =>
      change(
        "en/services/commercial-property.yaml",
        /(cells:\n {10}- .*\n) {10}- .*\n/,
        "$1",
      ),
    at: "kind: table",
    says: /^sections\.\d+ has a row with another number of cells/,
  },
  {
    mistake: "a person whose portrait nobody drew",
    file: "en/people.yaml",
    spoil: () => change("en/people.yaml", /image: .*/, "image: nobody"),
    at: "image: nobody",
    says: /^people\.0\.image is nobody, which the site does not know/,
  },
  {
    mistake: "a review with a picture that nobody drew",
    file: "en/testimonials.yaml",
    spoil: () => change("en/testimonials.yaml", /image: .*/, "image: castle"),
    at: "image: castle",
    says: /^testimonials\.0\.image is castle, which the site does not know/,
  },
  {
    mistake: "a partner whose mark nobody drew",
    file: "en/partners.yaml",
    spoil: () => change("en/partners.yaml", /url: .*/, "url: /images/us.svg"),
    at: "url: /images/us.svg",
    says: /^partners\.0\.url is \/images\/us\.svg, which the site does not know/,
  },
  {
    mistake: "a client's sign that nobody drew",
    file: "en/about.yaml",
    spoil: () =>
      change("en/about.yaml", /(clients:\n.*\n +sign: ).*/, "$1comet"),
    at: "sign: comet",
    says: /^trustedBy\.clients\.0\.sign is comet, which the site does not know/,
  },
];

/** A check reads all of content/, so one of them is for a mistake in each file. */
const rounds = mistakes.reduce<Mistake[][]>((all, one) => {
  const free = all.find((round) =>
    round.every(({ file }) => file !== one.file),
  );
  if (free) free.push(one);
  else all.push([one]);
  return all;
}, []);

test.each(rounds.map((round) => [round] as const))(
  "reports each mistake with its line and the correction, round %#",
  (round) => {
    for (const { spoil } of round) spoil();
    const reported = new Map(
      found().map((problem) => problem.split(/ {2}(.*)/) as [string, string]),
    );
    const places = round.map(({ file, at }) => `${file}:${lineWith(file, at)}`);
    expect([...reported.keys()].toSorted()).toEqual(places.toSorted());
    for (const [index, { mistake, says }] of round.entries())
      expect(reported.get(places[index]!), mistake).toMatch(says);
  },
);

test("reports a file without front matter", () => {
  write(post, "Only words.\n");
  expect(found()).toEqual([
    expect.stringMatching(/^en\/posts\/\S+:1 {2}front matter is missing/),
  ]);
});

test("reports an unknown file and a missing one", () => {
  cpSync(join(root, home), join(root, "en/hom.yaml"));
  rmSync(join(root, home));
  expect(found()).toEqual([
    expect.stringMatching(
      /^en\/hom\.yaml:1 {2}the file .*rename it to home\.yaml/,
    ),
    expect.stringMatching(/^en\/home\.yaml:1 {2}the file is missing/),
  ]);
});

test("reports the numbers of a picture that is not drawn", () => {
  cpSync(
    join(root, industry),
    join(root, "en/industries/unicorn-insurance.yaml"),
  );
  expect(found()).toEqual([
    expect.stringMatching(
      /:\d+ {2}cutaway is not drawn: draw pictures\/cutaways/,
    ),
  ]);
});

test("a new article can be named and linked at once", () => {
  cpSync(join(root, post), join(root, "en/posts/moon-insurance.md"));
  append(
    "en/posts/moon-insurance.md",
    "[Again](/blog/moon-insurance?x#why)\n\n## Why",
  );
  change(industry, /(posts:\n {6}- ).*/, "$1moon-insurance");
  expect(found()).toEqual([]);
});

/** Starting each takes 4 s. */
const commands = [
  "scripts/build.ts",
  "scripts/dev.ts",
  "compile/content-check.ts",
];

test.each(short ? commands.slice(0, 1) : commands)(
  "%s prints the mistakes and nothing else",
  (command) => {
    const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-command-"));
    try {
      change(home, "icon: message", "icon: massage");
      cpSync(root, join(folder, "content"), { recursive: true });
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [resolve(command)],
        { cwd: folder, encoding: "utf8" },
      );
      expect(status).toBe(1);
      expect(withoutWarnings(stdout)).toEqual([]);
      expect(withoutWarnings(stderr)).toEqual([
        "content/ has 1 mistake:",
        expect.stringMatching(/^ {2}content\/en\/home\.yaml:\d+ {2}howItWorks/),
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test("all mistakes are found at once, in one error", () => {
  change(home, "icon: message", "icon: massage");
  change(industry, /^name: .*/m, 'name: ""');
  const { problems } = checkContent(root);
  expect(problems).toHaveLength(2);
  expect(new ContentError(problems).message).toMatch(
    /2 mistakes:\n.*massage.*\n.*name/,
  );
});

test("a draft is checked instead of its file", () => {
  const draft = readFileSync(join(root, home), "utf8").replace(
    "icon: message",
    "icon: massage",
  );
  expect(checkContent(root, { "en/home.yaml": draft }).problems).toHaveLength(
    1,
  );
  expect(
    checkContent(root, { "en/home.yaml": undefined }).problems,
  ).toMatchObject([{ message: expect.stringMatching(/^is missing/) }]);
  expect(found()).toEqual([]);
});

/** A language that the site does not have, with a first page, all words and one page more. */
function addLanguage() {
  const english = (file: string) =>
    readFileSync(join(root, "en", file), "utf8");
  write("vi/ui.yaml", english("ui.yaml"));
  write("vi/navigation.yaml", english("navigation.yaml"));
  write("vi/site.yaml", "hours: lunes a viernes\n");
  const groups = [
    ...new Set(checkContent(root).pages.map(({ group }) => group)),
  ];
  write(
    "vi/home.yaml",
    [
      `description: ${"En su idioma. ".repeat(6).trim()}`,
      ...["name", "title", "here", "elsewhere", "elsewhereText", "notice"].map(
        (name) => `${name}: Inicio`,
      ),
      "hero: { title: Inicio, subtitle: Texas, description: Seguros }",
      "picture: home",
      `groups: { ${groups.map((group) => `${group}: Grupo`).join(", ")} }`,
    ].join("\n"),
  );
  write(
    "vi/legal/accessibility.md",
    english("legal/accessibility.md").replace(
      "---\n",
      "---\ntranslation:\n  path: accesible\n",
    ),
  );
}

test("a page in another language has an address right below its first page, and both know each other", () => {
  addLanguage();
  const { problems, pages } = checkContent(root);
  expect(problems).toEqual([]);
  const at = (path: string) => pages.find((page) => page.path === path)!;
  const { translations } = at("/vi/accesible");
  expect(translations).toMatchObject({ vi: "/vi/accesible" });
  expect(at(translations.en!)).toMatchObject({ language: "en", translations });
  expect(at("/vi").translations).toMatchObject({ en: "/" });
  const guide = readFileSync(join(root, "en/guides/complaints.yaml"), "utf8");
  // A page of its own, with the same subject, leads to the English one and changes nothing for others.
  write(
    "vi/guides/own.yaml",
    `translation:\n  path: khac\n  english: ${translations.en}\n${guide.replaceAll(/^path: .*\n|^sources:\n(?: {2}- .*\n)+|[{]figure:\w+[}]/gm, "")}`,
  );
  expect(found()).toEqual([]);
  const own = checkContent(root).pages.filter(({ path }) =>
    [translations.en, "/vi/khac"].includes(path),
  );
  expect(own.map((page) => page.translations)).toEqual([
    translations,
    { ...translations, vi: "/vi/khac" },
  ]);
  // Each has a route, so that a manifest without these has all others.
  expect(at("/vi/accesible").route).toBe("/vi/accesible");
});

test("reports what a language lacks, and what it has that English does not", () => {
  addLanguage();
  change("vi/ui.yaml", /^ {2}skip: .*\n/m, "");
  change("vi/legal/accessibility.md", "  path: accesible", "  path: Chữ");
  write("vi/figures.yaml", "unicorns: mười\n");
  write("vi/partners.yaml", "partners: []\n");
  rmSync(join(root, "vi/navigation.yaml"));
  expect(found().map((line) => line.replace(/:\d+ {2}/, " "))).toEqual([
    expect.stringMatching(/^vi\/figures\.yaml unicorns does not exist/),
    expect.stringMatching(/accessibility\.md translation\.path is not the end/),
    expect.stringMatching(/^vi\/navigation\.yaml the file is missing/),
    expect.stringMatching(/^vi\/partners\.yaml the file has a name/),
    expect.stringMatching(/^vi\/ui\.yaml siteLayout\.skip is missing/),
  ]);
  change("vi/ui.yaml", "pagination:\n", "pagination:\n  after: Sau\n");
  expect(found().at(-1)).toMatch(/pagination\.after does not exist/);
});

test("a source of a page has a sentence in its language, with no other number than the English one", () => {
  const file = "es/facts.yaml";
  change(file, "{figure:clueYears}", "{figure:clueYears} y 3");
  change(file, /^clueReport:/m, "unicorns:");
  expect(found()).toEqual([
    expect.stringMatching(/^es\/facts\.yaml:\d+ {2}unicorns does not exist/),
    expect.stringMatching(/^es\/facts\.yaml:\d+ {2}clueYears has 3, which/),
  ]);
  change(file, /^unicorns: .*\n/m, "");
  change(file, " y 3", "");
  expect(found()).toEqual([
    expect.stringMatching(/^es\/facts\.yaml:1 {2}clueReport is missing/),
  ]);
});

test.each([
  ["srFilingPeriod", "two years", "three years"],
  ["windstormClaim", "one year", "two years"],
  ["claimPayment", "five business days", "ten business days"],
  ["publicAdjusterFee", "10 percent", "15 percent"],
  ["claimDelay", "60 days", "90 days"],
  ["floodWaitingPeriod", "30 days", "15 days"],
  ["nonrenewalNotice", "60 days", "30 days"],
  ["twiaPayment", "10th day", "20th day"],
  ["texasAutoMinimum", "30/60/25", "50/100/40"],
  ["constructionRepose", "10 years", "six years"],
])(
  "a law that changes %s is an error at each Spanish line of it",
  (name, before, after) => {
    const figure = new RegExp(`^(${name}:\\n  value: )${before}$`, "m");
    change("en/figures.yaml", figure, `$1${after}`);
    const lines = ["facts", "figures"].flatMap((file) => {
      const text = readFileSync(join(root, `es/${file}.yaml`), "utf8");
      const index = text
        .split("\n")
        .findIndex((line) => line.startsWith(`${name}:`));
      return index < 0
        ? []
        : `es/${file}.yaml:${index + 1}  ${name} is of an older`;
    });
    const reported = found().filter((line) => line.includes("is of an older"));
    expect(
      reported.map((line) => line.slice(0, line.indexOf(" English"))),
    ).toEqual(lines);
    expect(lines).not.toEqual([]);
  },
);

test("an unfinished translation is only in previews", () => {
  addLanguage();
  change("vi/legal/accessibility.md", "accesible", "accesible\n  draft: true");
  const has = (coming: boolean) =>
    checkContent(root, {}, { coming }).pages.some(
      ({ path }) => path === "/vi/accesible",
    );
  expect([true, false].map(has)).toEqual([true, false]);
});

test("a translation follows its English file: its hash, its numbers and laws, and the words of the glossary", () => {
  addLanguage();
  const file = "vi/legal/accessibility.md";
  const { translations } = checkContent(root);
  const { original, name } = translations.find((one) => one.language === "vi")!;
  expect(original!.name).toBe(name);
  change(file, "accesible", `accesible\n  madeFrom: ${original!.hash}`);
  const stale = () =>
    checkContent(root).warnings.filter(
      (one) => one.file.endsWith(file) && one.field.endsWith("madeFrom"),
    );
  expect(stale()).toEqual([]);
  append("en/legal/accessibility.md", "One sentence more.");
  expect(stale()).toHaveLength(1);

  write(
    "vi/glosario.yaml",
    "terms: [{ es: deducible, en: deductible, avoid: [franquicia] }]",
  );
  append(file, "Llame al 713-555-0199. La franquicia.");
  expect(found()).toEqual(
    expect.arrayContaining([
      expect.stringContaining("glossary says"),
      expect.stringContaining("713-555-0199, which the English file"),
    ]),
  );
});

test("where a page first uses a word that policies have in English, the English one follows or it is a warning", () => {
  addLanguage();
  const file = "vi/legal/accessibility.md";
  write(
    "vi/glosario.yaml",
    "terms: [{ es: reclamación, en: claim, inPolicy: true }, { es: auto, en: car }]",
  );
  const { warnings: before } = checkContent(root);
  const added = () => checkContent(root).warnings.length - before.length;
  append(file, "Dos reclamaciones de un auto.");
  expect(added()).toBe(1);
  change(file, "reclamaciones", "reclamaciones (claims)");
  append(file, "Otra reclamación.");
  expect(added()).toBe(0);
});

test("in another language a date and a number have its form, and a figure in words needs its own", () => {
  addLanguage();
  append("en/figures.yaml", figureNamed("someDay", "May 31, 2027"));
  append("en/figures.yaml", figureNamed("someAmount", "$8,000"));
  append("en/figures.yaml", figureNamed("someTime", "30 days"));
  append("vi/legal/accessibility.md", "{figure:someDay} {figure:someAmount}");
  expect(JSON.stringify(checkContent(root).languages.vi)).toContain(
    `${new Intl.DateTimeFormat("vi-US", { dateStyle: "long" }).format(new Date("2027-05-31T12:00"))} $8,000`,
  );
  append("vi/legal/accessibility.md", "{figure:someTime}");
  expect(found()).toEqual([expect.stringContaining("add someTime to figures")]);
  const hash = hashOfEntry({ value: "30 days", text: "something" });
  write(
    "vi/figures.yaml",
    `translation:\n  madeFrom:\n    someTime: "${hash}"\nsomeTime: 30 ngày\n`,
  );
  expect(JSON.stringify(checkContent(root).languages.vi)).toContain("30 ngày");
});

const figureNamed = (name: string, value: string) =>
  `${name}:\n  value: ${value}\n  text: something\n  asOf: 2026-11-01\n  source: A statute\n`;

test("a live site needs its legal name, license, address and telephone number", () => {
  const fields = () =>
    checkContent(root, {}, { live: true })
      .problems.filter(({ file }) => file.endsWith("site.yaml"))
      .map(({ field }) => field);
  expect(fields()).toEqual(["texasLicense", "phone", "offices"]);
  change("en/site.yaml", /texasLicense: .*/, 'texasLicense: "123456"');
  change("en/site.yaml", /^phone: .*/m, "phone: (713) 867-5309");
  change("en/site.yaml", / +sample: true\n/, "");
  change("en/site.yaml", /legalName: .*/, 'legalName: " "');
  expect(fields()).toEqual(["legalName"]);
});

test("a live site has no sentence of site.yaml whose figure has no source, wherever pages repeat it", () => {
  change(
    "en/site.yaml",
    /tagline: .*/,
    "tagline: In Houston. Licensed {figure:reach}.",
  );
  change(
    "en/figures.yaml",
    /^/,
    'reach:\n  value: anywhere\n  text: where\n  asOf: 2026-11-01\n  source: ""\n  sample: true\n',
  );
  write(
    "en/licenses.yaml",
    readFileSync(join(root, "en/licenses.yaml"), "utf8").replace(
      /subtitle: .*/,
      'subtitle: "{site:tagline}"',
    ),
  );
  // A live site also needs these.
  change("en/site.yaml", /texasLicense: .*/, 'texasLicense: "123456"');
  change("en/site.yaml", /^phone: .*/m, "phone: (713) 867-5309");
  change("en/site.yaml", / +sample: true\n/, "");
  const taglines = (live: boolean) => {
    const { languages } = checkContent(root, {}, { live });
    const { site, licenses } = languages.en as {
      site: { tagline: string };
      licenses: { hero: { subtitle: string } };
    };
    return [site.tagline, licenses.hero.subtitle];
  };
  expect(taglines(false)).toEqual(
    Array(2).fill("In Houston. Licensed anywhere."),
  );
  expect(taglines(true)).toEqual(Array(2).fill("In Houston."));
});

test("a page shows no source that nobody has read", () => {
  change("en/facts.yaml", /source: .*/, "source: 44 CFR 61; to be confirmed");
  expect(found()).toEqual([
    expect.stringMatching(/^en\/facts\.yaml:\d+ .*source has not been read/),
  ]);
});

test("a figure of a past year is a warning, which stops nothing", () => {
  change("en/figures.yaml", /(floodWaitingPeriod:\n)/, "$1  year: 2026\n");
  const names = (today: string) =>
    checkContent(root, {}, { today: new Date(today) })
      .warnings.filter(({ field }) => field === "floodWaitingPeriod")
      .map(({ message }) => message);
  expect(names("2026-12-31T12:00:00Z")).toEqual([]);
  expect(names("2027-01-02T12:00:00Z")).toEqual([
    expect.stringMatching(/figure for 2026: look up the one for 2027/),
  ]);
  expect(found()).toEqual([]);
});

test("a photograph needs a file that is there, and words for those who cannot see it", () => {
  const people = "en/people.yaml";
  const firstPerson = (photo: object) => {
    const file = parseDocument(readFileSync(join(root, people), "utf8"));
    file.setIn(["people", 0, "photo"], { consent: "By email", ...photo });
    write(people, String(file));
  };
  firstPerson({ file: "/media/gone.webp", alt: "Ana" });
  expect(found().map((problem) => problem.split("  ")[1])).toEqual([
    expect.stringMatching(/^people\.0\.photo\.file .*: upload the photograph/),
    expect.stringMatching(/^people\.0\.photo\.alt is too short.*cannot see/),
  ]);
  firstPerson({ file: "/media/gone.webp", alt: "Ana at her desk" });
  change(people, / +image: .*\n/, "");
  change(people, / +linkedin: .*\n/, "");
  const photos = { media: [...mediaIn(root), "gone.webp"] };
  expect(checkContent(root, {}, photos).problems).toEqual([]);
});

test("holidays can be written in any order, but only once each", () => {
  change(
    "en/business-hours.yaml",
    /^holidays:\n/m,
    "holidays:\n  - date: 2027-06-18\n    name: Staff day\n",
  );
  const dates = () =>
    (
      checkContent(root).languages.en as {
        businessHours: { holidays: string[] };
      }
    ).businessHours.holidays;
  expect(dates()).toContain("2027-06-18");
  expect(dates()).toEqual(dates().toSorted());
  append("en/business-hours.yaml", "  - date: 2027-06-18\n    name: Again\n");
  expect(found()).toEqual([expect.stringMatching(/holidays has a date twice/)]);
});

test("holidays that end soon or fall on a weekend are a warning, and so are other hours on the pages", () => {
  const warned = (today: string) =>
    checkContent(root, {}, { today: new Date(today) }).warnings.filter(
      ({ field }) => field.startsWith("holidays") || field === "hours",
    );
  write(
    "en/business-hours.yaml",
    `days: [Friday, Thursday, Monday]
opens: "08:00"
closes: "17:30"
holidays:
  - date: 2026-11-26
    name: Thanksgiving Day
`,
  );
  change(
    "en/site.yaml",
    /^hours: .*$/m,
    "hours: Monday to Friday, 8 a.m. to 5:30 p.m.",
  );
  expect(warned("2026-05-20T12:00:00Z")).toEqual([]);
  expect(warned("2026-06-20T12:00:00Z")).toMatchObject([
    { field: "holidays", message: expect.stringContaining("2026-11-26") },
  ]);
  append("en/business-hours.yaml", "  - date: 2026-12-26\n    name: Christmas");
  expect(warned("2026-05-20T12:00:00Z")).toMatchObject([
    { field: "holidays.1.date", message: expect.stringContaining("Saturday") },
  ]);
  change("en/business-hours.yaml", /  - date: 2026-12-26[^]*/, "");
  change("en/site.yaml", "5:30", "5:00");
  expect(warned("2026-05-20T12:00:00Z")).toMatchObject([
    { field: "hours", message: expect.stringContaining("5:30 p.m.") },
  ]);
  expect(found()).toEqual([]);
});

test("an issue of the newsletter is named after its day", () => {
  const [first] = globSync("newsletters/*.yaml", { cwd: join(root, "en") });
  renameSync(
    join(root, "en", first!),
    join(root, "en/newsletters/before-you-renew.yaml"),
  );
  expect(found()).toEqual([
    expect.stringMatching(/newsletters\/before-you-renew\.yaml.* the day/),
  ]);
});
