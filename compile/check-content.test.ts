import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse, parseDocument, stringify } from "yaml";
import { temporaryFolder } from "#server/app.fixture.ts";
import { short } from "../tests/faults/mode.ts";
import { checkContent } from "./check-content.ts";
import {
  change,
  copyContent,
  found,
  read,
  remove,
  root,
  write,
} from "./content-copy.fixture.ts";
import { mediaIn } from "./photos.ts";
import { hashOfEntry } from "./translation-state.ts";

copyContent();

/** Adds a paragraph at the end of a file in the copy. */
function append(file: string, paragraph: string) {
  write(file, `${read(file)}\n${paragraph}\n`);
}

/** The number of the first line that contains a text. */
function lineWith(file: string, text: string) {
  const lines = read(file).split("\n");
  const index = lines.findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`${file} has no ${text}`);
  return index + 1;
}

test("content/ has no mistakes", () => {
  expect(checkContent().problems).toEqual([]);
});

const home = "en/home.yaml";
const industry = "en/industries/construction-insurance.yaml";
const post = "en/posts/elimination-and-benefit-periods.md";

type Mistake = {
  mistake: string;
  file: string;
  was?: string;
  is: string;
  append?: string;
  at: string;
  says: string;
};

const mistakes = parse(
  readFileSync("tests/cases/mistakes.yaml", "utf8"),
) as readonly Mistake[];

function spoil({ file, was, is, append: added }: Mistake) {
  if (added) append(file, added);
  else change(file, new RegExp(was!, "m"), is);
}

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
    for (const one of round) spoil(one);
    const reported = new Map(
      found().map((problem) => problem.split(/ {2}(.*)/) as [string, string]),
    );
    const places = round.map(({ file, at }) => `${file}:${lineWith(file, at)}`);
    expect([...reported.keys()].toSorted()).toEqual(places.toSorted());
    for (const [index, { mistake, says }] of round.entries())
      expect(reported.get(places[index]!), mistake).toMatch(new RegExp(says));
  },
);

test("reports an unknown file and a missing one", () => {
  write("en/hom.yaml", read(home));
  remove(home);
  expect(found()).toEqual([
    expect.stringMatching(
      /^en\/hom\.yaml:1 {2}the file .*rename it to home\.yaml/,
    ),
    expect.stringMatching(/^en\/home\.yaml:1 {2}the file is missing/),
  ]);
});

test("reports the numbers of a picture that is not drawn", () => {
  write("en/industries/unicorn-insurance.yaml", read(industry));
  expect(found()).toEqual([
    expect.stringMatching(
      /:\d+ {2}cutaway is not drawn: draw pictures\/cutaways/,
    ),
  ]);
});

test("a new article can be named and linked at once", () => {
  write("en/posts/moon-insurance.md", read(post));
  append(
    "en/posts/moon-insurance.md",
    "[Again](/blog/moon-insurance?x#why)\n\n## Why",
  );
  change(industry, /(posts:\n {6}- ).*/, "$1moon-insurance");
  expect(found()).toEqual([]);
});

/** Starting each takes 4 s. */
const commands = ["scripts/build.ts", "scripts/dev.ts"];

test.each(short ? commands.slice(0, 1) : commands)(
  "%s prints the mistakes and nothing else",
  (command) => {
    const folder = temporaryFolder();
    change(home, "icon: message", "icon: massage");
    cpSync(root, join(folder, "content"), { recursive: true });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve(command)],
      { cwd: folder, encoding: "utf8" },
    );
    expect(status).toBe(1);
    // Content may have things to warn of.
    const [out, printed] = [stdout, stderr].map((output) =>
      output
        .split("\n")
        .filter((line) => line && !line.startsWith("Warning: ")),
    );
    expect(out).toEqual([]);
    expect(printed).toEqual([
      "content/ has 1 mistake:",
      expect.stringMatching(/^ {2}content\/en\/home\.yaml:\d+ {2}howItWorks/),
    ]);
  },
);

