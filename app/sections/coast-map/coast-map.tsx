import type { ReactNode } from "react";
import { coastCities } from "#content/ui/coast-cities.ts";
import { coastCounties } from "#content/ui/coast-counties.ts";
import { coastMap } from "#content/ui/coast-map.ts";
import { useWords } from "#app/ui/use-words.ts";
import { counties, type County } from "#tools/coastal-wind/counties.ts";
import styles from "./coast-map.module.css";

type Shape = {
  path: string;
  /** Where its name begins, or ends if it is left of this point. */
  name: readonly [x: number, y: number];
  isLeft?: true;
};

/** Simplified by hand: 88 units to a degree of longitude from 98.2° W, 100 to one of latitude from 30.3° N. */
const shapes: Record<County, Shape> = {
  jefferson: {
    path: "M331,19L359,6L367,20L378,33L385,61L364,63L338,74L331,41z",
    name: [400, 98],
    isLeft: true,
  },
  chambers: {
    path: "M331,41L338,74L320,77L302,77L306,60L290,62L288,42L304,40z",
    name: [328, 24],
    isLeft: true,
  },
  galveston: {
    path: "M261,74L280,75L290,88L292,97L273,113L261,100zM338,74L321,81L303,93L290,103L271,119L273,125L306,101L326,86z",
    name: [296, 122],
  },
  brazoria: {
    path: "M245,72L261,74L261,100L273,113L271,121L255,137L237,148L223,133L214,107L232,90z",
    name: [266, 154],
  },
  matagorda: {
    path: "M214,107L223,133L237,148L198,168L165,188L165,165L166,133z",
    name: [206, 190],
  },
  calhoun: {
    path: "M165,165L165,188L157,195L123,220L124,205L118,187L137,159z",
    name: [150, 214],
  },
  refugio: {
    path: "M118,187L124,205L101,217L83,222L58,214L73,191L92,175z",
    name: [80, 176],
    isLeft: true,
  },
  aransas: {
    path: "M124,205L123,220L101,246L93,240L83,222L101,217z",
    name: [118, 242],
  },
  sanPatricio: {
    path: "M58,214L83,222L93,240L70,244L35,237L34,213z",
    name: [24, 222],
    isLeft: true,
  },
  nueces: {
    path: "M35,237L70,244L93,240L101,246L86,272L23,266L23,242z",
    name: [100, 266],
  },
  kleberg: {
    path: "M23,266L86,272L76,302L18,309L12,306L12,280z",
    name: [92, 294],
  },
  kenedy: {
    path: "M18,309L76,302L72,335L82,370L21,369L18,352z",
    name: [88, 344],
  },
  willacy: { path: "M21,369L82,370L86,389L30,395L18,385z", name: [94, 388] },
  cameron: {
    path: "M30,395L86,389L92,434L69,445L48,427L30,424z",
    name: [100, 424],
  },
};

/** Harris County, and its strip east of Highway 146. */
const harris = "M202,32L285,32L288,48L283,60L280,75L261,74L245,72L209,55z";
const strip = "M288,48L283,60L280,75L275,75L279,55z";

type CoastMapProps = {
  /** The county that is filled in. Without one, all are. */
  chosen?: County | "harris" | "other";
  /** Makes each county a link for pointers. Others need the same links next to the map. */
  linkTo?: (county: County | "harris") => string;
};

/** A sketch of where TWIA insures: the coastal counties, and the strip of Harris County enlarged. */
export function CoastMap({ chosen, linkTo }: CoastMapProps) {
  const words = useWords(coastMap);
  const names = useWords(coastCounties);
  const cities = useWords(coastCities);
  const isChosen = (county: County | "harris") =>
    chosen === undefined || chosen === county;
  const linked = (county: County | "harris", children: ReactNode) =>
    linkTo ? (
      <a key={county} href={linkTo(county)} tabIndex={-1}>
        {children}
      </a>
    ) : (
      <g key={county}>{children}</g>
    );
  return (
    <figure>
      <svg viewBox="-72 8 474 440" className={styles.map} aria-hidden="true">
        <path className={styles.harris} d={harris} />
        <text x="214" y="58">
          {words.harris}
        </text>
        <path
          className={styles.county}
          data-chosen={isChosen("harris")}
          d={strip}
        />
        {counties.map((county) => {
          const { path, name, isLeft } = shapes[county];
          return linked(
            county,
            <>
              <path
                className={styles.county}
                data-chosen={isChosen(county)}
                d={path}
              />
              <text
                x={name[0]}
                y={name[1]}
                textAnchor={isLeft ? "end" : undefined}
                className={chosen === county ? styles.chosen : undefined}
              >
                {names[county]}
              </text>
            </>,
          );
        })}
        <text x="226" y="248" className={styles.gulf}>
          {words.gulf}
        </text>
        {linked(
          "harris",
          <g className={styles.inset}>
            <rect x="176" y="276" width="224" height="166" rx="4" />
            <path
              className={styles.county}
              data-chosen={isChosen("harris")}
              d="M340 277h20l6 36 8 30-4 40 10 58h-40z"
            />
            <path className={styles.road} d="M340 277v164" />
            <text x="330" y="298" textAnchor="end" className={styles.gulf}>
              {words.highway}
            </text>
            {[
              cities.morgansPoint,
              cities.laPorte,
              cities.shoreacres,
              cities.pasadena,
              cities.seabrook,
            ].map((city, index) => (
              <text key={city} x="330" y={324 + index * 26} textAnchor="end">
                {city}
              </text>
            ))}
          </g>,
        )}
      </svg>
      <figcaption className={styles.caption}>{words.caption}</figcaption>
    </figure>
  );
}
