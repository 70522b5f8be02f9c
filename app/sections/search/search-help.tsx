import { use } from "react";
import { blogCategories } from "#content/blog-categories.ts";
import { searchHelp } from "#content/ui/search-help.ts";
import { listAddress } from "#queries/list-address.ts";
import { searchAddress } from "#queries/search.ts";
import { office } from "#content/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Translation, useWords } from "#app/ui/use-words.ts";
import styles from "./search-help.module.css";

/** Links for a search that found nothing or has not started. */
export function SearchHelp() {
  const words = useWords(searchHelp);
  const isEnglish = !use(Translation);
  const examples = words.examples.split(", ");
  const sections = [
    [words.commercial, "/industry"],
    [words.personal, "/personal"],
    [words.services, "/services"],
    [words.finder, "/coverage-finder"],
    [words.customerService, "/customer-service"],
    [words.glossary, "/glossary"],
  ] as const;
  return (
    <div className={styles.help}>
      <p>{words.callText}</p>
      <p className={styles.call}>
        <ButtonLink to={`tel:${office.phone.e164}`}>
          <Icon name="phone" />
          {office.phone.display}
        </ButtonLink>
      </p>
      <p>{words.examplesText}</p>
      <Links
        label={words.examplesLabel}
        links={examples.map((word) => [word, searchAddress(word, 1)])}
      />
      {isEnglish && (
        // The lists of articles are only in English.
        <>
          <p>{words.subjectsText}</p>
          <Links
            label={words.subjectsLabel}
            links={blogCategories.map(({ id, label }) => [
              label,
              listAddress(id, 1),
            ])}
          />
        </>
      )}
      <p>{words.sectionsText}</p>
      <Links label={words.sectionsLabel} links={sections} />
    </div>
  );
}

type LinksProps = {
  label: string;
  links: readonly (readonly [label: string, path: string])[];
};

function Links({ label, links }: LinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(([text, path]) => (
          <li key={path}>
            <PageLink to={path} className={styles.link}>
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