test("a draft is checked instead of its file", () => {
  const draft = read(home).replace("icon: message", "icon: massage");
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
  const english = (file: string) => read(`en/${file}`);
  write("vi/ui.yaml", english("ui.yaml"));
  write("vi/navigation.yaml", english("navigation.yaml"));
  write("vi/site.yaml", "hours: lunes a viernes\ntextConsent: Acepto.\n");
  const groups =
    "title personal industries others tools blog coverage services".split(" ");
  const page = {
    name: "Inicio",
    title: "Inicio",
    description: "En su idioma. ".repeat(6).trim(),
    hero: { title: "Inicio", subtitle: "Texas", description: "Seguros" },
    picture: "home",
    house: { title: "Casa", page: "/personal/homeowners-insurance" },
    claims: { title: "Si ya pasó algo", text: "Los pasos." },
    groups: Object.fromEntries(groups.map((name) => [name, "Grupo"])),
    elsewhere: "Ver",
    notice: "La póliza está en inglés.",
  };
  write("vi/home.yaml", stringify(page));
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
  // A page of its own, with the same subject, leads to the English one and changes nothing for others.
  const guide = read("en/guides/complaints.yaml").replaceAll(
    /^path: .*\n|^sources:\n(?: {2}- .*\n)+|[{]figure:\w+[}]/gm,
    "",
  );
  const own = `translation:\n  path: khac\n  english: ${translations.en}\n`;
  write("vi/guides/own.yaml", own + guide);
  expect(found()).toEqual([]);
  const both = checkContent(root).pages.filter(({ path }) =>
    [translations.en, "/vi/khac"].includes(path),
  );
  expect(both.map((page) => page.translations)).toEqual([
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
  remove("vi/navigation.yaml");
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

/** One that facts name, one that figures name, and one that both do. */
const newLaws: Readonly<Record<string, readonly [from: string, to: string]>> = {
  srFilingPeriod: ["two years", "three years"],
  claimPayment: ["five business days", "ten business days"],
  texasAutoMinimum: ["30/60/25", "50/100/40"],
};

test("a law that changes is an error at each Spanish line of it", () => {
  const expected = Object.entries(newLaws).flatMap(([name, [from, to]]) => {
    const figure = new RegExp(`^(${name}:\\n  value: )${from}$`, "m");
    change("en/figures.yaml", figure, `$1${to}`);
    const lines = ["es/facts.yaml", "es/figures.yaml"].flatMap((file) =>
      read(file)
        .split("\n")
        .map((line, index) => [line, `${file}:${index + 1}  ${name}`] as const)
        .filter(([line]) => line.startsWith(`${name}:`)),
    );
    expect(lines).not.toEqual([]);
    return lines.map(([, place]) => place);
  });
  const reported = found().flatMap(
    (line) => /(.*) is of an older/.exec(line)?.[1] ?? [],
  );
  expect(reported.toSorted()).toEqual(expected.toSorted());
});

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
  // As Windows editors save it.
  for (const own of [file, "en/legal/accessibility.md", home])
    write(own, `\uFEFF${read(own).replaceAll("\n", "\r\n")}`);
  expect(found()).toEqual([]);
  expect(stale()).toEqual([]);
  append("en/legal/accessibility.md", "One sentence more.");
  expect(stale()).toHaveLength(1);

  write(
    "vi/glossary.yaml",
    "terms: [{ word: deducible, en: deductible, avoid: [franquicia] }]",
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
    "vi/glossary.yaml",
    "terms: [{ word: reclamación, en: claim, inPolicy: true }, { word: auto, en: car }]",
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
  append(
    "vi/legal/accessibility.md",
    "{figure:someDay} {example:1250000} {figure:someAmount}",
  );
  expect(JSON.stringify(checkContent(root).languages.vi)).toContain(
    `${new Intl.DateTimeFormat("vi-US", { dateStyle: "long" }).format(new Date("2027-05-31T12:00"))} $1,250,000 $8,000`,
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

/** What a live site needs. */
function makeReal() {
  change("en/site.yaml", /texasLicense: .*/, 'texasLicense: "123456"');
  change("en/site.yaml", /^phone: .*/m, "phone: (713) 867-5309");
  change("en/site.yaml", / +sample: true\n/, "");
}

test("a live site needs its legal name, license, address and telephone number", () => {
  const fields = () =>
    checkContent(root, {}, { live: true })
      .problems.filter(({ file }) => file.endsWith("site.yaml"))
      .map(({ field }) => field);
  expect(fields()).toEqual(["texasLicense", "phone", "offices"]);
  makeReal();
  change("en/site.yaml", /legalName: .*/, 'legalName: " "');
  expect(fields()).toEqual(["legalName"]);
});

test("a live site has no sentence of site.yaml whose figure has no source, wherever pages repeat it", () => {
  const tagline = "tagline: In Houston. Licensed {figure:reach}.";
  change("en/site.yaml", /tagline: .*/, tagline);
  const reach = figureNamed("reach", "anywhere").replace("A statute", '""');
  append("en/figures.yaml", `${reach}  sample: true`);
  const repeated = 'subtitle: "{site:tagline}"';
  const licenses = read("en/licenses.yaml").replace(/subtitle: .*/, repeated);
  write("en/licenses.yaml", licenses);
  makeReal();
  const taglines = (live: boolean) => {
    const { languages } = checkContent(root, {}, { live });
    const { site, licenses: shown } = languages.en as {
      site: { tagline: string };
      licenses: { hero: { subtitle: string } };
    };
    return [site.tagline, shown.hero.subtitle];
  };
  expect(taglines(false)).toEqual(
    Array(2).fill("In Houston. Licensed anywhere."),
  );
  expect(taglines(true)).toEqual(Array(2).fill("In Houston."));
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
    const file = parseDocument(read(people));
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
    "holidays:\n  - date: 2031-07-09\n    name: Staff day\n",
  );
  const { businessHours } = checkContent(root).languages.en as {
    businessHours: { holidays: string[] };
  };
  const { holidays } = businessHours;
  expect(holidays).toContain("2031-07-09");
  expect(holidays).toEqual(holidays.toSorted());
  append("en/business-hours.yaml", "  - date: 2031-07-09\n    name: Again\n");
  expect(found()).toEqual([expect.stringMatching(/holidays has a date twice/)]);
});

test("holidays that end soon or fall on a weekend are a warning, and so are other hours on the pages", () => {
  const warned = (today: string) =>
    checkContent(root, {}, { today: new Date(today) })
      .warnings.filter(({ field }) => /^holidays|^hours$/.test(field))
      .map(({ field, message }) => `${field} ${message}`);
  const may = "2026-05-20T12:00:00Z";
  const officeHours = "en/business-hours.yaml";
  write(
    officeHours,
    `days: [Friday, Thursday, Monday]
opens: "08:00"
closes: "17:30"
claimHours: 2
holidays:
  - date: 2026-11-26
    name: Thanksgiving Day
`,
  );
  const shown = "hours: Monday to Friday, 8 a.m. to 5:30 p.m.";
  change("en/site.yaml", /^hours: .*$/m, shown);
  const spanish = "hours: de lunes a viernes, de 8 a. m. a 5:30 p. m.";
  change("es/site.yaml", /^hours: .*$/m, spanish);
  expect(warned(may)).toEqual([]);
  expect(warned("2026-06-20T12:00:00Z")).toEqual([
    expect.stringMatching(/^holidays .*2026-11-26/),
  ]);
  append(officeHours, "  - date: 2026-12-26\n    name: Christmas");
  expect(warned(may)).toEqual([
    expect.stringMatching(/^holidays\.1\.date .*Saturday/),
  ]);
  change(officeHours, / {2}- date: 2026-12-26[^]*/, "");
  change("en/site.yaml", "5:30", "5:00");
  change("es/site.yaml", "viernes", "jueves");
  expect(warned(may)).toEqual([
    expect.stringMatching(/^hours .*5:30 p\.m\./),
    expect.stringMatching(/^hours .*viernes,/),
  ]);
  expect(found()).toEqual([]);
});

test("an issue of the newsletter is named after its day", () => {
  const [first] = globSync("en/newsletters/*.yaml", { cwd: root });
  write("en/newsletters/before-you-renew.yaml", read(first!));
  remove(first!);
  expect(found()).toEqual([
    expect.stringMatching(/newsletters\/before-you-renew\.yaml.* the day/),
  ]);
});
