import type { Picture } from "#app/content/picture.ts";
import type { SectionOf } from "#content/sections.ts";
import { Photograph } from "#app/ui/photograph.tsx";
import { Section } from "#app/ui/section.tsx";
import smallPrint from "#app/ui/small-print.module.css";

/** A photograph across the page, and who took it. */
export function PhotoSection({
  photo: { credit },
  picture,
  ...section
}: SectionOf<"photo"> & { picture?: Picture }) {
  return (
    <Section {...section}>
      <figure>
        {picture?.photo && <Photograph {...picture.photo} />}
        {credit && (
          <figcaption className={smallPrint.text}>{credit}</figcaption>
        )}
      </figure>
    </Section>
  );
}
