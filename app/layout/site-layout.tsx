import { Outlet, useLoaderData, useMatches } from "react-router";
import { siteLayout } from "#content/ui/site-layout.ts";
import { otherLanguages } from "#app/content/languages.ts";
import { NoticePart } from "#app/document/document-parts.tsx";
import { FailedImage } from "#app/ui/failed-image.tsx";
import { HatchPattern } from "#app/ui/hatch.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { Drawer } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { LoaderArgs, PageHandle } from "./page-types.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { PreviewBanner } from "./preview-banner.tsx";
import styles from "./skip-link.module.css";

export const loader = ({ url }: LoaderArgs) => otherLanguages(url);

/** Skip link, header, footer, phone bar and drawer around every page except onboarding. */
export default function SiteLayout() {
  const words = useWords(siteLayout);
  const page = useMatches().at(-1)?.handle as PageHandle | undefined;
  return (
    <>
      <a href="#main" className={styles.skip}>
        {words.skip}
      </a>
      <NoticePart />
      <PreviewBanner />
      <Header languages={useLoaderData<typeof loader>()} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {/* Its "Call" would call the office itself. */}
      {!page?.isOffice && <PhoneBar />}
      {/* Here its many links do not delay the first paint. */}
      <Drawer />
      <HatchPattern />
      <FailedImage />
    </>
  );
}
