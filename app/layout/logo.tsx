import { logo } from "#content/logo.ts";
import { site } from "#content/site.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./logo.module.css";

/** The mark, pictures/logo.svg, with the name if it is not part of it. Links to home. */
export function Logo() {
  const words = useWords(siteLayout);
  return (
    <PageLink to="/" className={styles.logo} aria-label={words.home}>
      <svg
        viewBox={`0 0 ${logo.width} ${logo.height}`}
        className={styles.mark}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: logo.shapes }}
      />
      {!logo.hasName && <span className={styles.name}>{site.shortName}</span>}
    </PageLink>
  );
}
