import { useLayoutEffect, useRef } from "react";
import { checklist } from "#content/ui/checklist.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { usePageAddress } from "#app/ui/page-address.ts";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import { setChecks, useChecks } from "./checks.ts";
import styles from "./checklist.module.css";

export type CheckBoxesProps = {
  /** Unique on the page. A check is kept under the address of the page, this id and the step's title. */
  id: string;
  steps: readonly { title: string; text?: string | undefined }[];
  /** The steps are taken one after the other. */
  inOrder?: boolean;
  /** Two columns on wide windows. */
  columns?: boolean;
};

/**
 * Steps to check off, which stay checked in this browser. Without scripts it is a plain list: numbered if the order
 * matters, otherwise with boxes to check on paper.
 */
export function CheckBoxes({ id, steps, inOrder, columns }: CheckBoxesProps) {
  const words = useWords(checklist);
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = usePageAddress();
  const checks = useChecks();
  const prefix = `${pathname}#${id} `;
  const done = steps.filter(({ title }) => checks.has(prefix + title)).length;
  const List = inOrder ? "ol" : "ul";

  // Boxes that were checked before React started. Its next render would clear them.
  useLayoutEffect(() => {
    const checked = boxesIn(list.current).filter((box) => box.checked);
    if (checked.length > 0)
      setChecks(
        checked.map(({ value }) => prefix + value),
        true,
      );
  }, [prefix]);

  function clear() {
    setChecks(
      steps.map(({ title }) => prefix + title),
      false,
    );
    // The button goes away.
    boxesIn(list.current)[0]?.focus();
  }

  return (
    <div ref={list}>
      <List className={styles.list} data-columns={columns}>
        {steps.map(({ title, text }, index) => {
          const box = `${id}-${index + 1}`;
          return (
            <li key={title} className={styles.step}>
              <input
                type="checkbox"
                id={box}
                value={title}
                checked={checks.has(prefix + title)}
                onChange={({ currentTarget }) =>
                  setChecks([prefix + title], currentTarget.checked)
                }
                aria-describedby={text && `${box}-text`}
                className={styles.box}
              />
              <label htmlFor={box} className={styles.title}>
                {title}
              </label>
              {text && (
                <p id={`${box}-text`} className={styles.text}>
                  <LinkedText text={text} />
                </p>
              )}
            </li>
          );
        })}
      </List>
      <div className={styles.foot}>
        <p>
          <span role="status" className={styles.done}>
            {fillIn(words.done, { done, count: steps.length })}
          </span>{" "}
          {words.kept}
        </p>
        {done > 0 && (
          <Button variant="quiet" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

const boxesIn = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>("input") ?? []),
];
