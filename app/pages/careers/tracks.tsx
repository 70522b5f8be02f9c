import type { Careers } from "#content/careers.ts";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./tracks.module.css";

/** Three career tracks with three features each. */
export function Tracks({ title, intro, list }: Careers["tracks"]) {
  return (
    <Section id="tracks" title={title} intro={intro} tone="sunk">
      <ul className={styles.tracks}>
        {list.map((track, order) => (
          <li key={track.title}>
            <Reveal order={order}>
              <div className={styles.track}>
                <h3 className={styles.title}>{track.title}</h3>
                <p className={styles.description}>{track.description}</p>
                <ul>
                  {track.features.map((feature) => (
                    <li key={feature} className={styles.feature}>
                      <TopicIcon name="badge-check" />
                      {feature}
                    </li>
                  ))}
                </ul>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
