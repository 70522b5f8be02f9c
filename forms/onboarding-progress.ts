/** The steps of the outside application, and the percent at which each is reached (docs/product.md, "Onboarding"). */
export const onboardingSteps = [
  { title: "Insurance type", threshold: 5 },
  { title: "Industry", threshold: 15 },
  { title: "Business info", threshold: 35 },
  { title: "Locations", threshold: 45 },
  { title: "Property info", threshold: 75 },
  { title: "Quote", threshold: 100 },
] as const;

export type StepState = "completed" | "current" | "to do";

/** The percent in `?progress=`: a whole number from 0 to 100. Anything else, or more than one, counts as 0. */
export function readProgress(query: URLSearchParams): number {
  const [value, ...more] = query.getAll("progress");
  if (value === undefined || more.length > 0) return 0;
  return /^(0|[1-9]\d?|100)$/.test(value) ? Number(value) : 0;
}

/** The state of each step at a percent: reached, next, or later. */
export function stepStates(progress: number): StepState[] {
  const reached = onboardingSteps.filter(
    ({ threshold }) => progress >= threshold,
  ).length;
  return onboardingSteps.map((_, index) =>
    index < reached ? "completed" : index === reached ? "current" : "to do",
  );
}
