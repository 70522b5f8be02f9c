import type { ReactNode } from "react";
import type { FamilyCard } from "#app/content/family-cards.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Image } from "#app/ui/image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./family-card-grid.module.css";

type FamilyCardGridProps = {
  /** A sample is shown instead of the summary. */
  cards: readonly (FamilyCard & { sample?: ReactNode })[];
  /** The link to all. With it the list is short: without summaries, and with only five cards below 768px. */
  all?: { label: string; path: string };
  /** Heading level of the titles. */
  heading?: "h2" | "h3";
};

/** Cards with a picture that link to the pages of a family. */
export function FamilyCardGrid({
  cards,
  all,
  heading: Heading = "h3",
}: FamilyCardGridProps) {
  return (
    <>
      <ul className={styles.grid} data-short={all ? "" : undefined}>
        {cards.map(({ id, title, summary, path, picture, sample }) => (
          <li key={id} className={styles.card}>
            <Image {...picture} alt="" />
            <div className={styles.words}>
              <Heading className={styles.title}>
                <PageLink to={path} className={styles.link}>
                  {title}
                </PageLink>
              </Heading>
              {sample ?? (!all && <p className={styles.summary}>{summary}</p>)}
            </div>
          </li>
        ))}
      </ul>
      {all && (
        <p className={styles.all}>
          <ButtonLink to={all.path} variant="quiet">
            {all.label}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
