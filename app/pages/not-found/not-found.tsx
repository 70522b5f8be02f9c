import { site } from "#content/site.ts";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./not-found.module.css";

export const notFoundTitle = `Page not found | ${site.shortName}`;

const sections = [
  ["Home", "/"],
  ["Commercial insurance", "/industry"],
  ["Personal insurance", "/personal"],
  ["Services", "/services"],
  ["Portals", "/portals"],
  ["Customer service", "/customer-service"],
] as const;

/** For an address that leads nowhere: says so, and offers search and the main sections. */
export function NotFound() {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>This road ends here.</h1>
      <p className={styles.lead}>
        There is no page at this address. It may have moved, or the address may
        have a slip in it.
      </p>
      <SearchBar />
      <nav aria-label="Main sections">
        <ul className={styles.sections}>
          {sections.map(([label, path]) => (
            <li key={path}>
              <PageLink to={path} className={styles.link}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
