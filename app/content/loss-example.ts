import { examples } from "#content/examples.ts";
import { dollars } from "#words/dollars.ts";
import type { BarPart } from "#app/ui/bar.tsx";

/** A part of a loss, ready to show. */
export type LossPart = BarPart & {
  name: string;
  amount: string;
  note?: string | undefined;
};

export type LossBarData = {
  title: string;
  text: string;
  total: string;
  /** The sum of what no policy pays. */
  left: string;
  parts: LossPart[];
};

const colors = ["pays", "pays-too", "pays-last"] as const;

/** The example of a page, by the name of its file, if it has one. Only loaders call this. */
export function lossExample(slug: string): LossBarData | undefined {
  const loss = examples.losses[slug];
  if (!loss) return undefined;
  const { title, text, total } = loss;
  const paid = loss.parts.filter(({ left }) => !left);
  const kept = loss.parts.filter(({ left }) => left);
  return {
    title,
    text,
    total: dollars(total),
    left: dollars(kept.reduce((sum, { amount }) => sum + amount, 0)),
    parts: loss.parts.map((part) => ({
      kind: part.left ? "left" : colors[paid.indexOf(part)]!,
      share: part.amount / total,
      name: part.name,
      amount: dollars(part.amount),
      note: part.note,
    })),
  };
}
