import { searchBar } from "#content/ui/search-bar.ts";
import { Icon } from "#app/ui/icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useAddress, useWords } from "#app/ui/use-words.ts";
import styles from "./search-bar.module.css";

type SearchBarProps = {
  /** The search text. */
  query?: string;
  placeholder?: string;
};

/** A text input and an icon button. Leads to /blog/search. */
export function SearchBar({ query, placeholder }: SearchBarProps) {
  const words = useWords(searchBar);
  const action = useAddress("/blog/search");

  return (
    <search className={styles.search}>
      <form action={action} className={styles.bar}>
        <label htmlFor="search">
          <VisuallyHidden>{words.label}</VisuallyHidden>
        </label>
        <input
          id="search"
          name="q"
          type="search"
          placeholder={placeholder ?? words.placeholder}
          autoComplete="off"
          maxLength={200}
          defaultValue={query}
          className={styles.input}
        />
        <button type="submit" className={styles.button}>
          <Icon name="search" />
          <VisuallyHidden>{words.submit}</VisuallyHidden>
        </button>
      </form>
    </search>
  );
}
