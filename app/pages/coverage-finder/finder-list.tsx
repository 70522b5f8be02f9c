import type { Ref } from "react";
import { site } from "#content/site.ts";
import type { CoverageFinder as Words } from "#app/content/coverage-finder-schema.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { FoundCoverage } from "#queries/finder-answers.ts";
import styles from "./finder-list.module.css";

type FinderListProps = {
  words: Words;
  /** Undefined while no question is answered. */
  found: readonly FoundCoverage[] | undefined;
  answered: readonly string[] | undefined;
  heading: Ref<HTMLHeadingElement>;
};

/** The coverages to ask about, each with its reason, as a list that can be printed. */
export function FinderList({
  words,
  found,
  answered,
  heading,
}: FinderListProps) {
  const { list } = words;
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
        {list.title}
      </h2>
      <p role="status" className={styles.count}>
        {says(found)}
      </p>
      {found && answered ? (
        <>
          <p className={styles.answers}>
            {list.summary}: {answered.join("; ")}.
          </p>
          <ul>
            {found.map((coverage) => (
              <Entry key={coverage.title} {...coverage} more={list.more} />
            ))}
          </ul>
          <Actions send={words.send.button} />
        </>
      ) : (
        <p className={styles.answers}>{list.empty}</p>
      )}
      <p className={styles.notice}>{list.notice}</p>
    </section>
  );
}

function says(found: readonly FoundCoverage[] | undefined) {
  if (!found) return "";
  if (found.length === 0) return "Answer one more question to begin the list";
  return found.length === 1
    ? "One coverage to ask about"
    : `${found.length} coverages to ask about`;
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
      <span className={styles.print}>
        <Button variant="outline" data-replay="" onClick={() => print()}>
          Print
        </Button>
      </span>
    </div>
  );
}
