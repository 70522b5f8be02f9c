import { site } from "#content/site.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import type { Alternate } from "#app/content/languages.ts";
import { ButtonLink, OutsideButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { useContactAddress } from "./contact-address.ts";
import { Logo } from "./logo.tsx";
import { MenuLink } from "./menu-link.tsx";
import { useMenus } from "./menus.ts";
import { ThemeButton } from "./theme-button.tsx";
import { drawerId } from "./drawer-id.ts";
import iconControl from "./icon-control.module.css";
import styles from "./header.module.css";

/** One row. Wide windows show the site's main sections in it; the drawer has what does not fit into narrow ones. */
export function Header({ languages }: { languages: readonly Alternate[] }) {
  const words = useWords(siteLayout);
  const contact = useContactAddress();
  const { quote, search, sections } = useMenus();
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        <button
          type="button"
          className={styles.menu}
          command="show-modal"
          commandfor={drawerId}
          aria-haspopup="dialog"
        >
          <span className={styles.bars} aria-hidden="true" />
          <span className={styles.word}>{words.menu}</span>
        </button>
        <span className={styles.search}>
          <PageLink to={search.path} className={iconControl.control}>
            <Icon name="search" />
            <VisuallyHidden>{search.label}</VisuallyHidden>
          </PageLink>
        </span>
      </div>
      <Logo />
      <nav aria-label={words.sections} className={styles.sections}>
        <ul>
          {sections.map((item) => (
            <li key={item.path}>
              <MenuLink item={item} className={styles.section} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.actions}>
        {languages.map(({ language, path, name }) => (
          // Each language is a document of its own.
          <a
            key={language}
            href={path}
            lang={language}
            hrefLang={language}
            className={styles.language}
          >
            {name}
          </a>
        ))}
        <span className={styles.wide}>
          <PageLink to="/portals" className={iconControl.control}>
            <Icon name="person" />
            <VisuallyHidden>{words.portals}</VisuallyHidden>
          </PageLink>
        </span>
        <span className={styles.phone}>
          <a href={`tel:${site.phone.e164}`} className={iconControl.control}>
            <Icon name="phone" />
            <VisuallyHidden>{words.call}</VisuallyHidden>
          </a>
        </span>
        <span className={styles.roomy}>
          <ThemeButton />
        </span>
        <span className={`${styles.roomy} ${styles.contact}`}>
          <ButtonLink to={contact} variant="quiet" size="small">
            {words.contact}
          </ButtonLink>
        </span>
        <span className={styles.wide}>
          <OutsideButton to={quote.path} size="small">
            {quote.button ?? quote.label}
          </OutsideButton>
        </span>
      </div>
    </header>
  );
}
