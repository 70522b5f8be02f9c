import { pagination } from "#content/ui/pagination.ts";
import { PageLink } from "./page-link.tsx";
import { pageWindow } from "./page-window.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "./use-words.ts";
import styles from "./pagination.module.css";

type PaginationProps = {
  /** Accessible name, such as "Blog pages". */
  label: string;
  page: number;
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
};

/**
 * Links to the pages of a list. At the ends, Previous and Next are plain text.
 */
export function Pagination({ label, page, pages, href }: PaginationProps) {
  const words = useWords(pagination);
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        <li>
          <Step to={page > 1 ? href(page - 1) : undefined}>
            {words.previous}
          </Step>
        </li>
        {pageWindow(page, pages).map((number, place) => (
          <li key={number || `gap-${place}`}>
            {number === 0 ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <PageLink
                to={href(number)}
                className={styles.page}
                aria-label={fillIn(words.page, { number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </PageLink>
            )}
          </li>
        ))}
        <li>
          <Step to={page < pages ? href(page + 1) : undefined}>
            {words.next}
          </Step>
        </li>
      </ul>
    </nav>
  );
}

function Step({ to, children }: { to?: string; children: string }) {
  if (to)
    return (
      <PageLink to={to} className={styles.page}>
        {children}
      </PageLink>
    );
  return (
    <span className={styles.page} aria-disabled="true">
      {children}
    </span>
  );
}
