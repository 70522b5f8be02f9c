import * as v from "valibot";
import { ownQuote, siteSchema } from "./schemas/site-schema.ts";

/** The setting that replaces an address outside this site: VITE_QUOTE_URL for `quote`. */
export const outsideSetting = (name: string) =>
  `VITE_${name.toUpperCase()}_URL`;

/**
 * The content of content/en/site.yaml, with the addresses that the build's settings replace: VITE_PUBLIC_ORIGIN,
 * VITE_QUOTE_URL and so on.
 */
export function withSettings(site: unknown, env = process.env): unknown {
  if (typeof site !== "object" || site === null) return site;
  expectRight(env);
  const { origin, outside } = site as {
    origin?: unknown;
    outside?: Record<string, unknown>;
  };
  return {
    ...site,
    origin: env.VITE_PUBLIC_ORIGIN ?? origin,
    outside: Object.fromEntries(
      Object.entries({ quote: ownQuote, whatsapp: "", ...outside }).map(
        ([name, address]) => [name, env[outsideSetting(name)] ?? address],
      ),
    ),
  };
}

/** Throws one error that names every wrong setting: the office's texts are not to blame. */
function expectRight(env: NodeJS.ProcessEnv) {
  const { origin, outside } = siteSchema.entries;
  const rules: [string, v.GenericSchema][] = [
    ["VITE_PUBLIC_ORIGIN", origin],
    ...Object.entries(outside.entries).map(
      ([name, rule]): [string, v.GenericSchema] => [outsideSetting(name), rule],
    ),
  ];
  const problems = rules.flatMap(([name, rule]) => {
    if (env[name] === undefined) return [];
    const { issues = [] } = v.safeParse(rule, env[name]);
    return issues.map(({ message }) => `the setting ${name} ${message}`);
  });
  if (problems.length > 0) throw new Error(problems.join("; "));
}
