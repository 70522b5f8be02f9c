import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { onboardingSteps, stepStates } from "#forms/onboarding-progress.ts";
import { Progress } from "./progress.tsx";

const words = { completed: "Done", current: "Next", "to do": "Later" };

test.each([0, 45, 100])(
  "at %i percent the bar says so, and each step has its state in words",
  (progress) => {
    const html = renderToStaticMarkup(<Progress {...{ progress, words }} />);
    expect(html).toMatch(/<label for="progress">/);
    expect(html).toMatch(
      new RegExp(`<progress id="progress" max="100" value="${progress}"`),
    );
    const steps = html.match(/<li.*?<\/li>/g) ?? [];
    const states = stepStates(progress);
    expect(steps).toHaveLength(onboardingSteps.length);
    for (const [index, step] of steps.entries()) {
      const state = states[index]!;
      expect(step).toContain(onboardingSteps[index]!.title);
      expect(step).toContain(words[state]);
      expect(step).toContain(
        `aria-current="${state === "current" ? "step" : "false"}"`,
      );
    }
  },
);
