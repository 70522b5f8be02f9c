import { finderPlaces } from "#content/drawn.ts";
import type { FoundCoverage } from "#queries/finder-answers.ts";
import styles from "./finder-picture.module.css";

/** The numbers of the first coverages, each above the part of the picture that it is about. */
export function FinderPlaces({ found }: { found: readonly FoundCoverage[] }) {
  return (
    <svg
      viewBox="0 0 1920 300"
      preserveAspectRatio="xMidYMax slice"
      className={styles.layer}
    >
      {placesOf(found).map(({ number, x, y, at, height }) => (
        <g key={number}>
          <path d={`M${x} ${y}L${at} ${height}`} className={styles.leader} />
          <circle cx={at} cy={height} r="20" className={styles.badge} />
          <text x={at} y={height} dy=".35em" className={styles.number}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** How many numbers there are at most, and how far apart, in units of the picture. */
const most = 6;
const apart = 44;

/** What each number points at, and where it is: side by side, from the left. */
function placesOf(found: readonly FoundCoverage[]) {
  let end = 0;
  return found
    .slice(0, most)
    .flatMap(({ part = "" }, index) => {
      const [x, y] = finderPlaces[part] ?? [];
      return x && y ? [{ number: index + 1, x, y }] : [];
    })
    .toSorted((a, b) => a.x - b.x || a.number - b.number)
    .map((place) => {
      const at = Math.max(place.x, end);
      end = at + apart;
      return { ...place, at, height: Math.max(place.y - 34, 24) };
    });
}
