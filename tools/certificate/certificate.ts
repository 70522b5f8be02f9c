import {
  choice,
  dollars,
  optional,
  type Tool,
  type Values,
} from "#tools/tool.ts";

const limit = optional(dollars([10_000, 100_000_000]));

const fields = {
  /** What the contract is for. It decides which endorsement makes the other side an additional insured. */
  contract: choice("work", "lease", "other"),
  /** General liability. */
  occurrence: limit,
  aggregate: limit,
  /** `both` also for the time after the work is finished. */
  additional: choice("no", "ongoing", "both"),
  primary: choice("no", "yes"),
  waiver: choice("no", "yes"),
  /** Each accident. */
  auto: limit,
  workers: choice("no", "yes"),
  umbrella: limit,
};

export const requirementIds = [
  "occurrence",
  "aggregate",
  "ongoing",
  "lessor",
  "designated",
  "completed",
  "after",
  "primary",
  "waiver",
  "auto",
  "auto-insured",
  "auto-waiver",
  "workers",
  "workers-waiver",
  "umbrella",
  "umbrella-follows",
] as const;

export type RequirementId = (typeof requirementIds)[number];

/** One thing that the contract requires. */
export type Requirement = {
  id: RequirementId;
  /** In dollars. */
  limit?: number;
  /** Only an endorsement, or the wording of the policy, can do it. The certificate at most mentions it. */
  isTerm: boolean;
};

export type CertificateResult = {
  requirements: readonly Requirement[];
  values: Values<typeof fields>;
};

/**
 * What to look for in the policies, for each requirement of a contract. ISO CG 20 10 (ongoing operations), CG 20 37
 * (completed operations of construction), CG 20 11 (lessors of premises), CG 20 26 (others), CG 20 01, CG 24 04, CA 20 48, CA 04 44;
 * WC 42 03 04 in Texas. The certificate changes none of them: Tex. Ins. Code §§ 1811.051 and 1811.152.
 */
function solve(values: Values<typeof fields>): CertificateResult {
  const { contract, additional, primary, waiver, auto, umbrella } = values;
  const hasWorkers = values.workers === "yes";
  const isInsured = additional !== "no";
  const isWaived = waiver === "yes";
  const has: Record<RequirementId, number | boolean | undefined> = {
    occurrence: values.occurrence,
    aggregate: values.aggregate,
    ongoing: isInsured && contract === "work",
    lessor: isInsured && contract === "lease",
    designated: isInsured && contract === "other",
    completed: additional === "both" && contract === "work",
    after: additional === "both" && contract !== "work",
    primary: primary === "yes",
    waiver: isWaived,
    auto,
    "auto-insured": isInsured && auto !== undefined,
    "auto-waiver": isWaived && auto !== undefined,
    workers: hasWorkers,
    "workers-waiver": isWaived && hasWorkers,
    umbrella,
    "umbrella-follows":
      umbrella !== undefined && (isInsured || primary === "yes"),
  };
  const requirements = requirementIds.flatMap((id) => {
    const one = has[id];
    if (one === undefined || one === false) return [];
    return typeof one === "number"
      ? { id, limit: one, isTerm: false }
      : { id, isTerm: id !== "workers" };
  });
  return { requirements, values };
}

export const certificateTool = {
  name: "certificate",
  fields,
  check(values) {
    const { occurrence, aggregate } = values;
    if (solve(values).requirements.length === 0)
      return { occurrence: { kind: "nothing" } };
    if (occurrence && aggregate && aggregate < occurrence)
      return { aggregate: { kind: "lowAggregate" } };
    return {};
  },
  solve,
} satisfies Tool<typeof fields, CertificateResult>;

/** The lines of coverage that the certificate has to show: boxes of forms/certificate. */
export function linesOf({ values }: CertificateResult) {
  const { occurrence, aggregate, additional, primary, waiver } = values;
  return {
    generalLiability:
      (occurrence ?? aggregate) !== undefined ||
      additional !== "no" ||
      primary === "yes" ||
      waiver === "yes",
    commercialAuto: values.auto !== undefined,
    workersCompensation: values.workers === "yes",
    umbrella: values.umbrella !== undefined,
  };
}
