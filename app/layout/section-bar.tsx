import { site } from "#content/site.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { MenuLink } from "./menu-link.tsx";
import { useMenus } from "./menus.ts";
import styles from "./header.module.css";

/** The site's main sections and the phone number, below the header of wide windows. Narrow ones have the drawer. */
export function SectionBar() {
  const words = useWords(siteLayout);
  const { sections } = useMenus();
  return (
    <nav aria-label={words.sections} className={styles.bar}>
      <ul className={styles.sections}>
        {sections.map((item) => (
          <li key={item.path}>
            <MenuLink item={item} className={styles.section} />
          </li>
        ))}
      </ul>
      <a href={`tel:${site.phone.e164}`} className={styles.section}>
        <Icon name="phone" />
        {site.phone.display}
      </a>
    </nav>
  );
}
