import { siteSchema } from "#compile/schemas/site-schema.ts";
import type { About } from "#server/setting.ts";
import { aboutLive } from "#compile/live.ts";
import { outsideSetting } from "#compile/site-settings.ts";

const addresses = Object.keys(siteSchema.entries.outside.entries);

/**
 * The settings that the build reads from the environment, besides VITE_PUBLIC_ORIGIN. docs/settings.md is generated
 * from them.
 */
export const buildSettings: Readonly<Record<string, About>> = {
  LIVE: aboutLive,
  VITE_CONTACT: {
    meaning:
      "`demo` builds a preview whose forms only pretend to send, for a host without the server.",
    otherwise: "forms send",
  },
  ...Object.fromEntries(
    addresses.map((name) => [
      outsideSetting(name),
      {
        meaning: `Replaces \`outside.${name}\` of \`site.yaml\`.`,
        otherwise: "the address there",
      },
    ]),
  ),
};
