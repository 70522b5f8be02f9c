import type { SectionOf } from "#content/sections.ts";
import { dollars } from "#words/dollars.ts";

const colors = ["pays", "pays-too", "pays-last"] as const;

export type LossData = ReturnType<typeof loadLoss>;

/** A loss with its amounts in words and in shares of the bar. Only loaders call this. */
export function loadLoss(loss: SectionOf<"loss">) {
  const { total } = loss;
  const paid = loss.parts.filter(({ left }) => !left);
  const unpaid = loss.parts.filter(({ left }) => left);
  return {
    ...loss,
    total: dollars(total),
    left: dollars(sum(unpaid)),
    parts: loss.parts.map((part, index) => ({
      kind: part.left ? ("left" as const) : colors[paid.indexOf(part)]!,
      share: part.amount / total,
      start: sum(loss.parts.slice(0, index)) / total,
      name: part.name,
      amount: dollars(part.amount),
      note: part.note,
    })),
  };
}

const sum = (parts: readonly { amount: number }[]) =>
  parts.reduce((before, { amount }) => before + amount, 0);
