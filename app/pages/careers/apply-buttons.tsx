import { site } from "#content/site.ts";
import { careersPage } from "#content/ui/careers-page.ts";
import { OutsideButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** The two buttons to respond, at the top of the page and at its end. */
export function ApplyButtons() {
  const words = useWords(careersPage);
  return (
    <>
      <OutsideButton to={site.outside.jobs}>{words.apply}</OutsideButton>
      <OutsideButton to={site.outside.linkedin} variant="outline">
        {words.linkedin}
      </OutsideButton>
    </>
  );
}
