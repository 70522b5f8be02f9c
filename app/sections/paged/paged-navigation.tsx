import { pagination } from "#content/ui/pagination.ts";
import { widths, type Place, type Width } from "#queries/paging.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { AtWidths } from "./at-widths.tsx";

type PagedNavigationProps = {
  label: string;
  places: Record<Width, Place>;
  href: (page: number) => string;
};

/** The page links of a list whose page size depends on the width. Each width has its own, and one shows. */
export function PagedNavigation({ label, places, href }: PagedNavigationProps) {
  return widths.map(
    (width) =>
      places[width].pages > 1 && (
        <AtWidths key={width} widths={[width]}>
          <Pagination {...places[width]} label={label} href={href} />
        </AtWidths>
      ),
  );
}

/** The current page and the number of pages, for the end of a heading. */
export function PageOf({ places }: { places: Record<Width, Place> }) {
  const words = useWords(pagination);
  return widths.map(
    (width) =>
      places[width].pages > 1 && (
        <AtWidths key={width} widths={[width]} as="span">
          {fillIn(words.pageOf, places[width])}
        </AtWidths>
      ),
  );
}
