import { taskIndex } from "#content/ui/task-index.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./task-index.module.css";

type TaskIndexProps = { tasks: readonly { id: string; title: string }[] };

/** Links to each part of a page, so nobody has to scroll and search. */
export function TaskIndex({ tasks }: TaskIndexProps) {
  const words = useWords(taskIndex);
  return (
    <nav aria-label={words.label}>
      <ul className={styles.contents}>
        {tasks.map(({ id, title }) => (
          <li key={id}>
            <ButtonLink to={`#${id}`} variant="outline" size="small">
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
