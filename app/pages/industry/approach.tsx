import type { Industry } from "#app/content/industry-schema.ts";
import { LossStory } from "#app/sections/loss/loss-story.tsx";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./approach.module.css";

/** How the brokerage works in this industry, and the worries of its operators. */
export function Approach({
  title,
  paragraphs,
  loss,
  exposures,
}: Industry["approach"]) {
  return (
    <Section id="approach" title={title} shape="aside">
      <div className={styles.parts}>
        <Paragraphs texts={paragraphs} />
        {loss && <LossStory title={loss.title} texts={[loss.text]} />}
        <TitledList shape="rows" list={exposures} />
      </div>
    </Section>
  );
}
