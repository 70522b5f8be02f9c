import { createHash } from "node:crypto";
import {
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { minifySync } from "vite";
import type { HydrationData } from "#app/boot/hydration-data.ts";
import { subscriptionPages } from "#content/subscription.ts";
import { templateFile } from "#server/files/template.ts";
import { onboardingPage } from "#server/onboarding/onboarding-page.ts";
import { shownStyles, stylesWithoutFonts } from "./page-styles.ts";
import { inlineHashes, type PolicyHashes } from "./policy-hashes.ts";

/**
 * Finishes what React Router wrote: moves style sheets into the pages (measured: first paint 63 ms sooner
 * than as a file), minifies the inline script, and notes beside the folder the hashes of all that is inline.
 */
export async function finishPages(folder: string): Promise<void> {
  rmSync(`${folder}/__spa-fallback.html`, { force: true });
  rmSync(`${folder}/.vite`, { recursive: true, force: true });
  flattenPages(folder);

  const boot = readFileSync("app/boot/boot.js", "utf8");
  const bootMinified = minifySync("boot.js", boot).code.trim();
  const styleSheet = styleSheets(folder);
  const pages = globSync(`${folder}/**/*.html`);
  const siteStyles = writeSiteStyles(folder, pages, styleSheet);
  const startModule = startModules(folder);
  const hashes: PolicyHashes = {};

  for (const page of pages) {
    const html = inlineStyles(
      readFileSync(page, "utf8"),
      page.slice(folder.length),
      styleSheet,
      siteStyles,
    );
    const finished = moveData(html, siteStyles, startModule, folder)
      .replace(boot, () => bootMinified)
      // The router knows every route from the start: it looks for no more by this.
      .replaceAll(' data-discover="true"', "")
      // 70 bytes of the home page's first flight, compressed (tests/e2e/weight).
      .replace(/ class="([\w-]+)"(?=[ >])/g, " class=$1");
    writeFileSync(page, finished);
    hashes[page.slice(folder.length)] = inlineHashes(finished);
  }
  writeFileSync(
    `${dirname(folder)}/policy-hashes.json`,
    JSON.stringify(hashes),
  );
  moveTemplates(folder);
}

const styleLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;

const linked = (html: string) =>
  [...html.matchAll(styleLink)].map(([, href = ""]) => href);

/**
 * Writes the styles of all pages into one file, which the router is told of in place of each page's own: a move waits
 * for no styles (measured: seven files held one up by 60 ms). Returns its address.
 */
function writeSiteStyles(
  folder: string,
  pages: readonly string[],
  styleSheet: (href: string) => string,
): string {
  const all = pages.flatMap((page) => linked(readFileSync(page, "utf8")));
  const css = stylesWithoutFonts([...new Set(all)].map(styleSheet).join(""));
  const address = writeHashed(folder, "site.css", css);
  for (const file of globSync(`${folder}/assets/manifest-*.js`)) {
    const manifest = readFileSync(file, "utf8")
      .replace(/"css":\[[^\]]*\]/g, '"css":[]')
      .replace(/("root":\{.*?"css":\[)/, `$1"${address}"`);
    writeFileSync(file, manifest);
  }
  return address;
}

/**
 * Replaces the links of style sheets by one <style> with the rules that the page shows. The others come with all
 * styles of the site: start-react.js adds them, or the page itself where there are no scripts. A page that the server
 * fills in has all of its own.
 */
function inlineStyles(
  html: string,
  path: string,
  styleSheet: (href: string) => string,
  siteStyles: string,
): string {
  const css = linked(html).map(styleSheet).join("");
  const shown = isFilled(path) ? css : shownStyles(css, html);
  const others = isFilled(path)
    ? ""
    : `<noscript><link rel="stylesheet" href="${siteStyles}"/></noscript>`;
  return html.replace(
    /(<link rel="stylesheet" href="[^"]+"\/>)+/,
    () => `<style>${shown}</style>${others}`,
  );
}

/**
 * Moves what starts React into a file that boot.js fetches then, the loaders' data, which stand in the page a second
 * time, among it: the first paint does not wait for them.
 */
function moveData(
  html: string,
  styles: string,
  startModule: (source: string) => string,
  folder: string,
): string {
  return html.replace(
    hydration,
    (_, open: string, json: string, close: string) => {
      const { startReact, ...data } = JSON.parse(json) as HydrationData;
      const file = writeHashed(
        folder,
        "page.json",
        JSON.stringify({ ...data, styles }),
      );
      return open + JSON.stringify([startModule(startReact), file]) + close;
    },
  );
}

/** Writes an asset under a name that tells its content, and returns its address. */
function writeHashed(folder: string, name: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const address = `/assets/${name.replace(".", `-${hash}.`)}`;
  writeFileSync(`${folder}${address}`, content);
  return address;
}

/** Pages that are there for the server to fill in, and at no address of their own. */
export const templatePages = [
  "/contact/problem",
  "/contact/reference",
  "/customer-service/certificate-request/problem",
  "/customer-service/certificate-request/reference",
  "/customer-service/claims/problem",
  "/customer-service/claims/reference",
  "/subscribe/problem",
  ...Object.keys(subscriptionPages),
];

const filledPages = [
  ...templatePages,
  "/onboarding",
  "/blog/search",
  "/coverage-finder",
];

/** Whether the server fills a page in: what it will show is not in it yet. */
const isFilled = (path: string) =>
  filledPages.some((page) => path === `${page}.html`);

const hydration =
  /(<script type="application\/json" id="hydration">)(.*?)(<\/script>)/s;

/** /about/index.html becomes /about.html: one file, one address, no slash at its end. */
function flattenPages(folder: string) {
  for (const page of globSync(`${folder}/*/**/index.html`)) {
    renameSync(page, `${dirname(page)}.html`);
    if (readdirSync(dirname(page)).length === 0) rmdirSync(dirname(page));
  }
}

/** Pages that the server fills in before it sends them are no files of the site. */
function moveTemplates(folder: string) {
  const templates = `${dirname(folder)}/templates`;
  mkdirSync(templates, { recursive: true });
  for (const page of templatePages) {
    const file = `${folder}${page}.html`;
    writeFileSync(`${dirname(folder)}/${templateFile(page)}`, plainPage(file));
    rmSync(file);
  }

  const onboarding = `${folder}/onboarding.html`;
  writeFileSync(`${templates}/onboarding.html`, plainPage(onboarding));
  // The address of its own that this one has shows no progress where only files are served.
  const atStart = onboardingPage(`${templates}/onboarding.html`)(0);
  writeFileSync(onboarding, atStart);
}

/** What the server fills in React does not know: such a page stays plain HTML. */
function plainPage(file: string): string {
  return readFileSync(file, "utf8").replace(hydration, "");
}

/** Writes start-react.js, which is the same for all pages, once. */
function startModules(folder: string) {
  let address: string | undefined;
  return (source: string) => {
    address ??= writeHashed(
      folder,
      "start-react.js",
      minifySync("start-react.js", source, { module: true }).code.trim(),
    );
    return address;
  };
}

function styleSheets(folder: string) {
  const read = new Map<string, string>();
  return (href: string) => {
    const css =
      read.get(href) ?? readFileSync(`${folder}${href}`, "utf8").trim();
    read.set(href, css);
    return css;
  };
}
