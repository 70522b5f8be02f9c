import { claimsPage } from "#content/ui/claims-page.ts";
import type { ReportAClaim } from "#content/report-a-claim.ts";
import { PictureTiles } from "#app/sections/picture-tiles/picture-tiles.tsx";
import { useWords } from "#app/ui/use-words.ts";
import pictures from "../../../.generated/bundled/claims.svg?url";

type DoorPicturesProps = {
  doors: ReportAClaim["doors"];
  /** The address of the page with the steps, if it is another one. */
  page?: string;
};

/** What can have happened, as pictures that lead to the steps. */
export function DoorPictures({ doors, page = "" }: DoorPicturesProps) {
  const words = useWords(claimsPage);
  return (
    <nav aria-label={words.doors}>
      <PictureTiles
        tiles={doors.map(({ id, label }) => ({
          to: `${page}#${id}`,
          label,
          picture: { src: `${pictures}#${id}`, width: 240, height: 200 },
        }))}
      />
    </nav>
  );
}
