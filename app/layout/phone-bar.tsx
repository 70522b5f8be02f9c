import { site } from "#content/site.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { newTab } from "#content/ui/new-tab.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useCurrent } from "./menu-link.tsx";
import { useMenus } from "./menus.ts";
import styles from "./phone-bar.module.css";

/** Call, Quote and Claim at the bottom of a phone's window. Style sheets decide when it shows. */
export function PhoneBar() {
  const words = useWords(siteLayout);
  const tab = useWords(newTab);
  const { quote, claim } = useMenus();
  const current = {
    quote: useCurrent(quote.path),
    claim: useCurrent(claim.path),
  };
  const main = `${styles.action} ${styles.main}`;
  return (
    <nav aria-label={words.bar} className={styles.bar}>
      <a href={`tel:${site.phone.e164}`} className={styles.action}>
        <Icon name="phone" />
        <span className={styles.call}>
          {words.callShort}{" "}
          <small className={styles.closed}>{words.closedShort}</small>
        </span>
      </a>
      {quote.path.startsWith("/") ? (
        <PageLink to={quote.path} className={main} aria-current={current.quote}>
          <Icon name="file" />
          {quote.short}
        </PageLink>
      ) : (
        <a href={quote.path} target="_blank" rel="noopener" className={main}>
          <Icon name="file" />
          {quote.short}
          <VisuallyHidden>{` ${tab.notice}`}</VisuallyHidden>
        </a>
      )}
      <PageLink
        to={claim.path}
        className={styles.action}
        aria-current={current.claim}
      >
        <Icon name="flag" />
        {claim.short}
      </PageLink>
    </nav>
  );
}
