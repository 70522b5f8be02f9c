import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PageData } from "#app/boot/hydration-data.ts";
import { finishPages, templatePages } from "./finish-pages.ts";
import type { PolicyHashes } from "./policy-hashes.ts";

const boot = readFileSync("app/boot/boot.js", "utf8");
const tokens = ':root{--a:"$&"}';
const home = "a{color:red}";
const unseen = ".unseen{color:red}";
const data = `<script type="application/json" id="hydration">${JSON.stringify({ state: "</script>" }).replaceAll("<", "\\u003c")}</script>`;
const knowledge = `<script type="application/ld+json">{"@type":"WebSite"}</script>`;
const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
const links = link("/assets/root.css") + link("/assets/home.css");

const page = (words: string, styles = links) =>
  `<!DOCTYPE html><html><head>${styles}<script>${boot}</script>${knowledge}</head><body>${words}${data}</body></html>`;

const manifest = (css: Record<"root" | "home", string[]>) =>
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: "/assets/entry.js", css: [] },
    routes: {
      root: { id: "root", css: css.root },
      home: { id: "home", css: css.home },
    },
  })}`;

let build: string;
const file = (path: string) => join(build, path);
const read = (path: string) => readFileSync(file(path), "utf8");
const write = (path: string, content: string) => {
  mkdirSync(dirname(file(path)), { recursive: true });
  writeFileSync(file(path), content);
};
const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

const hydration = (path: string) => {
  const [, json = ""] = /id="hydration">(.*?)<\/script>/.exec(read(path)) ?? [];
  return JSON.parse(json) as [start: string, data: string];
};
const startData = (path: string) =>
  JSON.parse(read(`client${hydration(path)[1]}`)) as PageData;

beforeEach(async () => {
  build = mkdtempSync(join(tmpdir(), "sabine-ridge-pages-"));
  write("client/index.html", page("home"));
  write("client/about/index.html", page("about", link("/assets/root.css")));
  write("client/industry/index.html", page("industry"));
  write("client/industry/energy-insurance/index.html", page("energy"));
  for (const path of templatePages)
    write(`client${path}/index.html`, page(path));
  write(
    "client/contact/problem/index.html",
    page("@@name@@", links + link("/assets/later.css")),
  );
  write("client/careers/index.html", page("", link("/assets/later.css")));
  write("client/subscribe/problem/index.html", page("@@form@@"));
  write("client/onboarding/index.html", page("onboarding"));
  write("client/404/index.html", page("not found"));
  write("client/__spa-fallback.html", page("fallback"));
  write("client/.vite/manifest.json", "{}");
  write("client/assets/root.css", `${tokens}\n`);
  write("client/assets/home.css", `${home}\n`);
  write("client/assets/later.css", unseen);
  write(
    "client/assets/manifest-1.js",
    manifest({ root: ["/assets/root.css"], home: ["/assets/home.css"] }),
  );
  await finishPages(file("client"));
});
afterEach(() => rmSync(build, { recursive: true, force: true }));

test("each page is one file at its address", () => {
  for (const path of [
    "index.html",
    "about.html",
    "industry.html",
    "industry/energy-insurance.html",
    "404.html",
  ])
    expect(existsSync(file(`client/${path}`)), path).toBe(true);
  for (const path of [
    "about/index.html",
    "industry/index.html",
    "__spa-fallback.html",
    ".vite",
  ])
    expect(existsSync(file(`client/${path}`)), path).toBe(false);
});

test("a page's style sheets stand in it in their order, in place of their links", () => {
  const html = read("client/index.html");
  expect(html).toContain(`<head><style>${tokens}${home}</style><noscript>`);
  expect(read("client/about.html")).toContain(`<style>${tokens}</style>`);
});

test("styles that a page does not show are in one file for all pages, for those without scripts too", () => {
  const { styles } = startData("client/careers.html");
  expect(read(`client${styles}`)).toContain(unseen);
  expect(startData("client/index.html").styles).toBe(styles);
  expect(read("client/careers.html")).toContain(
    `<style></style><noscript><link rel="stylesheet" href="${styles}"/></noscript>`,
  );
});

test("the router knows of no styles but all of the site's", () => {
  const { styles } = startData("client/index.html");
  expect(read("client/assets/manifest-1.js")).toBe(
    manifest({ root: [styles], home: [] }),
  );
});

test("the boot script is minified, the same on every page, and still sets the theme", () => {
  const [, inline = ""] =
    /<script>([^]*?)<\/script>/.exec(read("client/index.html")) ?? [];
  expect(inline.length).toBeLessThan(boot.length * 0.7);
  expect(inline).not.toContain("//");
  expect(read("client/about.html")).toContain(`<script>${inline}</script>`);

  const root = { dataset: {} as Record<string, string> };
  const nothing = () => {};
  new Function(
    "document",
    "localStorage",
    "addEventListener",
    "HTMLButtonElement",
    "location",
    inline,
  )({ documentElement: root }, { getItem: () => "dark" }, nothing, Object, {});
  expect(root.dataset.theme).toBe("dark");
});

test("what starts React moves to files that the page names; other data blocks stay", () => {
  const html = read("client/index.html");
  const [start] = hydration("client/index.html");
  expect(start).toMatch(/^\/assets\/start-react-[0-9a-f]{8}\.js$/);
  expect(read(`client${start}`)).toMatch(/export\s*\{.* as loadReact/);
  expect(startData("client/index.html").state).toBe("</script>");
  expect(html).toContain(knowledge);
});

test("the hashes are what a browser computes of every inline script and style", () => {
  const hashes = JSON.parse(read("policy-hashes.json")) as PolicyHashes;
  expect(Object.keys(hashes).toSorted()).toEqual(
    [
      "/404.html",
      "/about.html",
      "/careers.html",
      "/index.html",
      "/industry.html",
      "/industry/energy-insurance.html",
      "/onboarding.html",
      ...templatePages.map((path) => `${path}.html`),
    ].toSorted(),
  );
  for (const [path, { scripts, styles }] of Object.entries(hashes)) {
    const template = `templates/${path.slice(1).replaceAll("/", "-")}`;
    const own = `client${path}`;
    const html = read(existsSync(file(own)) ? own : template);
    const inline = (tag: string) =>
      html
        .split(`<${tag}>`)
        .slice(1)
        .map((rest) => hash(rest.slice(0, rest.indexOf(`</${tag}>`))));
    expect(scripts).toEqual(inline("script"));
    expect(styles).toEqual(inline("style"));
    expect(scripts).toHaveLength(1);
    expect(styles).toHaveLength(1);
  }
});

test("a page that the server fills in is no file of the site, and starts no React", () => {
  expect(existsSync(file("client/contact/problem.html"))).toBe(false);
  const template = read("templates/contact-problem.html");
  expect(template).toContain("@@name@@");
  expect(template).toContain("<style>");
  expect(template).toContain(knowledge);
  expect(template).not.toContain('id="hydration"');
  expect(template).toContain(unseen);
});
