import type { Issue } from "#content/newsletters.ts";
import { issueMail } from "#server/newsletter/issue-mail.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { escaped } from "#words/escaped.ts";

/** An issue of the newsletter as subscribers get it: on a phone, light and dark, and as plain text. */
export function issuePreview(issue: Issue, sender: Sender): Response {
  const { subject, body, html } = issueMail(
    issue,
    sender,
    `${sender.publicOrigin}/blog`,
  );
  const phone = (scheme: "light" | "dark") =>
    `<figure><figcaption>On a phone, ${scheme}</figcaption><iframe title="The email, ${scheme}" srcdoc="${escaped(inScheme(html, scheme))}"></iframe></figure>`;
  return new Response(
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title>
<style>
  body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #101a3a; background: #edf2fa }
  main { display: flex; flex-wrap: wrap; gap: 1.5rem }
  figure { margin: 0 }
  iframe { display: block; inline-size: 320px; block-size: 42rem; border: 1px solid #6f7b9c }
  pre { box-sizing: border-box; inline-size: 40rem; max-inline-size: calc(100vw - 2rem); margin: 0; padding: 1rem; border: 1px solid #6f7b9c; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere }
</style></head>
<body><h1>${escaped(subject)}</h1>
<p><a href="/newsletter/${issue.day}">The same as a page</a></p>
<main>${phone("light")}${phone("dark")}
<figure><figcaption>As plain text</figcaption><pre>${escaped(body)}</pre></figure></main></body></html>
`,
    { headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}

/** As in a program with this color scheme: Chromium gives a frame the scheme of the system. */
const inScheme = (html: string, scheme: "light" | "dark") =>
  html
    .replaceAll("light dark", scheme)
    .replace(
      "(prefers-color-scheme:dark)",
      scheme === "dark" ? "all" : "not all",
    );
