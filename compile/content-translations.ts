import { checkContent } from "./check-content.ts";
import { otherLanguages } from "./language-folders.ts";
import { isStale } from "./translation-state.ts";
import { firstLanguage } from "#words/first-language.ts";

/**
 * npm run content:translations: what other languages lack, what is older than its English original, and what nobody
 * approved.
 */
const { pages, translations, problems } = checkContent();
for (const language of otherLanguages()) {
  const own = translations.filter((one) => one.language === language);
  const list = (title: string, lines: readonly string[]) =>
    console.log(
      [`\n${language}: ${title} (${lines.length})`, ...lines].join("\n  "),
    );
  list(
    "only in English",
    pages.flatMap(({ path, isListed, language: one, translations: others }) =>
      isListed && one === firstLanguage && !others[language] ? path : [],
    ),
  );
  list(
    "the English changed since",
    own
      .filter(isStale)
      .map(({ name, original }) =>
        original
          ? `${name}: compare it with ${firstLanguage}/${original.name}, then write madeFrom: ${original.hash}`
          : `${name}: it has no English file any more`,
      ),
  );
  list(
    "figures and facts with a mistake",
    problems
      .filter(({ file }) => /(?:facts|figures)\.yaml$/.test(file))
      .map(
        ({ file, line, field, message }) =>
          `${file}:${line} ${field} ${message}`,
      ),
  );
  list(
    "without madeFrom",
    own.flatMap(({ name, original, madeFrom }) =>
      original && !madeFrom ? `${name}: ${original.hash}` : [],
    ),
  );
  list(
    "approved by nobody",
    own.flatMap(({ name, approvedBy }) => (approvedBy ? [] : name)),
  );
}
