import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./picture-tiles.module.css";

type PictureTilesProps = {
  tiles: readonly {
    to: string;
    label: string;
    picture: { src: string; width: number; height: number };
  }[];
};

/** About five pictures, each a link. */
export const PictureTiles = ({ tiles }: PictureTilesProps) => (
  <ul className={styles.tiles}>
    {tiles.map(({ to, label, picture }) => (
      <li key={to}>
        <PageLink to={to} className={styles.tile}>
          <img
            {...picture}
            alt=""
            // Otherwise React fetches it before the fonts.
            fetchPriority="low"
            className={styles.picture}
          />
          <span className={styles.label}>{label}</span>
        </PageLink>
      </li>
    ))}
  </ul>
);
