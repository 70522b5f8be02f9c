import { customerService } from "#content/customer-service.ts";
import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { taskPicture } from "#app/content/picture.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ServiceTask } from "#app/sections/service-task/service-task.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import styles from "./customer-service-page.module.css";

export function loader({ url }: LoaderArgs) {
  const page = pageHere(url)!;
  const words = contentOf(page, customerService);
  return {
    ...words,
    ...inLanguages(page),
    tiles: words.tiles.map(({ picture, ...tile }) => ({
      ...tile,
      picture: taskPicture(picture),
    })),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** What clients come for as pictures with one link each, and below them what to do first and what to have ready. */
export default function CustomerServicePage({
  loaderData: page,
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...page} />
      <ul className={styles.tiles}>
        {page.tiles.map(({ picture, label, to }) => (
          <li key={to}>
            <PageLink to={to} className={styles.tile}>
              <img {...picture} alt="" className={styles.picture} />
              <span className={styles.label}>{label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className={styles.tasks}>
        {page.tasks.map((task) => (
          <ServiceTask key={task.id} {...task} />
        ))}
        <p className={styles.notice}>{page.notice}</p>
      </div>
    </>
  );
}
