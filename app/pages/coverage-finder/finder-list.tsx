import type { Ref } from "react";
import { site } from "#content/site.ts";
import { finderPage } from "#content/ui/finder-page.ts";
import type { CoverageFinder as Words } from "#app/content/coverage-finder-schema.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import type { FoundCoverage } from "#queries/finder-answers.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./finder-list.module.css";

/** The answers in words, and the coverages for them. */
export type FoundList = { answered: string; found: readonly FoundCoverage[] };

type FinderListProps = {
  words: Words;
  /** Undefined while no question is answered. */
  list: FoundList | undefined;
  heading: Ref<HTMLHeadingElement>;
};

/** The coverages to ask about, each with its reason, as a printable list. */
export function FinderList({ words, list, heading }: FinderListProps) {
  const labels = useWords(finderPage);
  const { title, summary, more, empty, notice } = words.list;
  return (
    <section id="list" aria-labelledby="list-title" className={styles.list}>
      <p className={styles.brokerage}>
        {site.name}, {site.phone.display}
      </p>
      <h2
        id="list-title"
        ref={heading}
        tabIndex={-1}
        className={styles.heading}
      >
        {title}
      </h2>
      <p role="status" className={styles.count}>
        {list && says(labels, list.found.length)}
      </p>
      {list ? (
        <>
          <p className={styles.answers}>
            {summary}: {list.answered}.
          </p>
          <ul>
            {list.found.map((coverage) => (
              <Entry key={coverage.title} {...coverage} more={more} />
            ))}
          </ul>
          <Actions send={words.send.button} />
        </>
      ) : (
        <p className={styles.answers}>{empty}</p>
      )}
      <p className={styles.notice}>{notice}</p>
    </section>
  );
}

function says(labels: typeof finderPage, count: number) {
  if (count === 0) return labels.resultNone;
  return fillIn(count === 1 ? labels.resultOne : labels.resultMany, { count });
}

function Entry({ title, why, page, more }: FoundCoverage & { more: string }) {
  return (
    <li className={styles.entry}>
      <h3>{title}</h3>
      <div>
        <p className={styles.why}>{why}</p>
        <PageLink to={page.path} className={styles.more}>
          {more} {page.label}
        </PageLink>
      </div>
    </li>
  );
}

function Actions({ send }: { send: string }) {
  return (
    <div className={styles.actions}>
      <ButtonLink to="#contact">{send}</ButtonLink>
      <PrintButton />
    </div>
  );
}
