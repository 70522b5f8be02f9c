import type { EntryContext } from "react-router";
import besley from "../../.generated/fonts/besley.woff2?url";
import figtree from "../../.generated/fonts/figtree.woff2?url";
import fonts from "../../.generated/fonts/fonts.css?inline";
import boot from "../start/boot.js?minified";
import staleNotice from "./stale-notice.js?minified";
import { firstLanguage } from "#words/first-language.ts";
import noticeStyles from "../layout/notice.css?inline";
import {
  drawnAddress,
  firstStylesOf,
  isAsset,
  manifestIn,
  siteStyles,
  startModule,
  stylesOf,
  writeAsset,
} from "./built-assets.ts";
import type { DocumentParts } from "./document-parts.tsx";
import { pageAt } from "#app/content/pages.ts";
import { headFacts } from "./head-facts.ts";
import type { PageInput } from "./page-input.ts";
import { keepRecord } from "./page-record.ts";
import { contentSecurityPolicy } from "./policy.ts";
import { shareAddress, shareSize } from "./share-picture.ts";
import { startData, type StartData } from "../start/start-data.ts";
import { structuredData } from "./structured-data.ts";

/** A page's handle can say that it needs no scripts: `export const handle = { isPlain: true }`. */
type Handle = { isPlain?: boolean } | undefined;

/**
 * Everything around the HTML of a page: its styles, the constant boot script, React's start data, its structured data
 * and share picture, and the policy for all of them.
 */
export async function composeDocument(
  request: Request,
  entry: EntryContext,
  { notice, form }: PageInput,
) {
  const { matches } = entry.staticHandlerContext;
  const { routes } = entry.manifest;
  const matched = matches.flatMap(({ route }) => routes[route.id] ?? []);
  const isPlain = matches.some(
    ({ route }) => (route.handle as Handle)?.isPlain,
  );
  const styles = [
    fonts,
    import.meta.env.DEV ? "" : (form ? stylesOf : firstStylesOf)(matched),
    notice ? noticeStyles : "",
  ].join("");
  const head = headFacts(entry);
  const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, "");
  const policy = contentSecurityPolicy({
    scripts: notice ? [boot, staleNotice] : [boot],
    styles: [styles],
  });
  const start = await startData(entry, {
    styles: siteStyles(entry.manifest),
    manifest: manifestIn(head.language ?? "", entry.manifest),
    hints: hintsAt(path),
  });

  const parts: DocumentParts = {
    notice: notice && {
      ...notice,
      script: staleNotice,
      ...(head.language && { lang: firstLanguage }),
    },
    fonts: [besley, figtree],
    styles,
    boot,
    development: entry.manifest.hmr?.runtime,
    // React would show the page without the returned form.
    start: isPlain || form ? undefined : startOf(start),
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
  const name = pageAt(path)?.name ?? parts.sharePicture.alt;
  keepRecord({ path, name, policy });
  return { parts, policy };
}

/** The modules that tell visitors, by their language, that an English page is there in it too. */
function hintsAt(path: string): StartData["hints"] {
  const { language, translations = {} } = pageAt(path) ?? {};
  const others = Object.keys(translations).filter((one) => one !== language);
  if (language !== firstLanguage || others.length === 0) return undefined;
  const module = startModule("language-hint");
  return Object.fromEntries(others.map((one) => [one, module]));
}

/**
 * The build moves the data into a file, so the first paint does not wait for content that is in the page already. A
 * page with the same data that is rendered later, with a notice, names that file too. Other pages include their data.
 */
function startOf(data: StartData): string {
  const file = writeAsset("page.json", JSON.stringify(data));
  return JSON.stringify([
    startModule("start-react"),
    isAsset(file) ? file : data,
  ]);
}
