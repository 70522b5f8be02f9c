import { site } from "#content/site.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./logo.module.css";

/** The mark, two ridges and a rising sun, with the name. Links to home. */
export function Logo() {
  const words = useWords(siteLayout);
  return (
    <PageLink to="/" className={styles.logo} aria-label={words.home}>
      <svg viewBox="0 0 36 28" className={styles.mark} aria-hidden="true">
        <circle cx="25.5" cy="5" r="4.5" className={styles.sun} />
        <path d="M0 27 11.5 8l6 9.6L22.5 11 36 27z" fill="currentColor" />
      </svg>
      <span className={styles.name}>{site.shortName}</span>
    </PageLink>
  );
}
