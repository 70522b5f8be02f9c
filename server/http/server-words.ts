import type { Context } from "hono";
import { formLanguages } from "#content/form-languages.ts";
import { navigation } from "#content/navigation.ts";
import { busyPage } from "#content/ui/busy-page.ts";
import { formProblems } from "#content/ui/form-problems.ts";
import { retryTimes } from "#content/ui/retry-times.ts";
import { serverErrors } from "#content/ui/server-errors.ts";

type ServerWords = { language: string | undefined } & Pick<
  (typeof formLanguages)[string],
  "busyPage" | "serverErrors" | "problems" | "times" | "menus" | "paths"
>;

const english: ServerWords = {
  language: undefined,
  busyPage,
  serverErrors,
  problems: formProblems,
  times: retryTimes,
  menus: [...navigation.drawer, ...navigation.shortcuts],
  paths: {},
};

/** The language in which an address begins, also that of a form; undefined for English. */
export function languageOfAddress(path: string): string | undefined {
  const [, code = ""] = /^(?:\/api)?\/([a-z]{2})(?=\/|$)/.exec(path) ?? [];
  return code in formLanguages ? code : undefined;
}

/**
 * What the server says in place of a page, in the language of the requested one, which the answer's header names. Links
 * in mails have it in their query.
 */
export function wordsFor(context: Context): ServerWords {
  const { pathname, searchParams } = new URL(context.req.url);
  const language =
    languageOfAddress(pathname) ?? searchParams.get("language") ?? "";
  const translation = formLanguages[language];
  if (!translation) return english;
  context.header("Content-Language", language);
  return { ...translation, language };
}
