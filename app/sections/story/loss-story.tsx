import { lossStory } from "#content/ui/loss-story.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { useWords } from "#app/ui/use-words.ts";
import smallPrint from "#app/ui/small-print.module.css";
import styles from "./loss-story.module.css";

type LossStoryProps = {
  /** Without it the section's own heading is enough. */
  title?: string;
  texts: readonly string[];
};

/** A loss told as a short story, with a note that it is an example. */
export function LossStory({ title, texts }: LossStoryProps) {
  const words = useWords(lossStory);
  return (
    <div className={styles.story}>
      {title && <h3>{title}</h3>}
      {texts.map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
      <p className={smallPrint.text}>{words.note}</p>
    </div>
  );
}
