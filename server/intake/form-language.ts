import { answerWords, forms } from "#content/forms.ts";
import { formLanguages } from "#content/form-languages.ts";
import type { firstAnswer } from "#content/mail/first-answer.ts";
import type { receipt } from "#content/mail/receipt.ts";
import type { busyPage } from "#content/ui/busy-page.ts";
import type { formErrors } from "#content/ui/form-errors.ts";
import type { fileErrors } from "#content/ui/file-errors.ts";
import { formProblems } from "#content/ui/form-problems.ts";
import { leadAlerts } from "#content/ui/lead-alerts.ts";
import { retryTimes } from "#content/ui/retry-times.ts";
import type { serverErrors } from "#content/ui/server-errors.ts";
import type { FormDefinition, FormWords } from "#forms/define-form.ts";
import { formOf, type LeadKind } from "#forms/kinds.ts";
import type { FileWords } from "#server/uploads/inspect-files.ts";

type Answers = (typeof answerWords)[LeadKind];

/** What the server says in another language. */
export type FormLanguage = {
  /** The forms that the language has, by kind. */
  forms: Readonly<Partial<Record<LeadKind, FormWords & { answers: Answers }>>>;
  errors: typeof formErrors;
  fileErrors: typeof fileErrors;
  problems: typeof formProblems;
  alerts: typeof leadAlerts;
  times: typeof retryTimes;
  /** What it says in place of a page: server/http/server-words.ts. */
  busyPage: typeof busyPage;
  serverErrors: typeof serverErrors;
  menus: readonly { label: string; path: string; lang?: string }[];
  receipt?: typeof receipt;
  firstAnswer?: typeof firstAnswer;
  /** The addresses of its pages, by those of the English ones. */
  paths: Readonly<Record<string, string>>;
};

/** How the server answers a form: in English, or in the language of its page. */
export type FormAnswerWords = {
  /** If it is not English. */
  language?: string;
  /** Where the form comes back, and where the visitor is thanked. */
  page: string;
  thanks: string;
  alerts: typeof leadAlerts;
  times: typeof retryTimes;
  problems: typeof formProblems;
  /** About files, if not in English. */
  files?: FileWords;
};

export const inEnglish = ({ page }: { page: string }): FormAnswerWords => ({
  page,
  thanks: `${page}/thanks`,
  alerts: leadAlerts,
  times: retryTimes,
  problems: formProblems,
});

/** Every form that another language has, in its words. */
export const formsInLanguages = () =>
  Object.entries(formLanguages).flatMap(([language, translation]) =>
    forms.flatMap((english) => {
      const form = inWords(english, translation);
      if (!form) return [];
      const { page, thanks } = inEnglish(english);
      const { alerts, times, problems, errors, fileErrors, paths } =
        translation;
      const answered: FormAnswerWords = {
        language,
        page: paths[page] ?? page,
        thanks: paths[thanks] ?? thanks,
        alerts,
        times,
        problems,
        files: { ...errors, ...fileErrors },
      };
      return [{ form, words: answered }];
    }),
  );

function inWords<Form extends FormDefinition & { kind: LeadKind }>(
  form: Form,
  { forms: words, errors }: FormLanguage,
) {
  const own = words[form.kind];
  const translated = own && (form as FormDefinition).inWords(own, errors);
  return translated as (FormDefinition & { kind: LeadKind }) | undefined;
}

/** The language in which a lead was written, if it is not English. */
export const languageOf = ({ fields }: { fields: string }) =>
  (JSON.parse(fields) as { language?: string }).language;

/** The form of a lead, and what is said about it, in the language in which it was written. */
export function wordsOfLead(lead: { kind: LeadKind; fields: string }) {
  const { kind } = lead;
  const english = formOf(kind);
  const translation = formLanguages[languageOf(lead) ?? ""];
  const form =
    translation &&
    inWords(english as typeof english & { kind: LeadKind }, translation);
  return {
    form: form ?? english,
    answers: translation?.forms[kind]?.answers ?? answerWords[kind],
    receipt: translation?.receipt,
    firstAnswer: translation?.firstAnswer,
  };
}
