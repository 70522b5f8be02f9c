import {
  contradiction,
  dutiesOf,
  dutyOf,
  type Duty,
  type Rule as AnyRule,
} from "#tools/duties.ts";
import {
  choice,
  day,
  list,
  optional,
  type Tool,
  type Typed,
  type Values as ValuesOf,
} from "#tools/tool.ts";

const fields = {
  kind: list("admitted", "surplus", "twia", "flood"),
  loss: optional(day),
  /** The carrier got written notice of the claim. Not read for a flood. */
  reported: day,
  acknowledged: optional(day),
  /** It has everything it asked for. */
  complete: optional(day),
  /** It explained why it needs more time to decide. */
  longer: optional(day),
  accepted: optional(day),
  /** The date on its letter. */
  denied: optional(day),
  paid: optional(day),
  catastrophe: choice("no", "yes"),
};

type Values = ValuesOf<typeof fields>;
type Kind = Values["kind"];

/** Which fields matter before a kind is chosen. */
const firstFields = ["reported"];

const ofCarriers = [
  "reported",
  "acknowledged",
  "complete",
  "longer",
  "accepted",
  "denied",
  "paid",
  "catastrophe",
] as const;

/** Which fields matter for a kind of carrier. */
const fieldsOf: Readonly<Record<Kind, readonly (keyof typeof fields)[]>> = {
  admitted: ofCarriers,
  surplus: ofCarriers,
  twia: ["loss", "reported", "complete", "accepted", "denied", "paid"],
  flood: ["loss", "denied"],
};

/** Of the stages that have begun, only the last has the next deadline. */
type Rule = AnyRule<Values> & { kinds: readonly Kind[]; stage: 1 | 2 | 3 };

const letters = ["accepted", "denied"] as const;
const isOwed = ({ accepted, denied }: Values) => !denied || !!accepted;
const isDenied = ({ denied }: Values) => !!denied;

/** Tex. Ins. Code § 542.056(a) and (d): it decides, or says within the same days why it needs more. */
const decide = {
  kinds: ["admitted", "surplus"],
  who: "carrier",
  stage: 2,
  source: "claimDecision",
  from: ["complete"],
  period: [15, "business days"],
  done: letters,
  within: ["longer"],
} as const satisfies Rule;

/** Tex. Ins. Code §§ 542.055 to 542.060, and Tex. Civ. Prac. & Rem. Code § 16.070 for a suit. */
export const claimRules = {
  acknowledge: {
    kinds: ["admitted"],
    who: "carrier",
    stage: 1,
    source: "claimAcknowledgment",
    from: ["reported"],
    period: [15, "days"],
    done: ["acknowledged"],
    covers: letters,
  },
  surplusAcknowledge: {
    kinds: ["surplus"],
    who: "carrier",
    stage: 1,
    source: "surplusAcknowledgment",
    from: ["reported"],
    period: [30, "business days"],
    done: ["acknowledged"],
    covers: letters,
  },
  decide,
  longer: {
    kinds: ["admitted", "surplus"],
    who: "carrier",
    stage: 2,
    source: "claimExtension",
    when: (values) => !!values.longer && !isLetterLate(values),
    from: ["longer"],
    period: [45, "days"],
    done: letters,
  },
  pay: {
    kinds: ["admitted"],
    who: "carrier",
    stage: 3,
    source: "claimPayment",
    when: isOwed,
    from: ["accepted"],
    period: [5, "business days"],
    done: ["paid"],
  },
  surplusPay: {
    kinds: ["surplus"],
    who: "carrier",
    stage: 3,
    source: "surplusPayment",
    when: isOwed,
    from: ["accepted"],
    period: [20, "business days"],
    done: ["paid"],
  },
  delay: {
    kinds: ["admitted", "surplus"],
    who: "carrier",
    stage: 2,
    source: "claimDelay",
    when: ({ complete }) => !!complete,
    from: ["complete"],
    period: [60, "days"],
    done: ["paid"],
  },
  sue: {
    kinds: ["admitted", "surplus"],
    who: "you",
    stage: 3,
    source: "suitFloor",
    when: isDenied,
    from: ["denied"],
    period: [24, "months"],
  },
  // Tex. Ins. Code §§ 2210.573 to 2210.577.
  twiaFile: {
    kinds: ["twia"],
    who: "you",
    stage: 1,
    source: "windstormClaim",
    when: ({ loss }) => !!loss,
    from: ["loss"],
    period: [12, "months"],
    done: ["reported"],
  },
  twiaRequest: {
    kinds: ["twia"],
    who: "carrier",
    stage: 1,
    source: "twiaRequest",
    when: ({ accepted, denied }) => !accepted && !denied,
    from: ["reported"],
    period: [30, "days"],
  },
  twiaDecide: {
    kinds: ["twia"],
    who: "carrier",
    stage: 2,
    source: "twiaDecision",
    from: ["reported", "complete"],
    period: [60, "days"],
    done: letters,
  },
  twiaPay: {
    kinds: ["twia"],
    who: "carrier",
    stage: 3,
    source: "twiaPayment",
    when: isOwed,
    from: ["accepted"],
    period: [10, "days"],
    done: ["paid"],
  },
  twiaAppraisal: {
    kinds: ["twia"],
    who: "you",
    stage: 3,
    source: "twiaAppraisal",
    when: isOwed,
    from: ["accepted"],
    period: [60, "days"],
  },
  twiaSue: {
    kinds: ["twia"],
    who: "you",
    stage: 3,
    source: "twiaSuit",
    when: isDenied,
    from: ["denied"],
    period: [24, "months"],
  },
  // 44 CFR pt. 61 app. A(1) art. VII and 44 CFR 62.20.
  floodProof: {
    kinds: ["flood"],
    who: "you",
    stage: 1,
    source: "floodProofOfLoss",
    from: ["loss"],
    period: [60, "days"],
  },
  floodAppeal: {
    kinds: ["flood"],
    who: "you",
    stage: 2,
    source: "floodAppeal",
    when: isDenied,
    from: ["denied"],
    period: [60, "days"],
  },
  floodSue: {
    kinds: ["flood"],
    who: "you",
    stage: 2,
    source: "floodSuit",
    when: isDenied,
    from: ["denied"],
    period: [12, "months"],
  },
} satisfies Record<string, Rule>;

