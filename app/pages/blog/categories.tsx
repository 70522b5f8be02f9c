import { blogList } from "#content/ui/blog-list.ts";
import { listAddress } from "#queries/list-address.ts";
import { PageLink } from "#app/ui/page-link.tsx";
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
            <PageLink
              to={listAddress(id, 1)}
              aria-current={id === current ? "page" : undefined}
              className={styles.category}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
