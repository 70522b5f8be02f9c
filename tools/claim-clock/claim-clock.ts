import {
  addBusinessDays,
  addDays,
  addMonths,
  daysBetween,
  orNextBusinessDay,
} from "#tools/days.ts";
import {
  choice,
  day,
  list,
  optional,
  type Tool,
  type Typed,
  type Values,
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

type Kind = Values<typeof fields>["kind"];

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

/** The same figures, with their sources, are in content/en/figures.yaml. */
export const clocks = {
  acknowledge: 15,
  surplusAcknowledge: 30,
  decide: 15,
  longer: 45,
  pay: 5,
  surplusPay: 20,
  delay: 60,
  catastrophe: 15,
  twiaRequest: 30,
  twiaDecide: 60,
  twiaPay: 10,
  twiaAppraisal: 60,
  proofOfLoss: 60,
  appeal: 60,
};

export const deadlineIds = [
  "acknowledge",
  "surplusAcknowledge",
  "decide",
  "longer",
  "pay",
  "surplusPay",
  "delay",
  "sue",
  "twiaFile",
  "twiaRequest",
  "twiaDecide",
  "twiaPay",
  "twiaAppraisal",
  "twiaSue",
  "floodProof",
  "floodAppeal",
  "floodSue",
] as const;
export type DeadlineId = (typeof deadlineIds)[number];

/** A last day for one side to do something. */
export type Deadline = {
  id: DeadlineId;
  who: "carrier" | "you";
  /** The day it counts from; undefined while that step has no date. */
  from?: string | undefined;
  day?: string | undefined;
  /** The day it was done. */
  done?: string | undefined;
};

export type ClaimClockResult = {
  /** By date, those without one last. */
  deadlines: readonly Deadline[];
  /** What comes next: after the latest letter, the first deadline of each side that is open. */
  next: readonly Deadline[];
};

/** By how many days it was done too late; 0 if it was not, or is not done. */
export const daysLate = ({ day: last, done }: Deadline): number =>
  last && done ? Math.max(daysBetween(last, done), 0) : 0;

/**
 * The deadlines of both sides. The carrier's are the latest day that the law allows: a period of days that ends on a
 * weekend or holiday goes on to the next business day (Tex. Gov't Code § 311.014). The visitor's are never extended
 * here. Tex. Ins. Code §§ 542.051 to 542.060 for admitted and surplus lines carriers, and Tex. Civ. Prac. & Rem. Code
 * § 16.070 for a suit against them; §§ 2210.573 to 2210.577 for TWIA; 44 CFR pt. 61 app. A(1) art. VII and 44 CFR
 * 62.20 for federal flood policies.
 */
function solve(values: Values<typeof fields>): ClaimClockResult {
  const { kind } = values;
  const all =
    kind === "flood"
      ? ofFlood(values)
      : kind === "twia"
        ? ofTwia(values)
        : ofCarrier(values);
  // Safari before 16 has no toSorted().
  const deadlines = [...all];
  deadlines.sort((one, other) =>
    (one.day ?? "9").localeCompare(other.day ?? "9"),
  );
  const open = deadlines.filter(
    ({ id, day: last, done }) =>
      last && !done && stepsAfter(values).includes(id),
  );
  const next = (["carrier", "you"] as const).flatMap((side) => {
    const first = open.find(({ who }) => who === side);
    return first ? [first] : [];
  });
  return { deadlines, next };
}

/** What comes after the latest letter. */
function stepsAfter({
  kind,
  complete,
  longer,
  accepted,
  denied,
}: Values<typeof fields>): readonly DeadlineId[] {
  if (kind === "flood")
    return denied ? ["floodAppeal", "floodSue"] : ["floodProof"];
  if (accepted)
    return ["pay", "surplusPay", "twiaPay", "twiaAppraisal", "sue", "twiaSue"];
  if (denied) return ["sue", "twiaSue"];
  return complete || longer || kind === "twia"
    ? ["decide", "longer", "twiaDecide"]
    : ["acknowledge", "surplusAcknowledge"];
}

function ofFlood({ loss, denied }: Values<typeof fields>): Deadline[] {
  return [
    you("floodProof", loss, loss && addDays(loss, clocks.proofOfLoss)),
    ...(denied
      ? [
          you("floodAppeal", denied, addDays(denied, clocks.appeal)),
          you("floodSue", denied, addMonths(denied, 12)),
        ]
      : []),
  ];
}

function ofTwia(values: Values<typeof fields>): Deadline[] {
  const { loss, reported, complete, accepted, denied, paid } = values;
  const informed = complete && complete > reported ? complete : reported;
  const decided = firstOf(accepted, denied);
  return [
    ...(loss ? [you("twiaFile", loss, addMonths(loss, 12), reported)] : []),
    ...(decided
      ? []
      : [
          carrier("twiaRequest", reported, after(reported, clocks.twiaRequest)),
        ]),
    carrier(
      "twiaDecide",
      informed,
      after(informed, clocks.twiaDecide),
      decided,
    ),
    ...(denied && !accepted
      ? []
      : [
          carrier("twiaPay", accepted, after(accepted, clocks.twiaPay), paid),
          you(
            "twiaAppraisal",
            accepted,
            accepted && addDays(accepted, clocks.twiaAppraisal),
          ),
        ]),
    ...(denied ? [you("twiaSue", denied, addMonths(denied, 24))] : []),
  ];
}

function ofCarrier(values: Values<typeof fields>): Deadline[] {
  const { reported, complete, longer, accepted, denied, paid } = values;
  const isSurplus = values.kind === "surplus";
  const more = values.catastrophe === "yes" ? clocks.catastrophe : 0;
  const extended = (date: string | undefined) =>
    date && (more ? orNextBusinessDay(addDays(date, more)) : date);
  const business = (from: string | undefined, count: number) =>
    from && addBusinessDays(from, count);
  const decided = firstOf(accepted, denied);
  return [
    ...(decided && !values.acknowledged
      ? []
      : [
          isSurplus
            ? carrier(
                "surplusAcknowledge",
                reported,
                extended(business(reported, clocks.surplusAcknowledge)),
                values.acknowledged,
              )
            : carrier(
                "acknowledge",
                reported,
                extended(after(reported, clocks.acknowledge)),
                values.acknowledged,
              ),
        ]),
    longer
      ? carrier(
          "longer",
          longer,
          extended(after(longer, clocks.longer)),
          decided,
        )
      : carrier(
          "decide",
          complete,
          extended(business(complete, clocks.decide)),
          decided,
        ),
    ...(denied && !accepted
      ? []
      : [
          carrier(
            isSurplus ? "surplusPay" : "pay",
            accepted,
            extended(
              business(accepted, isSurplus ? clocks.surplusPay : clocks.pay),
            ),
            paid,
          ),
        ]),
    ...(complete
      ? [
          carrier(
            "delay",
            complete,
            extended(after(complete, clocks.delay)),
            paid,
          ),
        ]
      : []),
    ...(denied ? [you("sue", denied, addMonths(denied, 24))] : []),
  ];
}

const firstOf = (...days: readonly (string | undefined)[]) =>
  days
    .filter((one) => one !== undefined)
    .reduce<string | undefined>(
      (first, one) => (first && first < one ? first : one),
      undefined,
    );

const after = (from: string | undefined, days: number) =>
  from && orNextBusinessDay(addDays(from, days));

const carrier = (
  id: DeadlineId,
  from: string | undefined,
  last: string | undefined,
  done?: string,
): Deadline => ({ id, who: "carrier", from, day: last, done });

const you = (
  id: DeadlineId,
  from: string | undefined,
  last: string | undefined,
  done?: string,
): Deadline => ({ id, who: "you", from, day: last, done });

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
  check(values) {
    if (values.kind === "flood" && !values.loss)
      return { loss: { kind: "noLoss" } };
    for (const [later, earlier] of order) {
      const [one, other] = [values[later], values[earlier]];
      if (one && other && one < other) return { [later]: { kind: "before" } };
    }
    return {};
  },
  solve,
} satisfies Tool<typeof fields, ClaimClockResult>;
