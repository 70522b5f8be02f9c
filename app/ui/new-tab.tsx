import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Says, to eyes and ears, that a link opens a new tab (technique G201). */
export function NewTab() {
  return (
    <>
      <Icon name="arrow-up-right" />
      <VisuallyHidden> (opens in new tab)</VisuallyHidden>
    </>
  );
}
