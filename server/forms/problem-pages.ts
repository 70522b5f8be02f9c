import { escapeHtml, readTemplate } from "#server/files/template.ts";
import type { Errors, FormPages, Values } from "./form-answers.ts";

/** What the page says above the form when nothing in it is wrong. */
type Alerts = {
  failure: string;
  busy: string;
  tooLarge: string;
};

/**
 * Fills the template that a form's own component wrote at build time, such as pages/contact-answer. In it stands
 * `@@name@@` for what was typed into a field of that name, `@@name-error@@` for its error and `@@alert@@` for a word
 * on the whole. Every field is shown there with its error; those of right ones are taken out. Boxes, radio buttons and
 * the options of a list are chosen by their values. Throws when the build lacks the template.
 */
export function problemPages(
  build: string,
  path: string,
  fields: readonly string[],
  alerts: Alerts,
): FormPages {
  const { html: template, hashes } = readTemplate(build, path);
  const page = (alert: string, typed: Values, errors: Errors = {}) =>
    fill({ template, fields, alert, typed, errors });
  return {
    problem: (typed, errors) => page("", typed, errors),
    failure: (typed) => page(alerts.failure, typed),
    busy: (typed) => page(alerts.busy, typed),
    // What was too large was not read.
    tooLarge: () => page(alerts.tooLarge, {}),
    hashes,
  };
}

type Filling = {
  template: string;
  fields: readonly string[];
  alert: string;
  typed: Values;
  errors: Errors;
};

function fill({ template, fields, alert, typed, errors }: Filling): string {
  let page = template;
  if (Object.keys(errors).length === 0) page = withoutSummary(page);
  const words: Values = { alert };
  for (const name of fields) {
    if (typed[name]) page = choose(page, name, typed[name]);
    if (!errors[name]) page = withoutError(page, name);
    words[name] = typed[name];
    words[`${name}-error`] = errors[name];
  }
  // In one go and last: what was typed may itself look like a place or like an error's mark.
  return page.replace(/@@([\w-]+)@@/g, (_, place: string) =>
    escapeHtml(asText(words[place])),
  );
}

/** Ticks the box or radio button of that value, or chooses its option, and no other of the name. */
function choose(page: string, name: string, value: unknown): string {
  const mark = (tag: string, attribute: string) => {
    const bare = tag.replace(` ${attribute}=""`, "");
    const isChosen = valueOf(tag) === value;
    return isChosen ? bare.replace(/\s*\/?>$/, ` ${attribute}=""$&`) : bare;
  };
  const isNamed = ` name="${name}"`;
  return page
    .replace(/<input [^>]*type="(?:radio|checkbox)"[^>]*>/g, (tag) =>
      tag.includes(isNamed) ? mark(tag, "checked") : tag,
    )
    .replace(/<select [^>]*>.*?<\/select>/gs, (list) =>
      list.slice(0, list.indexOf(">")).includes(isNamed)
        ? list.replace(/<option[^>]*>/g, (tag) => mark(tag, "selected"))
        : list,
    );
}

/** A box without a value sends "on". */
const valueOf = (tag: string) => / value="([^"]*)"/.exec(tag)?.[1] ?? "on";

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
    .replace(new RegExp(` ?\\b${name}-error(?=["\\s])`, "g"), "")
    .replaceAll(' aria-describedby=""', "")
    .replace(
      new RegExp(
        `(<(?:input|textarea|select|fieldset)[^>]*id="${name}"[^>]*?) aria-invalid="true"`,
      ),
      "$1",
    );
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");
