import type { SectionOf } from "#content/sections.ts";
import { BarRows, type BarRow } from "#app/sections/charts/bar-rows.tsx";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import {
  rebuildCostTool,
  type RebuildCostResult,
} from "#tools/rebuild-cost/rebuild-cost.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";

type Words = SectionOf<"rebuild-cost">;

/** The cost to rebuild, and what a limit below the required one does to a partial loss. */
export function RebuildCostSection(words: Words) {
  return <Tool tool={rebuildCostTool} words={words} answer={answer} />;
}

function answer(result: RebuildCostResult, { says }: Words): Answer {
  const { rebuild, percent, required, carried } = result;
  const { limit = 0, share = 1, gap = 0, loss } = carried ?? {};
  const exact = Math.round(share * 1e6) / 1e4;
  const isExact = Number.isInteger(exact);
  // Short by a trace is not the whole.
  const near = Math.min(Math.round(share * 1000) / 10, 99.9);
  const values = {
    rebuild: dollars(rebuild),
    required: dollars(required),
    percent: `${percent}%`,
    limit: dollars(limit),
    gap: dollars(gap),
    share: isExact ? `${exact}%` : fillIn(says.about, { percent: `${near}%` }),
    loss: dollars(loss?.whole ?? 0),
    counts: dollars(loss?.counts ?? 0),
  };
  const short = loss ? says.part : says.short;
  const ofLimit = gap === 0 ? says.full : share < 1 ? short : says.enough;
  const fill = (text: string) => fillIn(text, values);
  const longest = Math.max(rebuild, limit);
  const guide = limit < required ? limit / longest : undefined;
  const rows: BarRow[] = [
    {
      name: values.rebuild,
      text: fill(says.rebuildRow),
      parts: [{ kind: "whole", share: rebuild / longest }],
    },
    {
      name: values.required,
      text: fill(says.requiredRow),
      parts: [{ kind: "pays-last", share: required / longest }],
      guide: carried && guide,
    },
  ];
  if (carried)
    rows.push({
      name: values.limit,
      text: fill(says.limitRow),
      parts: [
        { kind: "pays", share: limit / longest },
        { kind: "left", share: Math.max(required - limit, 0) / longest },
      ],
      guide,
    });
  if (loss) {
    // On its own scale: as long as the required limit, so that both are cut at the same place.
    const scale = required / longest / loss.whole;
    rows.push({
      name: values.loss,
      text: fill(`${says.lossRow}: ${says.counted}`),
      parts: [
        { kind: "pays", share: loss.counts * scale },
        { kind: "left", share: (loss.whole - loss.counts) * scale },
      ],
      guide,
    });
  }
  return {
    sentence: fill(carried ? ofLimit : says.rebuild),
    lines: carried ? [fill(says.rebuild)] : [],
    bar: rows.at(loss ? -2 : -1),
    drawing: (
      <BarRows
        scale={{ full: longest }}
        rows={rows}
        keys={
          carried
            ? [
                { kind: "pays", label: says.paysKey },
                { kind: "left", label: says.leftKey },
              ]
            : []
        }
      />
    ),
  };
}
