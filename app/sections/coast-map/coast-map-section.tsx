import { coastCounties } from "#content/ui/coast-counties.ts";
import { coastMap } from "#content/ui/coast-map.ts";
import type { SectionOf } from "#content/sections.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { counties } from "#tools/coastal-wind/counties.ts";
import { CoastMap } from "./coast-map.tsx";
import styles from "./coast-map.module.css";

const toolOf = (county: string) =>
  `/tools/coastal-wind?tool=coastal-wind&county=${county}`;

/** Where TWIA insures. Each county leads to the tool, with that county chosen. */
export function CoastMapSection(section: SectionOf<"coast-map">) {
  const words = useWords(coastMap);
  const names = useWords(coastCounties);
  return (
    <Section {...section} shape="aside">
      <CoastMap linkTo={toolOf} />
      <ul className={styles.links}>
        {counties.map((county) => (
          <li key={county}>
            <PageLink to={toolOf(county)}>{names[county]}</PageLink>
          </li>
        ))}
        <li>
          <PageLink to={toolOf("harris")}>{words.harrisPart}</PageLink>
        </li>
      </ul>
    </Section>
  );
}
