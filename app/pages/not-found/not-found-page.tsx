import { notFound } from "#content/ui/not-found.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./not-found-page.module.css";

/** Without a version in its address, which only loaders know: an unknown address has none. */
const picture = {
  src: "/images/scenes/not-found-card.svg",
  width: 400,
  height: 300,
};

export function meta() {
  return pageMeta({
    title: notFound.title,
    description: notFound.description,
    path: "/404",
    noindex: true,
  });
}

/** For an unknown address: says so, and offers search and the main sections. */
export default function NotFoundPage() {
  const words = useWords(notFound);
  const sections = [
    [words.home, "/"],
    [words.commercial, "/industry"],
    [words.personal, "/personal"],
    [words.services, "/services"],
    [words.portals, "/portals"],
    [words.customerService, "/customer-service"],
  ] as const;
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{words.heading}</h1>
        <p className={styles.lead}>{words.text}</p>
        <SearchBar />
        <nav aria-label={words.sections}>
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
      <img
        {...picture}
        alt=""
        fetchPriority="high"
        className={styles.picture}
      />
    </div>
  );
}
