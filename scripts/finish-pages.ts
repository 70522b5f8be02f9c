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
import { onboardingPage } from "#server/onboarding/onboarding-page.ts";

/** For each page: the hashes that its content security policy must name. */
export type PolicyHashes = Record<
  string,
  { scripts: string[]; styles: string[] }
>;

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
  const hashes: PolicyHashes = {};

  for (const page of globSync(`${folder}/**/*.html`)) {
    const html = withoutState(readFileSync(page, "utf8"), folder)
      .replace(boot, () => bootMinified)
      // React expects its <link> when it hydrates; disabled, the browser does not fetch it.
      .replace(/(<link rel="stylesheet" href="[^"]+"\/>)+/, (links) =>
        inlineStyles(links, styleSheet),
      );
    writeFileSync(page, html);
    hashes[page.slice(folder.length)] = {
      scripts: inline(html, /<script>(.*?)<\/script>/gs),
      styles: inline(html, /<style>(.*?)<\/style>/gs),
    };
  }
  writeFileSync(
    `${dirname(folder)}/policy-hashes.json`,
    JSON.stringify(hashes),
  );
  moveTemplates(folder);
}

const styleLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** One <style> with all of them, and the links that React expects. */
function inlineStyles(
  links: string,
  styleSheet: (href: string) => string,
): string {
  const css = [...links.matchAll(styleLink)]
    .map(([, href = ""]) => styleSheet(href))
    .join("");
  return `<style>${css}</style>${links.replaceAll("/>", " disabled/>")}`;
}

/**
 * Moves the loaders' data, which stands in the page a second time for React, into a file of its own that boot.js
 * fetches when it starts React: the first paint does not wait for it.
 */
function withoutState(html: string, folder: string): string {
  return html.replace(
    hydration,
    (_, open: string, json: string, close: string) => {
      const data = JSON.parse(json) as { state: string };
      const hash = createHash("sha256")
        .update(data.state)
        .digest("hex")
        .slice(0, 8);
      writeFileSync(`${folder}/assets/state-${hash}.txt`, data.state);
      return (
        open +
        JSON.stringify({ ...data, state: `/assets/state-${hash}.txt` }) +
        close
      );
    },
  );
}

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
  for (const form of ["contact", "subscribe"]) {
    const problem = `${folder}/${form}/problem.html`;
    writeFileSync(`${templates}/${form}-problem.html`, plainPage(problem));
    rmSync(problem);
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

function styleSheets(folder: string) {
  const read = new Map<string, string>();
  return (href: string) => {
    const css =
      read.get(href) ?? readFileSync(`${folder}${href}`, "utf8").trim();
    read.set(href, css);
    return css;
  };
}

function inline(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, content = ""]) =>
      `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
  );
}
