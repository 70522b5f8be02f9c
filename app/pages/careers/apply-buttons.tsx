import { site } from "#content/site.ts";
import { OutsideButton } from "#app/ui/button.tsx";

/** The two ways to answer, at the top of the page and at its end. */
export function ApplyButtons() {
  return (
    <>
      <OutsideButton to={site.outside.jobs}>Apply Now</OutsideButton>
      <OutsideButton to={site.outside.linkedin} variant="outline">
        Connect on LinkedIn
      </OutsideButton>
    </>
  );
}
