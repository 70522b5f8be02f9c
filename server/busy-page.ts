import { createHash } from "node:crypto";
import {
  drawerMenu,
  drawerShortcuts,
  type MenuItem,
} from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { escapeHtml, type Template } from "./files/template.ts";

const style =
  ":root{color-scheme:light dark}body{max-width:36rem;margin:4rem auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}li{margin-block:.5rem}";

const home = { label: "Home", path: "/" };
const sections = [home, ...drawerMenu, ...drawerShortcuts].filter(
  ({ isExternal }: MenuItem) => !isExternal,
);

/**
 * What stands in place of a page that is not computed now. It is plain and small, needs nothing else to be fetched,
 * and leads to what is a file.
 */
export function busyPage(): Template {
  const { name, phone, email } = site;
  const links = sections.map(
    ({ label, path }) => `<li><a href="${path}">${escapeHtml(label)}</a></li>`,
  );
  const html = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Too many requests just now | ${escapeHtml(name)}</title>
<style>${style}</style>
<main>
<h1>One moment, please</h1>
<p>So many pages are asked for just now that we could not put this one together. Please wait a minute and load it again. All forms and the rest of the site work as usual:</p>
<ul>${links.join("")}</ul>
<p>Or call <a href="tel:${phone.e164}">${phone.display}</a>, or write to <a href="mailto:${email}">${escapeHtml(email)}</a>.</p>
</main>
</html>
`;
  const hash = createHash("sha256").update(style).digest("base64");
  return { html, hashes: { scripts: [], styles: [`'sha256-${hash}'`] } };
}
