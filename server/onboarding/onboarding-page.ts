import { readFileSync } from "node:fs";
import onboarding from "#content/onboarding.ts";
import { fillTemplate, viewOf } from "#forms/onboarding-view.ts";

/** The onboarding page at a progress in percent. */
export type OnboardingPage = (progress: number) => string;

/** Fills the template that the site's own components wrote at build time (app/pages/onboarding). */
export function onboardingPage(templateFile: string): OnboardingPage {
  const template = readFileSync(templateFile, "utf8");
  return (progress) =>
    fillTemplate(template, viewOf(progress, onboarding.states));
}
