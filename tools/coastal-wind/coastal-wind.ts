import {
  choice,
  list,
  wholeYear,
  type Tool,
  type Typed,
  type Values,
} from "#tools/tool.ts";
import { counties, type County } from "./counties.ts";

const fields = {
  county: list(...counties, "harris", "other"),
  /** In Harris County: east of Highway 146 and inside the limits of one of five cities. */
  strip: list("yes", "no"),
  /** The year in which construction began. */
  built: wholeYear(1800, 2100),
  /** Work since the line year, other than construction: finished, or planned and under way. */
  work: choice("none", "done", "ahead"),
  /** The federal flood zone. */
  zone: list("v", "other", "unknown"),
  /** Built, altered or enlarged on or after the day of `twiaFloodDate` in figures.yaml. */
  since: list("yes", "no"),
};

/** Work that began earlier needs no certificate. The same figure, with its source, is in content/en/figures.yaml. */
export const certificateYear = 1988;
/** The year of `twiaFloodDate`: a building that was begun later is new in that sense. */
export const floodYear = 2009;

export const requirementIds = [
  "declination",
  "building",
  "exempt",
  "done",
  "ahead",
  "flood",
  "floodIf",
  "repair",
] as const;

export type RequirementId = (typeof requirementIds)[number];

export type CoastalWindResult = {
  county: County | "harris" | "other";
  /** What TWIA requires of the building. Empty where it does not insure. */
  requirements: readonly RequirementId[];
};

/**
 * What TWIA requires before it insures a building. Tex. Ins. Code §§ 2210.003 (where), 2210.202 (declination),
 * 2210.203(a-1) and 28 TAC § 5.4904 (flood insurance), 2210.251(a), (d) and (e) (certificates).
 */
function solve(values: Values<typeof fields>): CoastalWindResult {
  const { county, built, work, zone, since } = values;
  if (!isInside(values)) return { county, requirements: [] };
  const isNew = built >= certificateYear;
  const isAltered = since === "yes";
  const has: Record<RequirementId, boolean> = {
    declination: true,
    building: isNew,
    exempt: !isNew,
    done: work === "done",
    ahead: work === "ahead",
    flood: zone === "v" && isAltered,
    floodIf: zone === "unknown" && isAltered,
    repair: true,
  };
  return { county, requirements: requirementIds.filter((id) => has[id]) };
}

const isInside = ({
  county,
  strip,
}: Pick<Values<typeof fields>, "county" | "strip">) =>
  county === "harris" ? strip === "yes" : county !== "other";

export const coastalWindTool = {
  name: "coastal-wind",
  fields,
  shows(name: string, { county, strip, zone }: Typed) {
    if (name === "county") return true;
    if (name === "strip") return county === "harris";
    if (county === "other" || (county === "harris" && strip === "no"))
      return false;
    return name !== "since" || zone === "v" || zone === "unknown";
  },
  check: ({ built, since }) =>
    built > floodYear && since === "no"
      ? { since: { kind: "builtSince" } }
      : {},
  solve,
} satisfies Tool<typeof fields, CoastalWindResult>;
