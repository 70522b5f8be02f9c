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
import besley from "../.generated/fonts/besley.woff2?url";
import favicon from "../.generated/icons/favicon.svg?url";
import figtree from "../.generated/fonts/figtree.woff2?url";
import { EndParts, HeadParts } from "./document/document-parts.tsx";
import type { PageTranslation } from "./content/languages.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { usePageScroll } from "./layout/use-page-scroll.ts";
import { useRootAttributes } from "./layout/use-root-attributes.ts";
import { Translation } from "./ui/use-words.ts";
import "./styles/tokens.css";
import "./styles/base.css";

export function links() {
  const font = {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  } as const;
  return [
    { ...font, href: besley },
    { ...font, href: figtree },
    { rel: "icon", href: favicon, type: "image/svg+xml" },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  useRootAttributes();
  const translation = usePageTranslation();
  return (
    // boot.js writes data-theme and data-scripts here before React comes.
    <html lang={translation?.language ?? "en-US"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#2a45b8" />
        <Meta />
        <Links />
        <HeadParts />
      </head>
      <body>
        <Translation value={translation?.words}>{children}</Translation>
        <EndParts />
      </body>
    </html>
  );
}

/** What the page says of the language that it is in; nothing where that is English. */
function usePageTranslation(): PageTranslation | undefined {
  const page = useMatches().at(-1)?.loaderData;
  return (page as { translation?: PageTranslation } | undefined)?.translation;
}

/** The page, again only where the address has changed: not while the router still looks for the next one. */
export default function Root() {
  usePageScroll();
  const page = useOutlet();
  const location = useLocation();
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => page, [location]);
}

/**
 * An unknown address gets the page for that, any other error its own. The page for unknown addresses is the
 * server's answer, so that its words and styles are not on every other page.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (isUnknown) location.reload();
    // It comes in place of a page that was moved to; the focus, which is outside React, goes to its heading.
    else document.querySelector<HTMLElement>("h1")?.focus();
  }, [isUnknown]);

  return isUnknown ? null : <ErrorPage error={error} />;
}
