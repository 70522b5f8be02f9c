import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { site } from "#content/site.ts";
import { fillIn, filledIn } from "#words/fill-in.ts";
import { timeToWait } from "#forms/time-to-wait.ts";
import { contentSecurityPolicy } from "#app/document/policy.ts";
import { wordsFor } from "./server-words.ts";

const style =
  ":root{color-scheme:light dark}body{max-width:36rem;margin:4rem auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}li{margin-block:.5rem}";

let refused: Promise<unknown> = Promise.resolve();

/**
 * Answers with a small page in place of one that is not rendered now. One per millisecond, because clients that retry
 * at once would keep the thread busy with refusals.
 */
export async function sendBusyPage(
  context: Context,
  status: 429 | 503,
  seconds: number,
) {
  refused = refused.then(() => pause(1));
  await refused;
  const serverWords = wordsFor(context);
  const busy = pages.get(serverWords.language) ?? busyPage(serverWords);
  pages.set(serverWords.language, busy);
  // Not compressed either: sending something this small as is costs less.
  context.header("Retry-After", String(seconds));
  context.header("Cache-Control", "no-store, no-transform");
  context.header("Content-Security-Policy", busy.policy);
  const time = timeToWait(seconds, serverWords.times);
  return context.html(fillIn(busy.page, { time }), status);
}

type Busy = ReturnType<typeof busyPage>;

const pages = new Map<string | undefined, Busy>();

/** Plain and small, fetches nothing else, and links only to files. */
function busyPage({
  language = "en-US",
  busyPage: words,
  menus,
  paths,
}: ReturnType<typeof wordsFor>) {
  const { phone, email } = site;
  const home = { label: words.home, path: "/", lang: language };
  const links = [home, ...menus]
    .filter(({ path }) => path.startsWith("/"))
    .map(
      ({ label, path, lang = language }) =>
        html`<li>
          <a href="${paths[path] ?? path}" lang="${lang}">${label}</a>
        </li>`,
    );
  const contact = filledIn<unknown>(words.contact, {
    phone: html`<a href="tel:${phone.e164}">${phone.display}</a>`,
    email: html`<a href="mailto:${email}">${email}</a>`,
  });
  const page = html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${words.title}</title>
      ${raw(`<style>${style}</style>`)}
      <main>
        <h1>${words.heading}</h1>
        <p>${words.text}</p>
        <ul>
          ${links}
        </ul>
        <p>${contact}</p>
      </main>
    </html>`;
  const policy = contentSecurityPolicy({ scripts: [], styles: [style] });
  return { page: page.toString(), policy };
}
