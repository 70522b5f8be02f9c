import { site } from "#content/site.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./not-found-page.module.css";

export function meta() {
  return pageMeta({
    title: `Page not found | ${site.shortName}`,
    description:
      "There is no page at this address. Search the site or go on from its main sections.",
    path: "/404",
    noindex: true,
  });
}

const sections = [
  ["Home", "/"],
  ["Commercial insurance", "/industry"],
  ["Personal insurance", "/personal"],
  ["Services", "/services"],
  ["Portals", "/portals"],
  ["Customer service", "/customer-service"],
] as const;

/** For an address that leads nowhere: says so, and offers search and the main sections. */
export default function NotFoundPage() {
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
