import type { Context } from "hono";
import { html, raw } from "hono/html";
import { navigation } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { busyPage as words } from "#content/ui/busy-page.ts";
import { retryTimes } from "#content/ui/retry-times.ts";
import { fillIn, filledIn } from "#words/fill-in.ts";
import { timeToWait } from "#forms/time-to-wait.ts";
import { contentSecurityPolicy } from "#app/document/policy.ts";

const style =
  ":root{color-scheme:light dark}body{max-width:36rem;margin:4rem auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}li{margin-block:.5rem}";

const home = { label: words.home, path: "/" };
const sections = [home, ...navigation.drawer, ...navigation.shortcuts].filter(
  ({ path }) => path.startsWith("/"),
);

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
  refused = refused.then(
    () => new Promise((resolve) => setTimeout(resolve, 1)),
  );
  await refused;
  busy ??= busyPage();
  // Not compressed either: sending something this small as is costs less.
  context.header("Retry-After", String(seconds));
  context.header("Cache-Control", "no-store, no-transform");
  context.header("Content-Security-Policy", busy.policy);
  const time = timeToWait(seconds, retryTimes);
  return context.html(fillIn(busy.page, { time }), status);
}

let busy: ReturnType<typeof busyPage> | undefined;

/** Plain and small, fetches nothing else, and links only to files. */
function busyPage() {
  const { phone, email } = site;
  const links = sections.map(
    ({ label, path }) => html`<li><a href="${path}">${label}</a></li>`,
  );
  const contact = filledIn<unknown>(words.contact, {
    phone: html`<a href="tel:${phone.e164}">${phone.display}</a>`,
    email: html`<a href="mailto:${email}">${email}</a>`,
  });
  const page = html`<!doctype html>
    <html lang="en-US">
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
