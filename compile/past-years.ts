import { join } from "node:path";
import type { ContentProblem } from "./content-problem.ts";
import type { readContent } from "./read-content.ts";

/** Figures of a past year: the law or the carriers may have changed them. */
export function pastYears(
  folder: string,
  { files }: ReturnType<typeof readContent>,
  today: Date,
): ContentProblem[] {
  const file = files.find(({ name }) => name === "figures.yaml");
  if (!file) return [];
  return Object.entries(Object(file.value) as object).flatMap(
    ([name, figure]) => {
      const { year } = Object(figure) as { year?: unknown };
      return typeof year === "number" && year < today.getFullYear()
        ? [
            {
              file: join(folder, file.name),
              line: file.lineOf([name, "year"]),
              field: name,
              message: `is a figure for ${year}: look up the one for ${today.getFullYear()}, and update its year`,
            },
          ]
        : [];
    },
  );
}
