import type { ReactNode } from "react";
import type { Picture } from "#app/content/picture.ts";
import { useFirstPicture } from "#app/document/use-first-picture.ts";
import { Photograph } from "#app/ui/photograph.tsx";
import styles from "./page-hero.module.css";

type PageHeroProps = {
  hero: { title: string; subtitle?: string; description: string };
  picture?: Picture | undefined;
  /** A cutaway, shown instead of the picture. Given whole, so that only pages with one have its styles. */
  cutaway?: ReactNode;
  /** Shown before the text, if it matters more. */
  alert?: ReactNode;
  /** Buttons and links next to the text. */
  actions?: ReactNode;
  /** Id of the element that screen readers read with the title. */
  describedBy?: string | undefined;
  /** A small title, on a page whose first words are a question. */
  isSlim?: boolean;
  /** Whether the title is a whole sentence. */
  isLong?: boolean;
};

/** The top of every page except home: title and picture. */
export function PageHero({
  hero: { title, subtitle, description },
  picture,
  cutaway,
  alert,
  actions,
  describedBy,
  isSlim,
  isLong,
}: PageHeroProps) {
  return (
    <div
      className={styles.hero}
      data-slim={isSlim ? "" : undefined}
      data-long={isLong ? "" : undefined}
      data-cutaway={cutaway ? "" : undefined}
      data-picture={picture && !cutaway ? "" : undefined}
    >
      <div className={styles.words}>
        <div>
          {subtitle && !isSlim && <p className={styles.subtitle}>{subtitle}</p>}
          <h1
            className={styles.title}
            tabIndex={-1}
            // An answer to what the visitor sent is read with its title.
            autoFocus={describedBy !== undefined}
            aria-describedby={describedBy}
          >
            {title}
          </h1>
        </div>
        <div>
          {alert}
          {description && <p className={styles.description}>{description}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {cutaway}
      {picture && !cutaway && <FirstPicture {...picture} />}
    </div>
  );
}

/** Beside the words in wide windows, above them on a phone. */
function FirstPicture(picture: Picture) {
  const first = useFirstPicture(picture);
  const Frame = picture.photo ? "div" : "picture";
  return (
    <Frame className={styles.picture}>
      {picture.photo ? (
        <Photograph {...picture.photo} />
      ) : (
        <img {...first} alt="" fetchPriority="high" />
      )}
    </Frame>
  );
}
