import { examples } from "#content/examples.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";
import { mostLeft } from "./most-left.ts";
import { generated } from "./picture.ts";

/** The quotes that the home page compares. Only loaders call this. */
export function comparedEvents() {
  const { building, quotes, events } = examples.comparison;
  return events.map(({ id, name, bill, text, total, parts, results }) => {
    const amounts = inDollars({ ...parts, total, building });
    const worst = mostLeft(results);
    return {
      id,
      name,
      bill: fillIn(bill, amounts),
      text: fillIn(text, amounts),
      picture: generated(`/images/events/${id}.svg`),
      results: results.map(({ pays, left, why }, index) => {
        const { name: quote, hailPercent, ...limits } = quotes[index]!;
        return {
          quote,
          pays: dollars(pays),
          left: dollars(left),
          // 0 to 1.
          share: pays / total,
          why: fillIn(why, {
            ...amounts,
            ...inDollars(limits),
            ...(hailPercent && { hailPercent: `${hailPercent}%` }),
          }),
          // It leaves more to the insured than the other quotes do.
          isWorst: index === worst,
        };
      }),
    };
  });
}

/** What happens, and what each quote pays for it, ready to show. */
export type LossEvent = ReturnType<typeof comparedEvents>[number];

function inDollars(amounts: Record<string, number | undefined>) {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) =>
      amount === undefined ? [] : [[name, dollars(amount)]],
    ),
  );
}
