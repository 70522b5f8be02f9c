import type { ReactNode } from "react";
import { Folded } from "./folded.tsx";
import styles from "./tabs.module.css";

type TabsProps = {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
};

/** Tabs in the APG pattern, which app/document/page-script.js answers. Every panel is in the HTML. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-scripted=""
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={`${id}-panel`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className={styles.tab}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }, index) => (
        <Folded key={id} hidden={index !== 0}>
          <div
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-tab`}
            className={styles.panel}
          >
            <h3 className={styles.title}>{title}</h3>
            {content}
          </div>
        </Folded>
      ))}
    </>
  );
}
