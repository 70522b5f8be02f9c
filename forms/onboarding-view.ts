import {
  onboardingSteps,
  stepStates,
  type StepState,
} from "./onboarding-progress.ts";

/** What the onboarding page shows of a progress, as text. */
export type ProgressView = {
  progress: string;
  steps: readonly StepView[];
};

type StepView = {
  state: string;
  /** The state as it is said. */
  words: string;
  /** The value of aria-current: one step at most is where the visitor is. */
  current: string;
};

export function viewOf(
  progress: number,
  words: Record<StepState, string>,
): ProgressView {
  return {
    progress: String(progress),
    steps: stepStates(progress).map((state) => ({
      state,
      words: words[state],
      current: state === "current" ? "step" : "false",
    })),
  };
}

/** Stands in the page that the build writes, where `fillTemplate` puts a view. */
export const templateView: ProgressView = {
  progress: "@@progress@@",
  steps: onboardingSteps.map((_, index) => ({
    state: `@@state-${index}@@`,
    words: `@@words-${index}@@`,
    current: `@@current-${index}@@`,
  })),
};

/** The page for a view. A view holds no words of visitors, so nothing is escaped. */
export function fillTemplate(template: string, view: ProgressView): string {
  let page = template.replaceAll(templateView.progress, view.progress);
  for (const [index, place] of templateView.steps.entries())
    for (const part of ["state", "words", "current"] as const)
      page = page.replaceAll(place[part], view.steps[index]?.[part] ?? "");
  return page;
}
