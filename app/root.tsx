import type { ReactNode } from "react";
import { Outlet, useLocation, useMatches, useRouteError } from "react-router";
import { brand } from "#content/colors.ts";
import favicon from "../.generated/bundled/favicon.svg?url";
import { EndParts, HeadParts, StartParts } from "./document/document-parts.tsx";
import { ErrorPage } from "./layout/error-page.tsx";
import { PageAddressContext } from "./ui/page-address.ts";
import { Translation, type PageTranslation } from "./ui/use-words.ts";
import "./styles/tokens.css";
import "./styles/base.css";

/** The document around every page. */
function Document({ children }: { children: ReactNode }) {
  const translation = usePageTranslation();
  return (
    <html lang={translation?.language ?? "en-US"}>
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
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <HeadParts />
      </head>
      <body>
        <StartParts />
        <Translation value={translation}>
          <PageAddressContext value={useLocation()}>
            {children}
          </PageAddressContext>
        </Translation>
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

export default function Root() {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}

/** If a page cannot be loaded or rendered. An unknown address has a page of its own. */
export function ErrorBoundary() {
  return (
    <Document>
      <ErrorPage error={useRouteError()} />
    </Document>
  );
}
