import { expect, test } from "vitest";
import { newsletters } from "#content/newsletters.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import { issueMail } from "#server/newsletter/issue-mail.ts";
import { inScheme, issuePreview } from "./issue-preview.ts";

test("shows the mail that subscribers get, light, dark and as text", async () => {
  const [issue] = Object.values(newsletters);
  const { sender } = usualMailing;
  const title = 'Flood & <b>"wind"</b>';
  const mail = issueMail(
    { ...issue!, title },
    sender,
    `${sender.publicOrigin}/blog`,
  );
  const page = await issuePreview({ ...issue!, title }, sender).text();
  const shown = [...page.matchAll(/srcdoc="([^"]*)"/g)].map(([, html]) =>
    unescaped(html!),
  );
  expect(shown).toEqual([
    inScheme(mail.html, "light"),
    inScheme(mail.html, "dark"),
  ]);
  // Otherwise both look like the reader's system.
  expect(shown.join()).not.toMatch(/prefers-color-scheme|light dark/);
  const [, text] = /<pre>([^]*)<\/pre>/.exec(page) ?? [];
  expect(unescaped(text!)).toBe(mail.body);
});

const unescaped = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
