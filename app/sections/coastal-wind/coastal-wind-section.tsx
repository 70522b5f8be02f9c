import { coastCounties } from "#content/ui/coast-counties.ts";
import { coastMap } from "#content/ui/coast-map.ts";
import type { SectionOf } from "#content/sections.ts";
import { CoastMap } from "#app/sections/coast-map/coast-map.tsx";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { useWords } from "#app/ui/use-words.ts";
import {
  coastalWindTool,
  type CoastalWindResult,
} from "#tools/coastal-wind/coastal-wind.ts";
import { countiesByName } from "#tools/coastal-wind/counties.ts";
import { fillIn } from "#words/fill-in.ts";

type Words = SectionOf<"coastal-wind">;

/** What TWIA requires to insure the visitor's building. */
export function CoastalWindSection(words: Words) {
  const others = useWords(coastMap);
  const names = useWords(coastCounties);
  const { county } = words.fields;
  const options = {
    ...Object.fromEntries(countiesByName.map((one) => [one, names[one]])),
    harris: others.harrisPart,
    other: others.elsewhere,
  };
  return (
    <Tool
      tool={coastalWindTool}
      words={{
        ...words,
        fields: { ...words.fields, county: { ...county, options } },
      }}
      answer={answer}
    />
  );
}

function answer(
  { county, requirements }: CoastalWindResult,
  { says }: Words,
): Answer {
  const isExempt = requirements.includes("exempt");
  const parts = requirements.flatMap((id) =>
    id === "exempt" ? [] : [says[id]],
  );
  const last = parts.pop();
  const sentence = last
    ? [
        fillIn(says.sentence, {
          parts: fillIn(says.and, { parts: parts.join(", "), last }),
        }),
        ...(isExempt ? [says.exempt] : []),
      ].join(" ")
    : says.outside;
  return {
    sentence,
    lines: requirements.map((id) => says[`${id}-title`]),
    drawing: (
      <>
        <CoastMap chosen={county} />
        {requirements.length > 0 && (
          <div data-sheet="">
            <TitledList
              shape="rows"
              list={requirements.map((id) => ({
                title: says[`${id}-title`],
                text: says[`${id}-text`],
              }))}
            />
            <p>
              <LinkedText text={says.searches} />
            </p>
          </div>
        )}
      </>
    ),
  };
}
