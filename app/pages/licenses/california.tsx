import type { License, Licenses } from "#app/content/licenses-schema.ts";
import { Part } from "#app/sections/document/document.tsx";
import { numberOf } from "./number-of.ts";

type CaliforniaProps = Licenses["california"] & { license?: License };

/** What California Insurance Code 1726 asks for, in one paragraph and so in one size of type. */
export function California(props: CaliforniaProps) {
  const { title, name, domicile, place, license } = props;
  return (
    <Part
      id="california"
      title={title}
      paragraphs={[
        `${name}. State of domicile: ${domicile}. Principal place of business: ${place}. California insurance license number: ${license && numberOf(license)}.`,
      ]}
    />
  );
}
