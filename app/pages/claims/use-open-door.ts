import { useLayoutEffect, useState } from "react";
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
  useLayoutEffect(() => {
    const read = () => {
      const name = location.hash.slice(1);
      const door = doors.find(
        ({ id, lists }) => id === name || lists.some((one) => one.id === name),
      );
      if (door || !name) setOpen(door?.id);
    };
    // The browser may have opened one by itself.
    const found = doors.find(({ id }) => !stepsOf(id).hidden);
    if (found) setOpen(found.id);
    else read();
    // At once: its heading gets the focus in the next frame (app/document/focus-part.ts).
    const readNow = () => flushSync(read);
    // The browser opens the steps in which it finds something.
    const openFound = ({ target }: Event) => {
      const name = (target as Element).firstElementChild?.id;
      if (doors.some(({ id }) => id === name)) setOpen(name);
    };
    addEventListener("hashchange", readNow);
    addEventListener("beforematch", openFound);
    return () => {
      removeEventListener("hashchange", readNow);
      removeEventListener("beforematch", openFound);
    };
  }, [doors]);

  useLayoutEffect(() => {
    for (const { id } of doors) {
      const steps = stepsOf(id);
      if (open === id) steps.removeAttribute("hidden");
      else steps.setAttribute("hidden", "until-found");
      const link = document.querySelector(`nav a[href="#${id}"]`)!;
      if (open === id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, [doors, open]);

  return open;
}

/** The part that folds. */
const stepsOf = (id: string) => document.getElementById(id)!.parentElement!;
