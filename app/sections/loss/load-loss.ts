import type { SectionOf } from "#content/sections.ts";
import { dollars } from "#words/dollars.ts";
import type { BarPart } from "#app/ui/bar.tsx";

/** A part of a loss, ready to show. */
type LossPart = BarPart & {
  name: string;
  /** Where it begins in the bar of the whole loss, 0 to 1. */
  start: number;
  amount: string;
  note?: string | undefined;
};

const colors = ["pays", "pays-too", "pays-last"] as const;

export type LossData = ReturnType<typeof loadLoss>;

/** A loss with its amounts in words and in shares of the bar. Only loaders call this. */
export function loadLoss(loss: SectionOf<"loss">) {
  const { total } = loss;
  const paid = loss.parts.filter(({ left }) => !left);
  const kept = loss.parts.filter(({ left }) => left);
  const starts = loss.parts.map(
    (_, index) => sum(loss.parts.slice(0, index)) / total,
  );
  return {
    ...loss,
    total: dollars(total),
    left: dollars(sum(kept)),
    leaders: leaders(starts),
    parts: loss.parts.map((part, index): LossPart => ({
      kind: part.left ? "left" : colors[paid.indexOf(part)]!,
      share: part.amount / total,
      start: starts[index]!,
      name: part.name,
      amount: dollars(part.amount),
      note: part.note,
    })),
  };
}

const sum = (parts: readonly { amount: number }[]) =>
  parts.reduce((before, { amount }) => before + amount, 0);

/**
 * Lines from where each part begins down to its column, in a box of 100 by 100. Each turns on its own level, so that no
 * two cross.
 */
function leaders(starts: readonly number[]): string {
  const columns = starts.length;
  return starts
    .map((start, index) => {
      const [from, to] = [round(start * 100), round((index / columns) * 100)];
      const order = from > to ? index : columns - index;
      return `M${from} 0V${round((order / (columns + 1)) * 90 + 5)}H${to}V100`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 10) / 10;
