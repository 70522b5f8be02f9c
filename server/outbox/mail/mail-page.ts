import * as colors from "#content/colors.ts";
import { escaped } from "#words/escaped.ts";
import { firstLanguage } from "#words/first-language.ts";

/** A part of a mail: a title, a sentence, links below it, or fields with what was filled in. */
export type MailPart = {
  title?: string;
  words?: string;
  links?: readonly { label: string; to: string }[];
  fields?: readonly MailField[];
};

type MailField = {
  label: string;
  text: string;
  /** Set apart and indented, so that nothing in it can pass for a line of ours. */
  isLong?: boolean;
};

/** The same mail as plain text and as a simple page, which needs no pictures, loads nothing and can be dark. */
export function mailPage(
  title: string,
  parts: readonly MailPart[],
  language: string = firstLanguage,
): { body: string; html: string } {
  return {
    body: `${parts.map(textOf).join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>
<style>${darkStyles}</style></head>
<body style="margin:0;padding:16px;font:16px/1.5 Arial,sans-serif;color:${colors.text[0]};background:${colors.page[0]}"><div style="max-width:640px">
${parts.map(htmlOf).join("\n")}
</div></body></html>
`,
  };
}

// Programs that know no style sheets show the colors of the style attributes, which these replace.
const darkStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{color:${colors.text[1]}!important;background:${colors.page[1]}!important}a{color:${colors.onBrand[1]}!important;background:${colors.brand[1]}!important}}`;

function textOf({ title, words, links = [], fields = [] }: MailPart) {
  return [
    ...(title === undefined ? [] : [title]),
    ...(words === undefined ? [] : [words]),
    ...links.map(({ label, to }) => `${label}:\n${to}`),
    ...fields.map(({ label, text, isLong }) =>
      isLong
        ? `${label}:\n${text.replaceAll(/^/gm, "  ")}`
        : `${label}: ${text}`,
    ),
  ].join("\n");
}

const styles = {
  title: "margin:24px 0 0;font-size:18px",
  table: "width:100%;border-collapse:collapse",
  link: `display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border-radius:6px;background:${colors.brand[0]};color:${colors.onBrand[0]};text-decoration:none`,
  label:
    "width:180px;padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:bold",
  text: "padding:4px 0;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere",
};

function htmlOf({ title, words, links, fields }: MailPart): string {
  const html: string[] = [];
  if (title !== undefined)
    html.push(`<h2 style="${styles.title}">${escaped(title)}</h2>`);
  if (words !== undefined) html.push(`<p>${escaped(words)}</p>`);
  if (links) {
    const all = links.map(
      ({ label, to }) =>
        `<a href="${escaped(to)}" style="${styles.link}">${escaped(label)}</a>`,
    );
    html.push(`<p>${all.join("\n")}</p>`);
  }
  if (fields) {
    const rows = fields.map(
      ({ label, text }) =>
        `<tr><th scope="row" style="${styles.label}">${escaped(label)}</th><td style="${styles.text}">${escaped(text)}</td></tr>`,
    );
    html.push(`<table style="${styles.table}">\n${rows.join("\n")}\n</table>`);
  }
  return html.join("\n");
}
