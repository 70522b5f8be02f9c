import { Form } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./search-bar.module.css";

type SearchBarProps = {
  /** What was searched for. */
  query?: string;
};

/** Spec section 2: a text input and a button with an icon. Leads to /blog/search. */
export function SearchBar({ query }: SearchBarProps) {
  return (
    <search className={styles.search}>
      <Form action="/blog/search" className={styles.bar}>
        <label htmlFor="search">
          <VisuallyHidden>Search</VisuallyHidden>
        </label>
        <input
          id="search"
          name="q"
          type="search"
          placeholder="Search..."
          autoComplete="off"
          maxLength={200}
          // A search by a link or by Back brings its own words.
          key={query}
          defaultValue={query}
          className={styles.input}
        />
        <button type="submit" className={styles.button}>
          <Icon name="search" />
          <VisuallyHidden>Search</VisuallyHidden>
        </button>
      </Form>
    </search>
  );
}
