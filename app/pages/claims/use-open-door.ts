import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** What can have happened, with the lists of its steps. */
export type Door = { id: string; lists: readonly { id: string }[] };

/**
 * What the visitor chose: the door, or one of its lists, that the address names. A jump to another part of the page
 * keeps it. The rest of the page, which is plain HTML, follows: the chosen picture, and its steps.
 */
export function useOpenDoor(doors: readonly Door[]): string | undefined {
  const [open, setOpen] = useState<string>();

  // The address and the page around the island are outside React.
  useEffect(() => {
    const read = () => {
      const name = location.hash.slice(1);
      const door = doors.find(
        ({ id, lists }) => id === name || lists.some((one) => one.id === name),
      );
      if (door || !name) setOpen(door?.id);
    };
    read();
    // At once: its heading gets the focus in the next frame (app/document/focus-part.ts).
    const readNow = () => flushSync(read);
    addEventListener("hashchange", readNow);
    return () => removeEventListener("hashchange", readNow);
  }, [doors]);

  useLayoutEffect(() => {
    const tool = document.querySelector<HTMLElement>("[data-tool=doors]")!;
    if (open) tool.dataset.open = open;
    else delete tool.dataset.open;
    for (const { id } of doors) {
      document.getElementById(id)!.hidden = open !== undefined && open !== id;
      const link = document.querySelector(`nav a[href="#${id}"]`)!;
      if (open === id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, [doors, open]);

  return open;
}
