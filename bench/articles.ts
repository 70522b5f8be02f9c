import { execFileSync } from "node:child_process";
import {
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
import { splitFrontMatter } from "#app/content/front-matter.ts";
import { find, readIndex } from "#queries/search.ts";
import { percentile } from "../tests/faults/percentile.ts";

/**
 * How build time and page size grow with the blog. Builds a copy of the site with its articles, and one with as many
 * as requested (`node bench/articles.ts 2000`), made from their paragraphs. Sizes are transfer sizes in brotli. Exits
 * with 1 if something that every page loads grows with the number of articles.
 */
const counts = process.argv.slice(2).map(Number);
const folder = "content/en/posts";
const own = readdirSync(folder).length;

const rows = [own, ...counts].map((count) => measure(count));
console.table(rows);
const [first, ...others] = rows;
const everyPage = ["home HTML", "home data", "router manifest"] as const;
const grown = everyPage.filter((part) =>
  others.some((row) => (row[part] ?? 0) > (first?.[part] ?? 0) + 64),
);
if (grown.length > 0) {
  console.error(`Grows with the number of articles: ${grown.join(", ")}`);
  process.exit(1);
}

function measure(count: number) {
  const copy = copyOfSite();
  try {
    addArticles(`${copy}/${folder}`, count);
    const start = performance.now();
    execFileSync(process.execPath, ["scripts/build.ts"], {
      cwd: copy,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const seconds = (performance.now() - start) / 1000;
    return { articles: count, "build s": round(seconds), ...sizes(copy) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
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

function sizes(copy: string) {
  const client = `${copy}/build/client`;
  const weigh = (file: string) => statSync(`${client}/${file}.br`).size;
  const data = (page: string) => {
    const html = readFileSync(`${client}/${page}`, "utf8");
    const [, json = "[]"] =
      /id="hydration"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    return weigh((JSON.parse(json) as string[])[1]!.slice(1));
  };
  const heaviest = (pattern: string) =>
    Math.max(...globSync(pattern, { cwd: client }).map(weigh));
  return {
    pages: globSync("**/*.html", { cwd: client }).length,
    "home HTML": weigh("index.html"),
    "home data": data("index.html"),
    "router manifest": heaviest("assets/manifest-*.js"),
    "blog HTML": weigh("blog/index.html"),
    "blog data": data("blog/index.html"),
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
