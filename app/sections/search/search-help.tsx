import { blog } from "#content/blog.ts";
import { listAddress } from "#queries/list-address.ts";
import { searchAddress } from "#queries/search.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./search-help.module.css";

/** What others look for. */
const examples = ["deductible", "certificate", "hail", "flood", "Medicaid"];

const sections = [
  ["Commercial insurance", "/industry"],
  ["Personal insurance", "/personal"],
  ["Services", "/services"],
  ["Coverage finder", "/coverage-finder"],
  ["Customer service", "/customer-service"],
] as const;

/** Ways on where a search found nothing, or has not begun. */
export function SearchHelp() {
  return (
    <div className={styles.help}>
      <p>Fewer or more general words find more. Others look for:</p>
      <Links
        label="Searches"
        links={examples.map((word) => [word, searchAddress(word, 1)])}
      />
      <p>Articles by subject:</p>
      <Links
        label="Subjects"
        links={blog.categories.map(({ id, label }) => [
          label,
          listAddress(id, 1),
        ])}
      />
      <p>Main sections of this site:</p>
      <Links label="Main sections" links={sections} />
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
        {links.map(([words, path]) => (
          <li key={path}>
            <PageLink to={path} className={styles.link}>
              {words}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
