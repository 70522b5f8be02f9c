import { fillIn } from "#words/fill-in.ts";
import type { leadAlerts } from "#content/ui/lead-alerts.ts";
import {
  fieldNames,
  takesFile,
  type FormDefinition,
} from "#forms/define-form.ts";
import { figures } from "#forms/typed-text.ts";
import type { SendPage } from "#server/http/send-page.ts";
import type { FormPage } from "./form-answers.ts";
import { inEnglish, type FormAnswerWords } from "./form-language.ts";

/** The page of a form, as the answer to a post without scripts. */
export const formPage = (
  form: FormDefinition,
  sendPage: SendPage,
  answerWords: FormAnswerWords = inEnglish(form),
): FormPage => ({
  sendPage,
  path: answerWords.page,
  alerts: alerts(form, answerWords.alerts),
  times: answerWords.times,
  problems: answerWords.problems,
  limits: limits(form),
});

/** Messages above a form that comes back without errors in its fields. */
function alerts(form: FormDefinition, words: typeof leadAlerts) {
  const { what } = form;
  const limit = figures(longest(form));
  // No server can put a file back into a form.
  const hasFile = takesFile(form);
  const failure = hasFile ? words.failureWithFile : words.failure;
  const tooLarge = hasFile ? words.tooLargeWithFile : words.tooLarge;
  return {
    busy: (time: string) => fillIn(words.busy, { what, time }),
    failure: (time: string) => fillIn(failure, { what, time }),
    tooLarge: fillIn(tooLarge, { what, limit }),
    unreadable: fillIn(words.unreadable, { what }),
    foreign: fillIn(words.foreign, { what }),
  };
}

/** In characters: of a form without longer texts, an email address. */
const addressLength = 254;

/** How long each entry may be. Only texts have a limit in the form's rules; no other is longer than an address. */
function limits(form: FormDefinition) {
  return Object.fromEntries(
    fieldNames(form).map((name) => {
      const field = form.fields[name];
      return [name, field && "most" in field ? field.most : addressLength];
    }),
  );
}

const longest = ({ fields }: FormDefinition) =>
  Math.max(
    addressLength,
    ...Object.values(fields).map((field) =>
      field.type === "lines" ? field.most : 0,
    ),
  );
