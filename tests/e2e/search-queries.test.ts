import { readFileSync } from "node:fs";
import { find, readIndex } from "#queries/search.ts";
import { expect, test } from "./test.ts";

const index = readIndex(
  readFileSync("build/client/blog/search-index.json", "utf8"),
);

/** What visitors type, and the page that has to come first: words, abbreviations, misspellings and some Spanish. */
const queries: Readonly<Record<string, string>> = {
  COI: "/customer-service/certificate-request",
  "proof of insurance": "/customer-service/certificate-request",
  "certificate of insurance": "/customer-service/certificate-request",
  "certifcate request": "/customer-service/certificate-request",
  "additional insured": "/customer-service/certificate-request",
  "certificado de seguro": "/customer-service/certificate-request",
  "report a claim": "/customer-service/claims",
  "file claim": "/customer-service/claims",
  "car accident": "/customer-service/claims",
  lawsuit: "/customer-service/claims",
  accidente: "/customer-service/claims",
  "pay my bill": "/portals/payment-portal",
  payment: "/portals/payment-portal",
  pagar: "/portals/payment-portal",
  "add a driver": "/customer-service/policy-changes",
  "id card": "/customer-service/policy-changes",
  "mortgagee clause": "/customer-service/lender-request",
  "what insurance do i need": "/coverage-finder",
  "coverage finder": "/coverage-finder",
  cotización: "/coverage-finder",
  "workers comp": "/coverage/workers-compensation",
  "workman's comp": "/coverage/workers-compensation",
  "workers compensation": "/coverage/workers-compensation",
  "general liability": "/coverage/general-liability",
  CGL: "/coverage/general-liability",
  "genral liability": "/coverage/general-liability",
  "E&O": "/coverage/professional-and-management-liability",
  "errors and omissions": "/coverage/professional-and-management-liability",
  "D&O": "/coverage/professional-and-management-liability",
  cyber: "/coverage/cyber",
  ransomware: "/coverage/cyber",
  "performance bond": "/coverage/surety-bonds",
  BOP: "/coverage/business-owners-policy",
  "commercial auto": "/coverage/commercial-auto",
  "personal umbrella": "/personal/umbrella-insurance",
  "car insurance": "/personal/auto-insurance",
  car: "/personal/auto-insurance",
  "cheap car insurance": "/personal/auto-insurance",
  "SR-22": "/personal/auto-insurance",
  sr22: "/personal/auto-insurance",
  "seguro de carro": "/personal/auto-insurance",
  homeowners: "/personal/homeowners-insurance",
  "home insurance": "/personal/homeowners-insurance",
  "seguro de casa": "/personal/homeowners-insurance",
  renters: "/personal/renters-insurance",
  landlord: "/personal/rental-property-insurance",
  flood: "/personal/flood-insurance",
  "flod insurance": "/personal/flood-insurance",
  inundacion: "/personal/flood-insurance",
  motorcyle: "/personal/motorcycle-insurance",
  "life insurance": "/personal/life-insurance",
  TWIA: "/texas/coastal-wind",
  windstorm: "/texas/coastal-wind",
  nonrenewal: "/texas/nonrenewed",
  hurricane: "/storm",
  storm: "/storm",
  huracán: "/storm",
  hail: "/blog/wind-hail-named-storm-deductibles",
  jobs: "/careers",
  "license number": "/licenses",
  hotel: "/industry/hospitality-insurance",
  contractor: "/industry/construction-insurance",
  "restarant insurance": "/industry/food-beverage-insurance",
  trucking: "/industry/transportation-insurance",
  coinsurance: "/services/commercial-property",
  "how much is home insurance in Houston":
    "/blog/what-home-insurance-costs-in-houston",
  "why did my home insurance go up":
    "/blog/what-home-insurance-costs-in-houston",
  "impact resistant roof discount":
    "/blog/what-home-insurance-costs-in-houston",
  "full coverage cost": "/blog/what-full-coverage-costs-in-texas",
  "how much is full coverage in Texas":
    "/blog/what-full-coverage-costs-in-texas",
  "how much is general liability insurance":
    "/blog/what-general-liability-insurance-costs",
  "insurance offer too low": "/blog/low-claim-offer-or-totaled-car",
  "totaled car value dispute": "/blog/low-claim-offer-or-totaled-car",
  "appraisal clause": "/blog/low-claim-offer-or-totaled-car",
  "mobile home insurance": "/texas/mobile-home-insurance",
  "manufactured home TWIA": "/texas/mobile-home-insurance",
  "boat insurance texas": "/texas/boat-rv-golf-cart-insurance",
  "RV insurance": "/texas/boat-rv-golf-cart-insurance",
  "golf cart": "/texas/boat-rv-golf-cart-insurance",
  "airbnb insurance houston": "/texas/short-term-rental-insurance",
  "short term rental": "/texas/short-term-rental-insurance",
  "farm and ranch insurance": "/texas/farm-ranch-insurance",
  "hunting lease insurance": "/texas/farm-ranch-insurance",
  "notary bond": "/texas/notary-bond",
  "group health insurance": "/texas/group-health-insurance",
};

test("at least 95 of 100 searches list the page first that visitors mean", () => {
  const wrong = Object.entries(queries).flatMap(([query, path]) => {
    const first = find(index, query, 1).hits[0]?.path;
    return first === path ? [] : [`${query}: ${first} instead of ${path}`];
  });
  expect(
    wrong.length / Object.keys(queries).length,
    wrong.join("\n"),
  ).toBeLessThanOrEqual(0.05);
});

test("a word that pages have finds no similar word", () => {
  const marked = (query: string) =>
    find(index, query, 1)
      .hits.flatMap(({ title, excerpt }) => [...title, ...excerpt])
      .flatMap(([piece, matched]) => (matched ? piece.toLowerCase() : []));
  expect(marked("hail").filter((word) => !word.startsWith("hail"))).toEqual([]);
  expect(marked("proof of insurance")).not.toContain("roof");
});
