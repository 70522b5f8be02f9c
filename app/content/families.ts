import { industries as industryPages } from "#content/industries.ts";
import { personal as personalPages } from "#content/personal.ts";
import { services as servicePages } from "#content/services.ts";

/** The pages of each family by slug. Only loaders import this, so that no page's script carries them all. */
export const industries = new Map(Object.entries(industryPages));
export const personal = new Map(Object.entries(personalPages));
export const services = new Map(Object.entries(servicePages));
