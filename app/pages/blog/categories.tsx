import { blogList } from "#content/ui/blog-list.ts";
import { listAddress } from "#queries/list-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./categories.module.css";

type CategoriesProps = {
  categories: readonly { id: string; label: string }[];
  current: string | undefined;
};

/** All posts and the four categories. */
export function Categories({ categories, current }: CategoriesProps) {
  const words = useWords(blogList);
  const all = { id: undefined, label: words.all };
  return (
    <nav aria-label={words.categories}>
      <ul className={styles.categories}>
        {[all, ...categories].map(({ id, label }) => (
          <li key={label}>
            <ButtonLink
              to={listAddress(id, 1)}
              aria-current={id === current ? "page" : undefined}
              variant={id === current ? "primary" : "outline"}
              size="small"
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
