import { ownQuote } from "./schemas/site-schema.ts";

/** The setting that replaces an address outside this site: VITE_QUOTE_URL for `quote`. */
export const outsideSetting = (name: string) =>
  `VITE_${name.toUpperCase()}_URL`;

/**
 * The content of content/en/site.yaml, with the addresses that the build's settings replace: VITE_PUBLIC_ORIGIN,
 * VITE_QUOTE_URL and so on.
 */
export function withSettings(site: unknown, env = process.env): unknown {
  if (typeof site !== "object" || site === null) return site;
  const { origin, outside } = site as {
    origin?: unknown;
    outside?: Record<string, unknown>;
  };
  return {
    ...site,
    origin: env.VITE_PUBLIC_ORIGIN ?? origin,
    outside: Object.fromEntries(
      Object.entries({ quote: ownQuote, ...outside }).map(([name, address]) => [
        name,
        env[outsideSetting(name)] ?? address,
      ]),
    ),
  };
}
