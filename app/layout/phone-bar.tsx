import { site } from "#content/site.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { MenuLink } from "./menu-link.tsx";
import { useMenus } from "./menus.ts";
import styles from "./phone-bar.module.css";

/** Call, Quote and Claim at the bottom of a phone's window. Style sheets decide when it shows. */
export function PhoneBar() {
  const words = useWords(siteLayout);
  const { quote, claim } = useMenus();
  return (
    <nav aria-label={words.bar} className={styles.bar}>
      <a
        href={`tel:${site.phone.e164}`}
        className={`${styles.action} ${styles.call}`}
      >
        <Icon name="phone" />
        {words.callShort}{" "}
        <small className={styles.closed}>{words.closedShort}</small>
      </a>
      <MenuLink item={quote} className={`${styles.action} ${styles.main}`}>
        <Icon name="file" />
        {quote.short}
      </MenuLink>
      <MenuLink item={claim} className={styles.action}>
        <Icon name="flag" />
        {claim.short}
      </MenuLink>
    </nav>
  );
}
