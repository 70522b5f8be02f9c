import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { splitFrontMatter } from "#compile/front-matter.ts";
import { find, readIndex } from "#queries/search.ts";
import { atMost } from "./figure.ts";
import { measureCommand } from "./measure-command.ts";
import { percentile } from "./percentile.ts";

/**
 * Builds copies of the site with its articles, and with as many as requested (2,000), made from their paragraphs:
 * seconds of a clean build and of one after an edit of one article, memory, and sizes. Sizes are transfer sizes in
 * brotli. Exits with 1 if a limit is missed or if something that every page loads grows with the number of articles.
 */
const requested = process.argv.slice(2).map(Number);
const counts = requested.length > 0 ? requested : [2000];
const folder = "content/en/posts";
const own = readdirSync(folder).length;

/** On two cores without other work. */
const limits = {
  few: { clean: 12, edit: 4 },
  many: { clean: 240, edit: 20 },
  megabytes: 1536,
};

const rows = [];
for (const count of [own, ...counts]) rows.push(await measure(count));
console.table(rows.map(({ articles, site }) => ({ articles, ...site })));
console.table(rows.map(({ articles, sizes }) => ({ articles, ...sizes })));
const figures = rows.flatMap(
  ({ articles, site: { clean, edit, megabytes } }) => {
    const of = `${articles} articles`;
    const most = articles > own ? limits.many : limits.few;
    return [
      atMost("clean build, s", of, clean, most.clean),
      atMost("build after an edit, s", of, edit, most.edit),
      atMost("memory, MB", of, megabytes, limits.megabytes),
    ];
  },
);
console.table(figures);

const [first, ...others] = rows;
const everyPage = ["home HTML"] as const;
const grown = everyPage.filter((part) =>
  others.some(({ sizes }) => sizes[part] > first!.sizes[part] + 64),
);
if (grown.length > 0)
  console.error(`Grows with the number of articles: ${grown.join(", ")}`);
if (grown.length > 0 || figures.some(({ held }) => !held)) process.exitCode = 1;

async function measure(count: number) {
  const copy = copyOfSite();
  try {
    addArticles(`${copy}/${folder}`, count);
    return {
      articles: count,
      site: await measureBuilds(copy),
      sizes: sizesOf(copy),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Builds without a cache, and again after an edit of one article. */
async function measureBuilds(site: string) {
  const posts = `${site}/${folder}`;
  const command = [site, process.execPath, "scripts/build.ts"] as const;
  const clean = await measureCommand(...command);
  const [edited] = readdirSync(posts).toSorted();
  appendFileSync(`${posts}/${edited}`, "\nOne more paragraph.\n");
  const edit = await measureCommand(...command);
  return {
    clean: round(clean.seconds),
    edit: round(edit.seconds),
    megabytes: round(Math.max(clean.megabytes, edit.megabytes)),
  };
}

function copyOfSite(): string {
  const copy = mkdtempSync(join(tmpdir(), "sabine-ridge-articles-"));
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" });
  for (const file of files.trim().split("\n")) {
    mkdirSync(dirname(`${copy}/${file}`), { recursive: true });
    cpSync(file, `${copy}/${file}`);
  }
  symlinkSync(resolve("node_modules"), `${copy}/node_modules`);
  return copy;
}

/** Adds articles to the folder up to `count`: the front matter of one, the paragraphs of several, and a new name. */
function addArticles(posts: string, count: number) {
  const sources = readdirSync(posts).map((name) =>
    splitFrontMatter(readFileSync(`${posts}/${name}`, "utf8")),
  );
  for (let index = sources.length; index < count; index++) {
    const one = sources[index % sources.length]!;
    const other = sources[(index * 7 + 3) % sources.length]!;
    const fields = parse(one.yaml!) as { title: string };
    const [start = ""] = /^.{20}\S*/.exec(fields.title) ?? [];
    const title = `No. ${index}: ${start}`;
    const paragraphs = [one, other].map(({ body }) => plain(body, index));
    writeFileSync(
      `${posts}/generated-${index}.md`,
      `---\n${stringify({ ...fields, title })}---\n\n${paragraphs.join("\n\n")}\n`,
    );
  }
}

/** Half of a text's paragraphs, without references to its sources. */
function plain(text: string, seed: number): string {
  return text
    .split("\n\n")
    .filter((paragraph) => !paragraph.includes("[^"))
    .filter((_, place) => (place + seed) % 2 === 0)
    .join("\n\n");
}

function sizesOf(copy: string) {
  const client = `${copy}/build/client`;
  const weigh = (file: string) => statSync(`${client}/${file}.br`).size;
  const heaviest = (pattern: string) =>
    Math.max(...globSync(pattern, { cwd: client }).map(weigh));
  return {
    pages: globSync("**/*.html", { cwd: client }).length,
    "home HTML": weigh("index.html"),
    "blog HTML": weigh("blog/index.html"),
    "heaviest article HTML": heaviest("blog/*/index.html"),
    "heaviest script": heaviest("assets/*.js"),
    "search index KB": round(weigh("blog/search-index.json") / 1024),
    ...queryTimes(`${client}/blog/search-index.json`),
  };
}

/** Milliseconds that a search takes in this process, for words from the articles, with a typo in every second one. */
function queryTimes(file: string) {
  const start = performance.now();
  const index = readIndex(readFileSync(file, "utf8"));
  const opened = performance.now() - start;
  const words = ["deductible", "certificate", "flood", "umbrella", "claims"];
  const times = Array.from({ length: 200 }, (_, turn) => {
    const word = words[turn % words.length]!;
    const begin = performance.now();
    find(index, turn % 2 ? word.replace("e", "") : word, 1);
    return performance.now() - begin;
  });
  return {
    "index opens ms": round(opened),
    "query p50 ms": round(percentile(times, 0.5)),
    "query p99 ms": round(percentile(times, 0.99)),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
