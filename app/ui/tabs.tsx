import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Folded } from "./folded.tsx";
import styles from "./tabs.module.css";

type TabsProps = {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
};

/** Tabs in the APG pattern: arrows, Home and End move and select; every panel is in the HTML. */
export function Tabs({ label, tabs }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={move}
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={`${id}-panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => setSelected(index)}
            data-replay=""
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }, index) => (
        <Folded key={id} hidden={index !== selected}>
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
