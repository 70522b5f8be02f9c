import type { PlacedFile } from "./content-files.ts";
import {
  fileProblem,
  type ContentProblem,
  type Report,
} from "./content-problem.ts";
import type { LanguageContent } from "./language-folders.ts";
import type { ContentFile } from "./read-content.ts";

/** Parts of ui.yaml that only English pages, commands and files show. */
const onlyEnglish: readonly string[] = [
  "aboutPage",
  "associations",
  "blogList",
  "busyPage",
  "careersPage",
  "feed",
  "homePage",
  "licensesPage",
  "llms",
  "llmsSections",
  "onboardingPage",
  "partnerBanner",
  "portalPage",
  "portalsPage",
  "postList",
  "samplesKinds",
  "samplesPage",
  "serverErrors",
  "subscribeCard",
  "subscribeLink",
  "subscribeProblem",
  "subscribeThanks",
  "team",
  "testimonialsSection",
];

type Translated = {
  key: string;
  file: ContentFile;
  value: unknown;
  pages: PlacedFile["pages"];
};

/** Reports what a file of another language has or lacks next to its English original. */
export function checkTranslation(
  { key, file, value, pages }: Translated,
  english: LanguageContent,
  report: Report,
): void {
  const { path } = Object(file.translation) as { path?: unknown };
  const [page, ...others] = pages;
  if (page && page.address !== "/" && others.length === 0 && !path)
    report(
      [],
      "has no translation.path: write the end of the page’s address, such as seguro-de-auto",
    );
  if (key === "ui")
    for (const [part, texts] of Object.entries(value as Words))
      for (const name of Object.keys(texts))
        if ((english.ui as Words)[part]?.[name] === undefined)
          report([part, name], "does not exist in English: remove it");
  if (key === "figures")
    for (const name of Object.keys(value as object))
      if (!Object.hasOwn(Object(english.figures) as object, name))
        report([name], "does not exist in English: remove it");
}

/** The words around every page that a language lacks. Without them, English ones would be between its own. */
export function missingWords(
  content: LanguageContent,
  names: readonly string[],
  english: LanguageContent,
): ContentProblem[] {
  const files = ["home", "navigation", "ui"].map((key) => `${key}.yaml`);
  const missing = files
    .filter((file) => !names.includes(file))
    .map((file) =>
      fileProblem(
        file,
        "is missing: every page of the language shows its words",
      ),
    );
  const own = content.ui as Words | undefined;
  const keys = Object.entries(Object(english.ui) as Words).flatMap(
    ([part, texts]) =>
      onlyEnglish.includes(part)
        ? []
        : Object.keys(texts)
            .filter((name) => own?.[part]?.[name] === undefined)
            .map((name) => ({
              file: "ui.yaml",
              line: 1,
              field: `${part}.${name}`,
              message: "is missing: translate it from content/en/ui.yaml",
            })),
  );
  return own ? [...missing, ...keys] : missing;
}

type Words = Record<string, Record<string, string>>;
