import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./answer-page.module.css";

type QuestionListProps = {
  answers: readonly { path: string; question: string }[];
};

/** Questions that link to their answers. */
export function QuestionList({ answers }: QuestionListProps) {
  return (
    <ul className={styles.list}>
      {answers.map(({ path, question }) => (
        <li key={path}>
          <PageLink to={path}>{question}</PageLink>
        </li>
      ))}
    </ul>
  );
}
