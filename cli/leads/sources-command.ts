import { parseArgs } from "node:util";
import type { Cell } from "#server/sources/hide-small.ts";
import {
  figures,
  sourcesReport,
  type SourceRow,
} from "#server/sources/sources-report.ts";
import { columns } from "./columns.ts";
import { openKept, UsageError, type Command } from "./command.ts";
import { formatOptions, print } from "./export-format.ts";

const exportedColumns = ["by", "name", ...figures] as const;

const heads = {
  views: "Views",
  starts: "Forms started",
  leads: "Leads",
  answered: "Answered",
};

export const sources: Command = {
  takes: "[--since 2026-11-01] [--json|--csv]",
  does: "views, forms started, leads and answered leads, by page and by source",
  async run(words, context) {
    const { since, ...format } = parseArgs({
      args: words,
      options: { since: { type: "string" }, ...formatOptions },
    }).values;
    if (since !== undefined && !isDay(since)) throw new UsageError();
    await using store = await openKept(context);
    const report = await sourcesReport(store.db, since);
    const { pages, sources: origins, total } = report;
    if (format.csv || format.json)
      return print(format, exportedColumns, [
        ...pages.map((row) => exported("page", row)),
        ...origins.map((row) => exported("source", row)),
      ]);
    const sums = ["Total", ...figures.map((name) => `${total[name] ?? "-"}`)];
    const head = figures.map((name) => heads[name]);
    const table = (title: string, rows: SourceRow[], unnamed: string) =>
      columns(
        [
          [title, ...head],
          ...rows.map(({ name, ...row }) => [
            name || unnamed,
            ...figures.map((figure) => shown(row[figure])),
          ]),
          sums,
        ],
        { right: 1 },
      );
    console.log(
      [
        ...table("Page", pages, "(not known)"),
        "",
        ...table("Source", origins, "(direct, within the site, or not known)"),
        "",
        "<5: one to four. -: left out, because it would tell a count below five.",
      ].join("\n"),
    );
  },
};

function exported(by: string, { name, ...row }: SourceRow) {
  return {
    by,
    name,
    ...(Object.fromEntries(
      figures.map((figure) => [figure, shown(row[figure])]),
    ) as Record<(typeof figures)[number], string>),
  };
}

function shown(cell: Cell): string {
  if (cell === "small") return "<5";
  return cell === "withheld" ? "-" : String(cell);
}

function isDay(text: string) {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
