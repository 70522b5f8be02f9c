import besley from "../../.generated/fonts/besley.woff2?url";
import figtree from "../../.generated/fonts/figtree.woff2?url";
import fonts from "../../.generated/fonts/fonts.css?inline";
import pageScript from "./page-script.js?minified";
import staleNotice from "./stale-notice.js?minified";
import { firstLanguage } from "#words/first-language.ts";
import noticeStyles from "../layout/notice.css?inline";
import { pageHere, pathHere } from "#app/content/languages.ts";
import {
  clientModule,
  drawnAddress,
  islandModules,
  islandWords,
  stylesOf,
} from "./built-assets.ts";
import type { DocumentParts } from "./document-parts.tsx";
import { headFacts } from "./head-facts.ts";
import type { OwnPart } from "#app/load-page.ts";
import type { PageTranslation } from "#app/ui/use-words.ts";
import type { PageInput } from "./page-input.ts";
import { keepRecord } from "./page-record.ts";
import { contentSecurityPolicy } from "./policy.ts";
import { shareAddress, shareSize } from "./share-picture.ts";
import { structuredData } from "./structured-data.ts";

/** The part of a page's translation that its islands use. */
function translationFor({ data }: OwnPart, islands: ReadonlySet<string>) {
  const { translation } = Object(data) as { translation?: PageTranslation };
  if (!translation || islands.size === 0) return undefined;
  const parts = islandWords(islands) ?? Object.keys(translation.words);
  const words = parts.flatMap((part): [string, object][] => {
    const translated = translation.words[part];
    return translated ? [[part, translated]] : [];
  });
  return { ...translation, words: Object.fromEntries(words) };
}

/**
 * Everything around the HTML of a page: its head, styles and script, its structured data and share picture, and the
 * policy for all of them. `islands` has the names of those that the page turns out to have.
 */
export function composeDocument(
  page: OwnPart,
  { notice }: PageInput,
  islands: ReadonlySet<string>,
) {
  const { file } = page.handle;
  const styles = [
    fonts,
    file ? stylesOf(file) : "",
    notice ? noticeStyles : "",
  ].join("");
  const head = headFacts(page);
  const policy = contentSecurityPolicy({
    scripts: notice ? [pageScript, staleNotice] : [pageScript],
    styles: [styles],
  });

  const parts: DocumentParts = {
    meta: page.meta,
    notice: notice && {
      ...notice,
      script: staleNotice,
      ...(head.language && { lang: firstLanguage }),
    },
    fonts: [besley, figtree],
    styles,
    script: pageScript,
    client: clientModule(),
    modules: () => islandModules(islands),
    translation: () => translationFor(page, islands),
    structuredData: head.indexable
      ? JSON.stringify(structuredData(head))
      : undefined,
    sharePicture: {
      address: shareAddress(head),
      alt: head.title.split(" | ")[0]!,
      ...shareSize,
    },
    drawn: import.meta.env.DEV ? (address) => address : drawnAddress,
  };
  const name = pageHere(page.location)?.name ?? parts.sharePicture.alt;
  keepRecord({ path: pathHere(page.location), name, policy });
  return { parts, policy };
}
