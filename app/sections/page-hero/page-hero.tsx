import type { ReactNode } from "react";
import { crumbs as crumbWords } from "#content/ui/crumbs.ts";
import { crumbLinks, type Crumb } from "#app/content/crumbs.ts";
import type { Picture } from "#app/content/picture.ts";
import { useFirstPicture } from "#app/document/use-first-picture.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { HeroPicture } from "./hero-picture.tsx";
import styles from "./page-hero.module.css";

type PageHeroProps = {
  /** The parent pages; this page is added as the last. */
  crumbs?: readonly Crumb[];
  name: string;
  hero: { title: string; subtitle?: string; description: string };
  picture?: { wide: Picture; card: Picture };
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

/** The top of every page except home: breadcrumb, title and picture. */
export function PageHero({
  crumbs,
  name,
  hero: { title, subtitle, description },
  picture,
  cutaway,
  alert,
  actions,
  describedBy,
  isSlim,
  isLong,
}: PageHeroProps) {
  const words = useWords(crumbWords);
  return (
    <div
      className={styles.hero}
      data-slim={isSlim ? "" : undefined}
      data-long={isLong ? "" : undefined}
      data-cutaway={cutaway ? "" : undefined}
    >
      <nav aria-label={words.label}>
        <ol className={styles.crumbs}>
          {crumbLinks(words, crumbs).map(({ label, path }) => (
            <li key={path} className={styles.crumb}>
              <PageLink to={path}>{label}</PageLink>
            </li>
          ))}
          <li className={styles.crumb} aria-current="page">
            {name}
          </li>
        </ol>
      </nav>
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

/** Phones show the picture on the first screen. */
function FirstPicture({ wide, card }: { wide: Picture; card: Picture }) {
  const narrow = useFirstPicture(card);
  return <HeroPicture picture={wide} narrow={narrow} narrowBelow={37.5} />;
}
