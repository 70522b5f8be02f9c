import { site } from "#content/site.ts";

/** What somebody can do whose form cannot be kept. */
export const callUs = `You can also call ${site.phone.display} or write to ${site.email}.`;
