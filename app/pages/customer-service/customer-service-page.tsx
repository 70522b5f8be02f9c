import { customerService } from "#content/customer-service.ts";
import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { heroScene } from "#app/content/picture.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ServiceTask } from "#app/sections/service-task/service-task.tsx";
import { TaskIndex } from "#app/sections/service-task/task-index.tsx";
import type { Route } from "./+types/customer-service-page";
import styles from "./customer-service-page.module.css";

export function loader({ url }: Route.LoaderArgs) {
  const page = pageHere(url)!;
  return {
    ...contentOf(page, customerService),
    ...inLanguages(page),
    picture: heroScene("customer-service"),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** Tasks for clients, with a list of them under the headline, so nobody has to scroll and search. */
export default function CustomerServicePage({
  loaderData: page,
}: Route.ComponentProps) {
  return (
    <>
      <PageHero {...page} actions={<TaskIndex tasks={page.tasks} />} />
      <div className={styles.tasks}>
        {page.tasks.map((task) => (
          <ServiceTask key={task.id} {...task} />
        ))}
        <p className={styles.notice}>{page.notice}</p>
      </div>
    </>
  );
}
