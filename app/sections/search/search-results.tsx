import type { ReactNode } from "react";
import { searchResults } from "#content/ui/search-results.ts";
import { pagination } from "#content/ui/pagination.ts";
import { office } from "#content/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import {
  searchAddress,
  type Found,
  type Hit,
  type Marked,
} from "#queries/search.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { SearchHelp } from "./search-help.tsx";
import pageLinks from "#app/ui/pagination.module.css";
import smallPrint from "#app/ui/small-print.module.css";
import styles from "./search-results.module.css";

type SearchResultsProps = {
  /** Undefined while there is nothing to say yet. */
  found: Found | undefined;
};

/** The number of results, the results, and links to go on. */
export function SearchResults({ found }: SearchResultsProps) {
  const words = useWords(searchResults);
  const { pageOf } = useWords(pagination);
  return (
    <div className={styles.results}>
      <h2
        tabIndex={-1}
        autoFocus={found !== undefined}
        className={styles.heading}
      >
        <span>{says(words, found)}</span>{" "}
        {found && found.pages > 1 && (
          <span className={pageLinks.where}>
            {fillIn(pageOf, { page: found.page, pages: found.pages })}
          </span>
        )}
      </h2>
      {found && found.total > 0 ? (
        <>
          <ol className={styles.list}>
            {found.hits.map((hit) => (
              // Another query marks other words of the same page.
              <li key={`${found.query} ${hit.path}`}>
                <Result {...hit} />
              </li>
            ))}
          </ol>
          {found.pages > 1 && (
            <Pagination
              {...found}
              label={words.pages}
              href={(page) => searchAddress(found.query, page)}
            />
          )}
          <p className={styles.more}>
            {fillInNodes(words.more, {
              phone: (
                <a href={`tel:${office.phone.e164}`}>{office.phone.display}</a>
              ),
              finder: <PageLink to="/coverage-finder">{words.finder}</PageLink>,
            })}
          </p>
        </>
      ) : (
        <SearchHelp />
      )}
    </div>
  );
}

function says(words: typeof searchResults, found: Found | undefined) {
  if (!found || !found.query) return words.begin;
  const { query, total: count } = found;
  if (count === 0) return fillIn(words.none, { query });
  const text = count === 1 ? words.resultOne : words.resultMany;
  return fillIn(text, { count, query });
}

function Result({ path, language, kind, title, excerpt, answer }: Hit) {
  const words = useWords(searchResults);
  return (
    <div
      className={styles.result}
      data-answer={answer ? "" : undefined}
      lang={language}
    >
      <p className={smallPrint.text}>{kind}</p>
      <h3 className={styles.title}>
        <PageLink to={path} hrefLang={language}>
          {marked(title)}
        </PageLink>
      </h3>
      <p className={styles.excerpt}>{answer ?? marked(excerpt)}</p>
      {answer && (
        <p className={styles.call}>
          <ButtonLink to={`tel:${office.phone.e164}`} size="small">
            <Icon name="phone" />
            {fillIn(words.call, { phone: office.phone.display })}
          </ButtonLink>
          <span>{words.hours}</span>
        </p>
      )}
    </div>
  );
}

function marked(text: Marked): ReactNode {
  return text.map(([piece, matched], index) =>
    // Pieces have no names, but their order never changes.
    matched ? <mark key={index}>{piece}</mark> : piece,
  );
}
