import { useSearchParams } from "react-router";
import { site } from "#content/site.ts";
import { onboarding } from "#content/onboarding.ts";
import { scene } from "#app/content/picture.ts";
import { Logo } from "#app/layout/logo.tsx";
import { PreviewBanner } from "#app/layout/preview-banner.tsx";
import { OutsideButton } from "#app/ui/button.tsx";
import { NoticePart } from "#app/document/document-parts.tsx";
import { readProgress } from "#forms/onboarding-progress.ts";
import { Progress } from "./progress.tsx";
import { Specialist } from "./specialist.tsx";
import type { PageProps } from "#app/layout/page-types.ts";
import smallPrint from "#app/ui/small-print.module.css";
import styles from "./onboarding-page.module.css";

export function loader() {
  return {
    ...onboarding,
    path: "/onboarding",
    noindex: true,
    picture: scene("onboarding", "square"),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** The sidebar of the application, and nothing else. It needs no script, because the progress is in the address. */
export default function OnboardingPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const [query] = useSearchParams();
  return (
    <>
      <NoticePart />
      <PreviewBanner />
      <main className={styles.page}>
        <div className={styles.sidebar}>
          <Logo />
          <div className={styles.words}>
            <h1 className={styles.title} tabIndex={-1}>
              {page.heading}
            </h1>
            <p className={styles.muted}>{page.intro}</p>
          </div>
          <Progress progress={readProgress(query)} words={page.states} />
          <p>
            <OutsideButton to={site.outside.onboarding}>
              {page.button}
            </OutsideButton>
          </p>
          {page.specialist && <Specialist {...page.specialist} />}
          <p className={smallPrint.text}>{page.note}</p>
        </div>
        <img
          {...page.picture}
          alt=""
          loading="lazy"
          className={styles.picture}
        />
      </main>
    </>
  );
}
