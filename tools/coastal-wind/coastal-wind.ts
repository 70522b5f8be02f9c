import {
  choice,
  list,
  wholeYear,
  type Tool,
  type Typed,
  type Values as ValuesOf,
} from "#tools/tool.ts";
import { dutiesOf, type Rule } from "#tools/duties.ts";
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

type Values = ValuesOf<typeof fields>;

const isNew = ({ built }: Values) => built >= certificateYear;
const isSince = ({ since }: Values) => since === "yes";
/** Work on an older building, which has a certificate apart from that of the building. */
const isAltered = ({ built, since }: Values) =>
  since === "yes" && built < floodYear;

/**
 * What TWIA requires before it insures a building: Tex. Ins. Code §§ 2210.202 (declination), 2210.203(a-1) and 28 TAC
 * § 5.4904 (flood insurance), 2210.251(a), (d) and (e) (certificates of the building, and of work since then).
 */
export const requirements = {
  declination: { who: "you", source: "twiaDeclination" },
  building: { who: "you", source: "twiaInspectionDate", when: isNew },
  exempt: {
    who: "you",
    source: "twiaInspectionDate",
    when: (values) => !isNew(values),
  },
  done: {
    who: "you",
    source: "twiaCertificates",
    when: (values) => values.work === "done" || isAltered(values),
  },
  ahead: {
    who: "you",
    source: "twiaCertificates",
    when: ({ work }) => work === "ahead",
  },
  flood: {
    who: "you",
    source: "twiaFloodDate",
    when: (values) => values.zone === "v" && isSince(values),
  },
  floodIf: {
    who: "you",
    source: "twiaFlood",
    when: (values) => values.zone === "unknown" && isSince(values),
  },
  repair: { who: "you", source: "twiaDeclination" },
} satisfies Record<string, Rule<Values>>;

export type RequirementId = keyof typeof requirements;
export const requirementIds = Object.keys(requirements) as RequirementId[];

export type CoastalWindResult = {
  county: County | "harris" | "other";
  /** What TWIA requires of the building. Empty where it does not insure (Tex. Ins. Code § 2210.003). */
  requirements: readonly RequirementId[];
};

const solve = (values: Values): CoastalWindResult => ({
  county: values.county,
  requirements: isInside(values)
    ? dutiesOf(requirements, values).map(({ id }) => id)
    : [],
});

const isInside = ({ county, strip }: Pick<Values, "county" | "strip">) =>
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
  check(values) {
    if (values.built > floodYear && values.since === "no")
      return { since: { kind: "builtSince" } };
    return isAltered(values) && values.work === "none"
      ? { since: { kind: "alteredSince", field: "work" } }
      : {};
  },
  solve,
} satisfies Tool<typeof fields, CoastalWindResult>;
