import type { RouterContextProvider } from "react-router";
import { leadPage as words } from "#content/ui/lead-page.ts";
import { answerWords } from "#content/forms.ts";
import type { LeadKind } from "#forms/kinds.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import {
  answersIn,
  inLanguages,
  pageHere,
  uiIn,
} from "#app/content/languages.ts";
import type { PageHead } from "#app/layout/page-meta.ts";
import { fillIn } from "#words/fill-in.ts";
import { answeredForm } from "./answered-form.ts";
import { firstLanguage } from "#words/first-language.ts";

/**
 * For the loader of a page with a form that brings leads: its content, and, if the form was posted without scripts
 * and was not stored, the form as it was sent. The page then says so in its head and shows only the form.
 */
export function leadPage<Content extends Omit<PageHead, "path">>(
  { kind, page }: { kind: LeadKind; page: string },
  content: Content,
  arguments_: { context: Readonly<RouterContextProvider>; url: URL },
) {
  const entry = pageHere(arguments_.url);
  const { language = firstLanguage } = entry ?? {};
  const answered = answeredForm(arguments_);
  const { title } = uiIn(language, words);
  const { name } = answersIn(language, kind, answerWords[kind]);
  const head = answered && {
    title: fillIn(title, { name: lowered(name) }),
    noindex: true,
  };
  const crumbs: Crumb[] = page.startsWith("/customer-service")
    ? ["home", "customerService"]
    : ["home"];
  return {
    ...content,
    ...(entry ? inLanguages(entry) : { path: page }),
    ...head,
    crumbs,
    answered,
  };
}

const lowered = (text: string) => text[0]!.toLowerCase() + text.slice(1);
