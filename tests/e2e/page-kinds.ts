import { statSync } from "node:fs";
import { addresses } from "#app/prerendered.ts";

const all = addresses();

/** Pages of a family that count as a separate kind, because they have a tool. */
const withTool = [
  "/personal/flood-insurance",
  "/personal/homeowners-insurance",
  "/services/commercial-property",
];

/** The page of a family with the longest content file, and so the most of everything. */
function longest(family: string, folder: string, ending = ".yaml"): string {
  const size = (path: string) =>
    statSync(`${folder}/${path.split("/").at(-1)}${ending}`).size;
  const [first] = all
    .filter((path) => path.startsWith(`/${family}/`) && path !== "/blog/search")
    .filter((path) => !withTool.includes(path))
    .toSorted((one, other) => size(other) - size(one));
  return first!;
}

/** For tests that need just any page. */
export const anArticle = longest("blog", "content/en/posts", ".md");
export const anIndustry = longest("industry", "content/en/industries");
export const aPersonalPage = longest("personal", "content/en/personal");
export const aCoveragePage = longest("coverage", "content/en/coverage");
export const aService = longest("services", "content/en/services");

/** One page of each kind; the others of a kind differ only in their words. */
export const pageKinds = [
  "/",
  "/about",
  "/accessibility",
  "/blog",
  "/blog/search",
  anArticle,
  "/careers",
  "/contracts",
  aCoveragePage,
  "/coverage-finder",
  "/customer-service",
  "/customer-service/certificate-request",
  "/customer-service/claims",
  "/customer-service/policy-changes",
  "/industry",
  anIndustry,
  "/licenses",
  "/onboarding",
  aPersonalPage,
  "/portals",
  "/portals/payment-portal",
  "/privacy-notice",
  aService,
  "/texas/nonrenewed",
  "/services/commercial-property",
  "/storm",
];
