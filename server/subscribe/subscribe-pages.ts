import type { SubscribeErrors } from "#forms/subscribe-form.ts";
import { loadAnswers } from "#server/blog/answers.ts";
import { readTemplate } from "#server/files/template.ts";
import type { FormPages } from "#server/forms/form-answers.ts";

type Typed = Record<string, unknown>;

/** Fills the template with the site's own form (docs/decisions/0007). Throws when the build lacks a part of it. */
export async function subscribePages(build: string): Promise<FormPages> {
  const { html: template, hashes } = readTemplate(build, "/subscribe/problem");
  const { renderSubscribeForm } = await loadAnswers(build);
  const fill = (typed: Typed, errors: SubscribeErrors, failed: boolean) =>
    template.replace("@@form@@", () =>
      renderSubscribeForm(onlyTexts(typed), errors, failed),
    );
  return {
    problem: (typed, errors) => fill(typed, errors, false),
    failure: (typed) => fill(typed, {}, true),
    // It says to try again or write, which is all there is to say then too.
    busy: (typed) => fill(typed, {}, true),
    // Nothing that a form of two fields can hold: it was not read.
    tooLarge: () => fill({}, {}, true),
    hashes,
  };
}

function onlyTexts(typed: Typed) {
  return Object.fromEntries(
    Object.entries(typed).filter(([, value]) => typeof value === "string"),
  );
}
