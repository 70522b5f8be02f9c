import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { checkFile } from "#app/content/check.ts";
import { noticeSchema, type Notice } from "#app/content/notice-schema.ts";
import { policyHashes, templateFile } from "#server/files/template.ts";
import { noticeParts, withNotice } from "./notice-parts.ts";
import { inlineHashes, type PolicyHashes } from "./policy-hashes.ts";

/** What a built site needs besides its pages, for the server to read it. */
const others = [
  "answers",
  "client/blog/search-index.json",
  "pictures-version.txt",
];

/**
 * Writes every page of a build once more, with the notice on top, into `with-notice` of the build, for the server to
 * send inside the notice's dates (docs/decisions/0019). Returns that folder; writes nothing and returns undefined
 * where the notice is off or over. Throws and names the field where the notice is wrong.
 */
export function buildNotice(
  build: string,
  content: unknown,
  now: Date,
): string | undefined {
  const notice = checkFile("content/notice.ts", noticeSchema, content);
  mustLeadToAPage(build, notice);
  const { isOn, from, until } = notice;
  if (!isOn || Date.parse(until) <= now.getTime()) return undefined;

  const folder = `${build}/with-notice`;
  writeTree(`${folder}/notice.json`, JSON.stringify({ from, until }));
  for (const path of others)
    cpSync(`${build}/${path}`, `${folder}/${path}`, { recursive: true });
  writePages(build, folder, notice);
  return folder;
}

function writePages(build: string, folder: string, notice: Notice) {
  const parts = noticeParts(notice);
  const hashes: PolicyHashes = {};
  for (const page of Object.keys(policyHashes(build))) {
    const path = page.replace(/\.html$/, "");
    // Some have both: the file is the template as nobody filled it in.
    for (const file of [`client${page}`, templateFile(path)]) {
      if (!existsSync(`${build}/${file}`)) continue;
      const html = readFileSync(`${build}/${file}`, "utf8");
      const noticed = withNotice(html, parts);
      writeTree(`${folder}/${file}`, noticed);
      hashes[page] = inlineHashes(noticed);
    }
  }
  writeTree(`${folder}/policy-hashes.json`, JSON.stringify(hashes));
}

function mustLeadToAPage(build: string, { link: { to } }: Notice) {
  if (!to.startsWith("/")) return;
  const { pathname } = new URL(to, "http://localhost");
  const page = pathname === "/" ? "/index" : pathname;
  if (!existsSync(`${build}/client${page}.html`))
    throw new Error(`content/notice.ts: link.to: there is no page ${to}`);
}

function writeTree(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
