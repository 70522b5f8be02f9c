import aboutContent from "#content/about.ts";
import careersContent from "#content/careers.ts";
import coverageFinderContent from "#content/coverage-finder.ts";
import customerServiceContent from "#content/customer-service.ts";
import licensesContent from "#content/licenses.ts";
import onboardingContent from "#content/onboarding.ts";
import portalsContent from "#content/portals.ts";
import { aboutSchema } from "./about-schema.ts";
import { careersSchema } from "./careers-schema.ts";
import { checkFile } from "./check.ts";
import { coverageFinderSchema } from "./coverage-finder-schema.ts";
import { customerServiceSchema } from "./customer-service-schema.ts";
import { licensesSchema } from "./licenses-schema.ts";
import { onboardingSchema } from "./onboarding-schema.ts";
import { portalsSchema } from "./portals-schema.ts";

/** The pages on the brokerage itself, checked. Only loaders import this, so that no page's script carries it. */
export const about = checkFile("about", aboutSchema, aboutContent);

export const careers = checkFile("careers", careersSchema, careersContent);

export const portals = checkFile("portals", portalsSchema, portalsContent);

export const onboarding = checkFile(
  "onboarding",
  onboardingSchema,
  onboardingContent,
);

export const customerService = checkFile(
  "customer-service",
  customerServiceSchema,
  customerServiceContent,
);

export const licenses = checkFile("licenses", licensesSchema, licensesContent);

export const coverageFinder = checkFile(
  "coverage-finder",
  coverageFinderSchema,
  coverageFinderContent,
);
