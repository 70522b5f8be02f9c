import { useMatches } from "react-router";
import { crumbs as words } from "#content/ui/crumbs.ts";
import { crumbLinks, type Crumb } from "#app/content/crumbs.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { useCurrent } from "./menu-link.tsx";
import styles from "./footer.module.css";

/** The way up from a page, at its end. Its loader returns the pages above it, and its name. */
export function Crumbs() {
  const ownWords = useWords(words);
  const { crumbs, name } = (useMatches().at(-1)?.loaderData ?? {}) as {
    crumbs?: readonly Crumb[];
    name?: string;
  };
  if (useCurrent("/") || !name) return null;
  return (
    <nav aria-label={ownWords.label}>
      <ol className={styles.crumbs}>
        {crumbLinks(ownWords, crumbs).map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path}>{label}</PageLink>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
