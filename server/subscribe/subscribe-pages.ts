import { readFileSync } from "node:fs";
import type { SubscribeErrors } from "#forms/subscribe-form.ts";
import { loadAnswers } from "#server/blog/answers.ts";
import type { InlineHashes } from "#server/files/security-headers.ts";
import type { FormPages } from "#server/forms/form-answers.ts";

type Typed = Record<string, unknown>;

/** Fills the template with the site's own form (docs/decisions/0007). Throws when the build lacks a part of it. */
export async function subscribePages(build: string): Promise<FormPages> {
  const file = `${build}/templates/subscribe-problem.html`;
  const template = readFileSync(file, "utf8");
  const hashes = JSON.parse(
    readFileSync(`${build}/policy-hashes.json`, "utf8"),
  ) as Record<string, InlineHashes>;
  const own = hashes["/subscribe/problem.html"];
  if (!own)
    throw new Error(`${build}/policy-hashes.json lacks the form's page`);
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
    hashes: own,
  };
}

function onlyTexts(typed: Typed) {
  return Object.fromEntries(
    Object.entries(typed).filter(([, value]) => typeof value === "string"),
  );
}
