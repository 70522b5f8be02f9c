import type { SectionOf } from "#content/sections.ts";
import { dollars } from "#words/dollars.ts";
import type { BarPart } from "#app/ui/bar.tsx";

/** A part of a loss, ready to show. */
type LossPart = BarPart & {
  name: string;
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
  return {
    ...loss,
    total: dollars(total),
    left: dollars(kept.reduce((sum, { amount }) => sum + amount, 0)),
    parts: loss.parts.map((part): LossPart => ({
      kind: part.left ? "left" : colors[paid.indexOf(part)]!,
      share: part.amount / total,
      name: part.name,
      amount: dollars(part.amount),
      note: part.note,
    })),
  };
}
