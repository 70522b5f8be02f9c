import { customerService } from "#app/content/company.ts";
import { heroPicture } from "#app/content/hero-picture.ts";
import { loadedMeta } from "#app/layout/page-meta.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ServiceTask } from "./service-task.tsx";
import type { Route } from "./+types/customer-service-page";
import styles from "./customer-service-page.module.css";

export function loader() {
  return {
    ...customerService,
    path: "/customer-service",
    picture: heroPicture("customer-service"),
  };
}

export { loadedMeta as meta };

/** What clients come for, with a list of it under the headline so that nobody has to scroll and search. */
export default function CustomerServicePage({
  loaderData: page,
}: Route.ComponentProps) {
  return (
    <>
      <PageHero
        {...page.hero}
        name={page.name}
        crumbs={[{ label: "Home", path: "/" }]}
        picture={page.picture}
        actions={
          <nav aria-label="On this page">
            <ul className={styles.contents}>
              {page.tasks.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.entry}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
      <div className={styles.tasks}>
        {page.tasks.map((task) => (
          <ServiceTask key={task.id} {...task} />
        ))}
        <p className={styles.notice}>{page.notice}</p>
      </div>
    </>
  );
}
