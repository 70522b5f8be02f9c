import { createContext, use } from "react";
import type { HeadEntry } from "#app/layout/page-meta.ts";
import type { PageTranslation } from "#app/ui/use-words.ts";
import type { Notice } from "#app/document/notice.ts";

/** Everything on a page that React does not show, ready to be written into it. */
export type DocumentParts = {
  meta: readonly HeadEntry[];
  /** `lang` on a page in another language, because the office writes it in English. */
  notice: (Notice & { script: string; lang?: string }) | undefined;
  /** The addresses of the font files. */
  fonts: readonly string[];
  styles: string;
  script: string;
  /** The address of app/client.ts, and those of React and the page's islands, known once the page is rendered. */
  client: string;
  modules: () => readonly string[];
  /** The translation that the page's islands need, known once it is rendered. Islands in English have their words. */
  translation: () => PageTranslation | undefined;
  structuredData: string | undefined;
  /** The absolute address of the picture that other sites show. */
  sharePicture: { address: string; alt: string; width: number; height: number };
  /** A built picture as an address that contains it. */
  drawn: (address: string) => string;
};

export const Parts = createContext<DocumentParts | undefined>(undefined);

export function HeadParts() {
  const parts = use(Parts);
  if (!parts) return null;
  const { address, alt, width, height } = parts.sharePicture;
  return (
    <>
      {parts.meta.map(({ tagName: Tag, ...entry }, index) =>
        Tag ? (
          <Tag key={index} {...entry} />
        ) : entry.title ? (
          <title key={index}>{entry.title}</title>
        ) : (
          <meta key={index} {...entry} />
        ),
      )}
      {parts.fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={href}
          media="(width >= 56.25em)"
        />
      ))}
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <style dangerouslySetInnerHTML={{ __html: parts.styles }} />
      <script dangerouslySetInnerHTML={{ __html: parts.script }} />
      {import.meta.env.DEV && (
        <>
          <script type="module" src="/@vite/client" />
          <script type="module" blocking="render" src="/app/dev-styles.ts" />
        </>
      )}
    </>
  );
}

/**
 * The fonts of narrow windows. Chromium holds back the first paint for fonts that the head preloads, up to 0.1 s; on a
 * phone's network they take longer (0046). React would move a link into the head, but not HTML.
 */
export function StartParts() {
  const parts = use(Parts);
  if (!parts) return null;
  const links = parts.fonts.map(
    (href) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" media="(max-width: 56.249em)">`,
  );
  return <div hidden dangerouslySetInnerHTML={{ __html: links.join("") }} />;
}

/**
 * The notice at the top of a page. Its title is not a heading, because it comes before the h1.
 */
export function NoticePart() {
  const notice = use(Parts)?.notice;
  if (!notice) return null;
  const { title, text, link, until, script, lang } = notice;
  return (
    <>
      <aside
        data-notice={Date.parse(until)}
        aria-labelledby="notice"
        lang={lang}
      >
        <p>
          <strong id="notice">{title}</strong> {text}
        </p>
        {link && (
          <a href={link.to} hrefLang={lang}>
            {link.label}
          </a>
        )}
      </aside>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

/** At the end of the body. */
export function EndParts() {
  const parts = use(Parts);
  if (!parts) return null;
  const { structuredData, client, modules } = parts;
  const translation = parts.translation();
  return (
    <>
      {structuredData && (
        <Data type="application/ld+json" json={structuredData} />
      )}
      {translation && (
        <Data
          id="translation"
          type="application/json"
          json={JSON.stringify(translation)}
        />
      )}
      <Data
        id="client"
        type="application/json"
        json={JSON.stringify([client, ...modules()])}
      />
    </>
  );
}

type DataProps = { id?: string; type: string; json: string };

function Data({ id, type, json }: DataProps) {
  // No text in the data can end the script element.
  const safe = json.replaceAll("<", "\\u003c");
  return (
    <script id={id} type={type} dangerouslySetInnerHTML={{ __html: safe }} />
  );
}
