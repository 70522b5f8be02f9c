import { useEffect, useMemo, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  useLocation,
  useMatches,
  useOutlet,
  useRouteError,
} from "react-router";
import { brand } from "#content/colors.ts";
import favicon from "../.generated/bundled/favicon.svg?url";
import { EndParts, HeadParts, StartParts } from "./document/document-parts.tsx";
import type { PageTranslation } from "./content/languages.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import {
  fallBack,
  hasMoved,
  reloadPage,
  useFailedMoves,
} from "./layout/failed-moves.ts";
import { OfflineMessage } from "./layout/offline-message.tsx";
import { useLateFonts } from "./layout/use-late-fonts.ts";
import { usePageScroll } from "./layout/use-page-scroll.ts";
import { useRootAttributes } from "./start/use-root-attributes.ts";
import { Translation } from "./ui/use-words.ts";
import "./styles/tokens.css";
import "./styles/base.css";

export function links() {
  return [{ rel: "icon", href: favicon, type: "image/svg+xml" }];
}

export function Layout({ children }: { children: ReactNode }) {
  useRootAttributes();
  const translation = usePageTranslation();
  return (
    // boot.js writes data-theme and data-scripts here before React starts.
    <html lang={translation?.language ?? "en-US"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        {/* Phones would make links of numbers, dates and addresses, before React starts. */}
        <meta
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no"
        />
        <meta name="theme-color" content={brand[0]} />
        <Meta />
        <Links />
        <HeadParts />
      </head>
      <body>
        <StartParts />
        <Translation value={translation}>{children}</Translation>
        <EndParts />
      </body>
    </html>
  );
}

/** The page's words in its own language; nothing if that is English. */
function usePageTranslation(): PageTranslation | undefined {
  const page = useMatches().at(-1)?.loaderData;
  return (page as { translation?: PageTranslation } | undefined)?.translation;
}

export const clientMiddleware = [fallBack];

/** The page, rendered again only if the address has changed, not while the router is still loading the next one. */
export default function Root() {
  // Before the scroll, which makes the browser lay out the page.
  useLateFonts();
  usePageScroll();
  useFailedMoves();
  const outlet = useOutlet();
  const location = useLocation();
  // oxlint-disable-next-line react/exhaustive-deps
  const page = useMemo(() => outlet, [location]);
  return (
    <>
      {page}
      <OfflineMessage />
    </>
  );
}

/**
 * An unknown address gets its own page, any other error the error page. The page for unknown addresses comes from the
 * server, so that its words and styles are not in every other page. After a move, any page does: this document's code
 * may be older than the data of a new release. A page that has just been loaded has no move, so this happens once.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const isLoadedAgain = isUnknown || hasMoved();

  useEffect(() => {
    if (isLoadedAgain) reloadPage();
    // It replaces a page that the visitor was reading; the focus, which is outside React, goes to its heading.
    else document.querySelector<HTMLElement>("h1")?.focus();
  }, [isLoadedAgain]);

  return isLoadedAgain ? null : <ErrorPage error={error} />;
}
