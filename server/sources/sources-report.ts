import { dayInTexas } from "#forms/day.ts";
import { sourceName, type Source } from "#forms/source-fields.ts";
import type { Db } from "#server/store/schema.ts";
import { hideSmall, totalOf, type Cell } from "./hide-small.ts";

export const figures = ["views", "starts", "leads", "answered"] as const;
type Figure = (typeof figures)[number];

/** The figures of one page or source; an empty name means that it is unknown. */
export type SourceRow = { name: string } & Record<Figure, Cell>;

export type SourcesReport = {
  pages: SourceRow[];
  sources: SourceRow[];
  /** Those of a column in which anything is hidden are undefined. */
  total: Record<Figure, number | undefined>;
};

type Counted = { page: string; source: string; figure: Figure; count: number };

/** Views, forms started, leads and answered leads since a day in Texas, by page and by source. Small counts are hidden. */
export async function sourcesReport(
  db: Db,
  since = "",
): Promise<SourcesReport> {
  const counted = [
    ...(await countedPages(db, since)),
    ...(await countedLeads(db, since)),
  ];
  const pages = sums(counted, "page");
  const sources = sums(counted, "source");
  const hidden = new Map(
    figures.map((figure) => {
      const column = (table: Sums) =>
        [...table.values()].map((row) => row[figure]);
      return [figure, hideSmall([column(pages), column(sources)])];
    }),
  );
  const rows = (table: Sums, index: number) =>
    [...table.keys()].map(
      (name, at) =>
        ({
          name,
          ...Object.fromEntries(
            figures.map((figure) => [figure, hidden.get(figure)![index]![at]]),
          ),
        }) as SourceRow,
    );
  return {
    pages: rows(pages, 0),
    sources: rows(sources, 1),
    total: Object.fromEntries(
      figures.map((figure) => [figure, totalOf(hidden.get(figure)!)]),
    ) as SourcesReport["total"],
  };
}

async function countedPages(db: Db, since: string): Promise<Counted[]> {
  const rows = await db
    .selectFrom("page_counts")
    .select(["what", "path", "source"])
    .select((row) => row.fn.sum<number | string>("count").as("count"))
    .where("day", ">=", since)
    .groupBy(["what", "path", "source"])
    .execute();
  return rows.map(({ what, path, source, count }) => ({
    page: path,
    source,
    figure: what === "view" ? "views" : "starts",
    // PostgreSQL sends sums as text.
    count: Number(count),
  }));
}

async function countedLeads(db: Db, since: string): Promise<Counted[]> {
  const leads = await db
    .selectFrom("leads")
    .select(["received_at", "status", "source"])
    .where("suspect", "is", null)
    // Nobody's request: "Not a lead".
    .where("status", "!=", "closed")
    // A day in Texas starts later than in UTC.
    .where("received_at", ">=", since)
    .execute();
  return leads
    .filter(
      ({ received_at }) => !since || dayInTexas(new Date(received_at)) >= since,
    )
    .flatMap(({ status, source }) => {
      const told = source === null ? {} : (JSON.parse(source) as Source);
      const lead = { page: told.page ?? "", source: sourceName(told) };
      return [
        { ...lead, figure: "leads", count: 1 } as const,
        ...(status === "answered"
          ? [{ ...lead, figure: "answered", count: 1 } as const]
          : []),
      ];
    });
}

type Sums = Map<string, Record<Figure, number>>;

/** The most viewed first. */
function sums(counted: readonly Counted[], by: "page" | "source"): Sums {
  const rows: Sums = new Map();
  for (const { [by]: name, figure, count } of counted) {
    const row = rows.get(name) ?? {
      views: 0,
      starts: 0,
      leads: 0,
      answered: 0,
    };
    row[figure] += count;
    rows.set(name, row);
  }
  // Equal ones by name: the order tells nothing about counts that are hidden.
  const rank = ({ views }: Record<Figure, number>) => (views < 5 ? 0 : views);
  return new Map(
    [...rows].toSorted(
      ([name, one], [other, two]) =>
        rank(two) - rank(one) || (name < other ? -1 : 1),
    ),
  );
}
