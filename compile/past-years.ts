import type { FileReports } from "./content-problem.ts";

/** Figures of a past year: the law or the carriers may have changed them. */
export function checkYears(files: FileReports, today: Date): void {
  const { value, report } = files("figures.yaml");
  for (const [name, figure] of Object.entries(Object(value) as object)) {
    const { year } = Object(figure) as { year?: unknown };
    if (typeof year === "number" && year < today.getFullYear())
      report(
        [name],
        `is a figure for ${year}: look up the one for ${today.getFullYear()}, and update its year`,
      );
  }
}
