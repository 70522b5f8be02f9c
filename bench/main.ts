import { availableParallelism, cpus, loadavg } from "node:os";
import type { Figure } from "./figure.ts";
import { interactions } from "./interactions.ts";
import { leads } from "./leads.ts";
import { mixed } from "./mixed.ts";
import { moves } from "./moves.ts";
import { visits } from "./visits.ts";

/**
 * `npm run bench`: every figure with its limit, and an error if one misses it. Arguments: parts and addresses to
 * measure; all if none are given. Needs a build. A busy machine spoils the results.
 */
const parts = { visits, moves, interactions, leads, mixed };
type Part = keyof typeof parts;

const given = process.argv.slice(2);
const paths = given.filter((word) => word.startsWith("/"));
const named = given.filter((word) => !word.startsWith("/"));
const unknown = named.find((name) => !(name in parts));
if (unknown) {
  console.error(`${unknown} is not one of ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}

console.log(
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores of ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name as Part)) continue;
  const measured = await measure(paths);
  console.log(`\n## ${name}\n`);
  console.log(table(measured));
  figures.push(...measured);
}
const missed = figures.filter(({ held }) => !held);
console.log(
  `\n${figures.length - missed.length} of ${figures.length} figures meet their limits.`,
);
if (missed.length > 0) console.log(`\nThese do not:\n\n${lines(missed)}`);
process.exit(missed.length === 0 ? 0 : 1);

/** One line per kind of figure: its range over all measurements, and where the worst is. */
function table(measured: readonly Figure[]): string {
  const kinds = Map.groupBy(measured, ({ figure }) => figure);
  const rows = [...kinds].map(([figure, some]) => {
    const sorted = some.toSorted((one, other) => one.value - other.value);
    const [least, most] = [sorted[0]!, sorted.at(-1)!];
    const worst = least.limit.startsWith("≥") ? least : most;
    return `| ${[
      figure,
      some.length,
      least.value,
      most.value,
      worst.limit,
      some.every(({ held }) => held) ? "yes" : "no",
      worst.of,
    ].join(" | ")} |`;
  });
  return [
    "| figure | measured | least | most | limit | held | worst |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function lines(some: readonly Figure[]): string {
  return some
    .map(
      ({ figure, of, value, limit }) =>
        `- ${figure}, ${of}: ${value} (${limit})`,
    )
    .join("\n");
}
