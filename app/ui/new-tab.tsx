import { newTab } from "#content/ui/new-tab.ts";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useWords } from "./use-words.ts";

/** Says, visibly and to screen readers, that a link opens a new tab (technique G201). */
export function NewTab() {
  const words = useWords(newTab);
  return (
    <>
      <Icon name="arrow-up-right" />
      <VisuallyHidden>{` ${words.notice}`}</VisuallyHidden>
    </>
  );
}
