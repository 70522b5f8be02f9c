import { portals } from "#content/portals.ts";
import { portalsPage } from "#content/ui/portals-page.ts";
import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { heroScene } from "#app/content/picture.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { NewTab } from "#app/ui/new-tab.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import smallPrint from "#app/ui/small-print.module.css";
import styles from "./portals-page.module.css";

export function loader({ url }: LoaderArgs) {
  const page = pageHere(url)!;
  const { index, pages } = contentOf(page, portals);
  return {
    ...index,
    ...inLanguages(page),
    picture: heroScene("portals"),
    doors: Object.entries(pages).map(([end, { name, summary }]) => ({
      path: `/portals/${end}`,
      name,
      summary,
    })),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** The two portals. Their links warn that the page behind them opens a tab by itself. */
export default function PortalsPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const words = useWords(portalsPage);
  return (
    <>
      <PageHero {...page} />
      <ul className={styles.doors}>
        {page.doors.map(({ path, name, summary }) => (
          <li key={path} className={styles.door}>
            <h2 className={styles.name}>
              <PageLink to={path} className={styles.link}>
                {name}
                <NewTab />
              </PageLink>
            </h2>
            <p className={styles.summary}>{summary}</p>
            <p className={smallPrint.text}>{words.newTab}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
