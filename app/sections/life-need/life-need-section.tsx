import type { SectionOf } from "#content/sections.ts";
import { BarRows, type BarRow } from "#app/sections/charts/bar-rows.tsx";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import {
  lifeNeedTool,
  type LifeNeedResult,
} from "#tools/life-need/life-need.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";

type Words = SectionOf<"life-need">;

/** What a family would need, part by part, and what it has. */
export function LifeNeedSection(words: Words) {
  return <Tool tool={lifeNeedTool} words={words} answer={answer} />;
}

function answer(
  { needs, need, have, gap }: LifeNeedResult,
  { says }: Words,
): Answer {
  const most = Math.max(need, have);
  const has: BarRow = {
    name: dollars(have),
    text: says.have,
    parts: [
      { kind: "pays", share: have / most },
      { kind: "left", share: gap / most },
    ],
  };
  return {
    sentence: fillIn(gap > 0 ? says.short : says.enough, {
      need: dollars(need),
      have: dollars(have),
      gap: dollars(gap),
    }),
    lines: needs.map(({ name, amount }) => `${says[name]}: ${dollars(amount)}`),
    bar: has,
    drawing: (
      <BarRows
        scale={{ full: most }}
        rows={[
          ...needs.map(({ name, amount }) => ({
            name: dollars(amount),
            text: says[name],
            parts: [{ kind: "pays-last" as const, share: amount / most }],
          })),
          {
            name: dollars(need),
            text: says.need,
            parts: [{ kind: "whole", share: need / most }],
          },
          has,
        ]}
        keys={[
          { kind: "pays", label: says.haveKey },
          { kind: "left", label: says.gapKey },
        ]}
      />
    ),
  };
}
