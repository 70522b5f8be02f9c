import { readdirSync } from "node:fs";
import { subscriptionPages } from "#content/subscription.ts";

/** Every address of the site that answers 200, for prerendering, the sitemap and the tests. */
export async function addresses(): Promise<string[]> {
  return [
    "/",
    "/industry",
    "/personal",
    "/services",
    "/about",
    "/careers",
    "/portals",
    "/portals/booking-scheduler",
    "/portals/payment-portal",
    "/onboarding",
    "/customer-service",
    "/customer-service/certificate-request",
    "/customer-service/claims",
    "/customer-service/policy-changes",
    "/storm",
    "/coverage-finder",
    "/licenses",
    "/privacy-notice",
    "/terms-of-service",
    "/accessibility",
    "/how-we-are-paid",
    "/blog",
    "/blog/search",
    ...slugs("content/industries").map((slug) => `/industry/${slug}`),
    ...slugs("content/personal").map((slug) => `/personal/${slug}`),
    ...slugs("content/posts", ".md").map((slug) => `/blog/${slug}`),
    ...(await servicePaths()).map((path) => `/services/${path}`),
  ];
}

/** Pages that have no address of their own: the server sends them in answer to something. */
export const answerPages = [
  "/404",
  "/contact/thanks",
  "/contact/problem",
  "/contact/reference",
  "/customer-service/certificate-request/thanks",
  "/customer-service/certificate-request/problem",
  "/customer-service/certificate-request/reference",
  "/customer-service/claims/thanks",
  "/customer-service/claims/problem",
  "/customer-service/claims/reference",
  "/subscribe/thanks",
  "/subscribe/problem",
  ...Object.keys(subscriptionPages),
];

function slugs(folder: string, ending = ".ts"): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted();
}

async function servicePaths(): Promise<string[]> {
  const services = await Promise.all(
    slugs("content/services").map(
      (slug) =>
        import(
          /* @vite-ignore */ `../../content/services/${slug}.ts`
        ) as Promise<{ default: { path: string } }>,
    ),
  );
  return services.map((service) => service.default.path);
}
