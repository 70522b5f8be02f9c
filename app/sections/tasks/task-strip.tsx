import { siteLayout } from "#content/ui/site-layout.ts";
import type { Picture } from "#app/content/picture.ts";
import { MenuLink } from "#app/layout/menu-link.tsx";
import { useMenus } from "#app/layout/menus.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./task-strip.module.css";

type TaskStripProps = {
  /** By the name of the task. */
  pictures: Readonly<Record<string, Picture>>;
};

/** What most visitors come for, each a single link, and below them three ways to find everything else. */
export function TaskStrip({ pictures }: TaskStripProps) {
  const words = useWords(siteLayout);
  const { tasks, finds } = useMenus();
  return (
    <nav aria-label={words.tasks} className={styles.strip}>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.id} className={styles.task}>
            <MenuLink item={task} className={styles.link} hasArrow>
              <img
                {...pictures[task.id]}
                alt=""
                loading="lazy"
                className={styles.picture}
              />
              <span>
                <span className={styles.label}>{task.label}</span>{" "}
                <span className={styles.line}>{task.line}</span>
              </span>
            </MenuLink>
          </li>
        ))}
      </ul>
      <ul className={styles.finds}>
        {finds.map((item) => (
          <li key={item.path}>
            <MenuLink item={item} className={styles.find} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
