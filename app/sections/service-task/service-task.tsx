import type { CustomerService } from "#content/customer-service.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import styles from "./service-task.module.css";

/** One task for clients: what to do, and links to do it. */
export function ServiceTask(task: CustomerService["tasks"][number]) {
  const { id, icon, title, text, inOrder, steps, actions } = task;
  const List = inOrder ? "ol" : "ul";
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.task}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <TopicIcon name={icon} />
        </span>
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <div className={styles.body}>
        <p>{text}</p>
        <List className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </List>
        <ul className={styles.actions}>
          {actions.map(({ label, to }) => (
            <li key={to}>
              <ButtonLink to={to} variant="quiet">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
