import { useSearchParams } from "react-router";
import { site } from "#content/site.ts";
import { onboarding } from "#app/content/company.ts";
import { scene } from "#app/content/picture.ts";
import { Logo } from "#app/layout/logo.tsx";
import { loadedMeta } from "#app/layout/page-meta.ts";
import { OutsideButton } from "#app/ui/button.tsx";
import { readProgress } from "#forms/onboarding-progress.ts";
import { templateView, viewOf } from "#forms/onboarding-view.ts";
import { Progress } from "./progress.tsx";
import { Specialist } from "./specialist.tsx";
import type { Route } from "./+types/onboarding-page";
import styles from "./onboarding-page.module.css";

export function loader() {
  return {
    ...onboarding,
    path: "/onboarding",
    noindex: true,
    picture: scene("onboarding", "square"),
  };
}

export { loadedMeta as meta };

/**
 * The sidebar of the application, and nothing else. A file cannot know the address's progress:
 * the build writes a template that server/onboarding fills in for each answer, so no script is needed.
 */
export default function OnboardingPage({
  loaderData: page,
}: Route.ComponentProps) {
  const [query] = useSearchParams();
  const isTemplate = import.meta.env.SSR && import.meta.env.PROD;
  return (
    <main className={styles.page}>
      <div className={styles.sidebar}>
        <Logo />
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {page.heading}
          </h1>
          <p className={styles.muted}>{page.intro}</p>
        </div>
        <Progress
          {...(isTemplate
            ? templateView
            : viewOf(readProgress(query), page.states))}
        />
        <p>
          <OutsideButton to={site.outside.onboarding}>
            {page.button}
          </OutsideButton>
        </p>
        <Specialist {...page.specialist} />
        <p className={styles.note}>{page.note}</p>
      </div>
      <img {...page.picture} alt="" loading="lazy" className={styles.picture} />
    </main>
  );
}
