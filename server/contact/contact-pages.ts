import type { FieldErrors } from "#forms/contact-form.ts";
import { escapeHtml, readTemplate } from "#server/files/template.ts";
import type { FormPages } from "#server/forms/form-answers.ts";

const fields = ["name", "email", "phone", "message"] as const;

/**
 * Fills the template that the site's own form component wrote at build time (pages/contact-answer). In it stands
 * `@@name@@` for what was typed, `@@name-error@@` for a field's error and `@@alert@@` for a word on the whole.
 */
export function contactPages(build: string): FormPages {
  const { html: template, hashes } = readTemplate(build, "/contact/problem");
  const alert = (text: string, typed: Record<string, unknown> = {}) =>
    fill(template, typed, {}, text);
  return {
    problem: (typed, errors) => fill(template, typed, errors, ""),
    failure: (typed) =>
      alert("Your message was not successfully sent. Please try again.", typed),
    busy: (typed) =>
      alert(
        "We have had too many messages just now, and yours was not sent. Please try again in a few minutes, or call or write to us.",
        typed,
      ),
    tooLarge: () =>
      alert("Your message is too large. Please go back and shorten it."),
    hashes,
  };
}

function fill(
  template: string,
  typed: Record<string, unknown>,
  errors: FieldErrors,
  alert: string,
): string {
  let page = template;
  if (typed.audience === "lender") page = chooseLender(page);
  if (Object.keys(errors).length === 0) page = withoutSummary(page);
  const words: Record<string, unknown> = { alert };
  for (const name of fields) {
    if (!errors[name]) page = withoutError(page, name);
    words[name] = typed[name];
    words[`${name}-error`] = errors[name];
  }
  // In one go and last: what was typed may itself look like a place or like an error's mark.
  return page.replace(/@@([a-z-]+)@@/g, (_, place: string) =>
    escapeHtml(asText(words[place])),
  );
}

function chooseLender(page: string) {
  return page
    .replace(
      /(<input type="radio"[^>]*?) checked=""([^>]*value="customer"[^>]*>)/,
      "$1$2",
    )
    .replace(/(<input type="radio"[^>]*value="lender")/, '$1 checked=""');
}

function withoutSummary(page: string) {
  return page.replace(
    /<div[^>]*aria-labelledby="problem-title".*?<\/ul>\s*<\/div>\s*<\/div>/s,
    "",
  );
}

function withoutError(page: string, name: string) {
  return page
    .replace(
      new RegExp(`<li>\\s*<a href="#${name}"[^>]*>[^<]*</a>\\s*</li>`),
      "",
    )
    .replace(new RegExp(`<p id="${name}-error"[^>]*>[^<]*</p>`), "")
    .replace(new RegExp(` ?${name}-error(?=")`), "")
    .replace(' aria-describedby=""', "")
    .replace(
      new RegExp(
        `(<(?:input|textarea)[^>]*id="${name}"[^>]*?) aria-invalid="true"`,
      ),
      "$1",
    );
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");
