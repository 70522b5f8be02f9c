import type { Hono } from "hono";

const address = "/speculation-rules";

/** On every page. By header, because a rule in the page would need a hash in its policy. */
export const speculationHeader = ["Speculation-Rules", `"${address}"`] as const;

/** A page of this site is fetched as soon as a pointer rests on a link to it. What answers a form or a mail is not. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/desk*", "/subscribe/*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function speculationRules(app: Hono): void {
  app.get(address, (context) =>
    context.body(JSON.stringify(rules), 200, {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "max-age=86400",
    }),
  );
}
