import type { Home } from "#content/home.ts";
import {
  IconList,
  TitledList,
} from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./how-we-work.module.css";

type HowWeWorkProps = Pick<Home, "howItWorks" | "apart">;

/** How it works, and what sets us apart, side by side in wide windows. */
export const HowWeWork = ({ howItWorks, apart }: HowWeWorkProps) => (
  <div className={styles.work}>
    <Section id="how-it-works" title={howItWorks.title}>
      <TitledList shape="steps" list={howItWorks.steps} />
    </Section>
    <Section id="apart" title={apart.title}>
      <IconList list={apart.reasons} />
    </Section>
  </div>
);
