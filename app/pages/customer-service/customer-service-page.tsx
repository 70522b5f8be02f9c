import { customerService } from "#content/customer-service.ts";
import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { taskPicture } from "#app/content/picture.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { PictureTiles } from "#app/sections/picture-tiles/picture-tiles.tsx";
import { ServiceTask } from "#app/sections/service-task/service-task.tsx";
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
      <div className={styles.tiles}>
        <PictureTiles tiles={page.tiles} />
      </div>
      <div className={styles.tasks}>
        {page.tasks.map((task) => (
          <ServiceTask key={task.id} {...task} />
        ))}
        <p className={styles.notice}>{page.notice}</p>
      </div>
    </>
  );
}
