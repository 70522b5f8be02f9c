import type { ReactNode } from "react";
import type { CoverageFinder as Content } from "#content/coverage-finder.ts";
import { finderPage } from "#content/ui/finder-page.ts";
import { finderLayers } from "#content/drawn.ts";
import {
  answersInWords,
  partsOf,
  type FinderAnswers,
} from "#queries/finder-answers.ts";
import type { Citation } from "#app/content/sources.ts";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import styles from "./finder-picture.module.css";

/** The content, and what its pictures and sources need. */
export type FinderWords = Content & {
  version: string;
  /** Where buttons for a quote lead. */
  quote: string;
  sourceList: readonly Citation[];
};

type FinderPictureProps = {
  words: Pick<FinderWords, "rules" | "version">;
  answers: FinderAnswers | undefined;
  /** The list, which says the answers itself, has none. */
  question: number | undefined;
  /** Drawn over it. */
  children?: ReactNode;
};

/** The land, and on it a part for each answer: views of one file, one over the other. A sentence says the same. */
export function FinderPicture({
  words: { rules, version },
  answers,
  question,
  children,
}: FinderPictureProps) {
  const labels = useWords(finderPage);
  const parts = partsOf(rules, answers, question);
  const isOpen = finderLayers.some(
    (layer) => layer.startsWith("outline") && parts.has(layer),
  );
  const layers = finderLayers.filter((layer) => parts.has(layer));
  return (
    <figure>
      <div className={styles.picture} aria-hidden="true">
        {["land", ...layers].map((layer) => (
          <img
            key={layer}
            src={`/images/finder.svg${version}#${layer}`}
            alt=""
            className={styles.layer}
          />
        ))}
        {children}
      </div>
      {question !== undefined && (
        <figcaption className={styles.caption}>
          <p role="status" className={styles.answers}>
            {answers
              ? fillIn(labels.picture, {
                  answers: answersInWords(rules, answers).join("; "),
                })
              : labels.pictureEmpty}
          </p>
          {isOpen && <p className={styles.outlines}>{labels.outlines}</p>}
        </figcaption>
      )}
    </figure>
  );
}