export type DeadlineId = keyof typeof claimRules;
export const deadlineIds = Object.keys(claimRules) as DeadlineId[];
/** Those that a step can fulfill, in time or late. */
export type DoneId = {
  [Id in DeadlineId]: (typeof claimRules)[Id] extends { done: unknown }
    ? Id
    : never;
}[DeadlineId];
export const doneIds = deadlineIds.filter(
  (id): id is DoneId => "done" in claimRules[id],
);

/** A last day for one side to do something. */
export type Deadline = Duty<DeadlineId>;

export type ClaimClockResult = {
  /** By date, those without one last. */
  deadlines: readonly Deadline[];
  /** What comes next: after the latest letter, the first deadline of each side that is open. */
  next: readonly Deadline[];
};

/** Days that a catastrophe adds for carriers (§ 542.059(b)): `catastropheDays` in figures.yaml. */
export const catastropheDays = 15;

const moreDays = ({ catastrophe }: Values) =>
  catastrophe === "yes" ? catastropheDays : 0;

/** A letter that asks for more time after the day to decide gives none. */
const isLetterLate = (values: Values) =>
  values.longer! > (dutyOf(decide, values, moreDays(values)).day ?? "9");

/** The deadlines of both sides: the carrier's are the latest day that the law allows. */
function solve(values: Values): ClaimClockResult {
  const rules: Readonly<Record<DeadlineId, Rule>> = claimRules;
  const deadlines = dutiesOf(rules, values, moreDays(values)).filter(({ id }) =>
    rules[id].kinds.includes(values.kind),
  );
  // Safari before 16 has no toSorted().
  deadlines.sort((one, other) =>
    (one.day ?? "9").localeCompare(other.day ?? "9"),
  );
  const stageOf = ({ id }: Deadline) => rules[id].stage;
  const begun = deadlines.filter((one) => one.day);
  const stage = Math.max(...begun.map(stageOf));
  const open = begun.filter(
    (one) => stageOf(one) === stage && one.state === "open",
  );
  const next = (["carrier", "you"] as const).flatMap(
    (side) => open.find(({ who }) => who === side) ?? [],
  );
  return { deadlines, next };
}

/** Each day, and the one that it cannot be before. */
const order = [
  ["reported", "loss"],
  ["acknowledged", "reported"],
  ["complete", "reported"],
  ["longer", "reported"],
  ["accepted", "reported"],
  ["denied", "reported"],
  ["denied", "loss"],
  ["paid", "reported"],
] as const;

export const claimClockTool = {
  name: "claim-clock",
  fields,
  shows(name: string, { kind = "" }: Typed) {
    const shown: readonly string[] = fieldsOf[kind as Kind] ?? firstFields;
    return name === "kind" || shown.includes(name);
  },
  check: (values) =>
    values.kind === "flood" && !values.loss
      ? { loss: { kind: "noLoss" } }
      : contradiction(order, values),
  solve,
} satisfies Tool<typeof fields, ClaimClockResult>;
