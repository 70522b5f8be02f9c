import { examples } from "#content/examples.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";
import { mostLeft } from "./most-left.ts";
import { generated, type Picture } from "./picture.ts";

/** What one quote pays for one event, ready to show. */
export type QuoteResult = {
  quote: string;
  pays: string;
  left: string;
  /** 0 to 1: how much of the bill the quote pays. */
  share: number;
  why: string;
  /** It leaves more to the insured than the other quotes do. */
  isWorst: boolean;
};

export type LossEvent = {
  id: string;
  name: string;
  bill: string;
  text: string;
  picture: Picture;
  results: QuoteResult[];
};

/** The quotes that the home page compares. Only loaders call this. */
export function comparedEvents(): LossEvent[] {
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
          share: pays / total,
          why: fillIn(why, {
            ...amounts,
            ...inDollars(limits),
            ...(hailPercent && { hailPercent: `${hailPercent}%` }),
          }),
          isWorst: index === worst,
        };
      }),
    };
  });
}

function inDollars(amounts: Record<string, number | undefined>) {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) =>
      amount === undefined ? [] : [[name, dollars(amount)]],
    ),
  );
}
