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

/**
 * Searches that were written before any words were added for them, and the pages of which one has to come first or
 * second. Do not add words for one of these: add a kind of words, and new searches.
 */
const unseen: Readonly<Record<string, string>> = {
  "where is your office": "/about",
  "what time do you close": "/customer-service /about",
  "speak to an agent": "/customer-service",
  "I want to fire my insurance company":
    "/customer-service/cancel /customer-service/policy-changes /texas/nonrenewed",
  refinance:
    "/customer-service/lender-change /customer-service/lender-request /lenders",
  "need new dec page":
    "/customer-service/policy-papers /customer-service/policy-changes",
  "just got married": "/customer-service/policy-changes",
  "my son got his license":
    "/personal/auto-insurance /customer-service/policy-changes",
  "buying my first home": "/personal/homeowners-insurance",
  "selling my house": "/customer-service/policy-changes",
  "getting divorced": "/customer-service/policy-changes",
  "retiring soon":
    "/personal/life-insurance /blog/what-pays-for-long-term-care",
  "my mom needs a nursing home": "/blog/what-pays-for-long-term-care",
  "dad passed away": "/personal/life-insurance /customer-service/claims",
  "starting a business": "/coverage/business-owners-policy /coverage-finder",
  "hiring my first employee": "/coverage/workers-compensation",
  "moving to Houston": "/customer-service/policy-changes /coverage-finder",
  "sold my car": "/customer-service/policy-changes",
  "work from home business":
    "/coverage/business-owners-policy /personal/homeowners-insurance /coverage-finder",
  "rent out a room": "/texas/short-term-rental-insurance",
  "someone broke into my truck":
    "/customer-service/claims /personal/auto-insurance",
  "hit a deer": "/customer-service/claims /personal/auto-insurance",
  "tree fell on my fence":
    "/customer-service/claims /personal/homeowners-insurance",
  "pipe burst": "/customer-service/claims /blog/water-damage-which-policy",
  "house fire": "/customer-service/claims /personal/homeowners-insurance",
  "sewer backup":
    "/blog/water-damage-which-policy /personal/homeowners-insurance",
  mold: "/personal/homeowners-insurance /blog/water-damage-which-policy",
  termites: "/personal/homeowners-insurance",
  "swimming pool":
    "/personal/homeowners-insurance /personal/umbrella-insurance",
  trampoline: "/personal/homeowners-insurance /personal/umbrella-insurance",
  "pit bull": "/personal/homeowners-insurance /personal/renters-insurance",
  jewelry:
    "/personal/homeowners-insurance /personal/renters-insurance /services/private-client",
  "uber driver": "/personal/auto-insurance",
  doordash: "/personal/auto-insurance",
  "lawn care business":
    "/industry/retail-service-insurance /coverage/general-liability /coverage/commercial-auto",
  "hair salon": "/industry/retail-service-insurance",
  "nail tech": "/industry/retail-service-insurance",
  "tattoo shop":
    "/industry/retail-service-insurance /coverage/general-liability",
  plumber: "/industry/construction-insurance",
  "electrician insurance": "/industry/construction-insurance",
  "gas station":
    "/industry/retail-service-insurance /industry/auto-service-insurance /industry/environmental-insurance",
  taqueria: "/industry/food-beverage-insurance",
  "wedding venue": "/industry/hospitality-insurance",
  "18 wheeler": "/industry/transportation-insurance",
  "vape shop": "/industry/retail-service-insurance",
  "what is a deductible": "/glossary /blog/wind-hail-named-storm-deductibles",
  "what does subrogation mean": "/glossary",
  "actual cash value meaning":
    "/glossary /blog/actual-cash-value-first-recoverable-depreciation",
  "does homeowners cover flood": "/personal/flood-insurance",
  "is my policy still active":
    "/customer-service/policy-changes /customer-service",
  "how do I get a refund":
    "/customer-service/cancel /customer-service/policy-changes /customer-service",
  "tdi complaint": "/complaints",
  "your agent was rude": "/complaints",
  "premium went up 40%":
    "/renewal-went-up /blog/what-home-insurance-costs-in-houston",
  choque: "/customer-service/claims",
  "se me inundo la casa": "/customer-service/claims /personal/flood-insurance",
  "quiero una cotizacion": "/coverage-finder /quote",
  "aseguranza para troca": "/personal/auto-insurance /coverage/commercial-auto",
  "me robaron el carro": "/customer-service/claims",
  "hablan espanol": "/customer-service",
  "homowners insurence": "/personal/homeowners-insurance",
  "workmans comp exemption":
    "/coverage/workers-compensation /blog/non-subscription-in-texas",
  "huricane deductable":
    "/blog/wind-hail-named-storm-deductibles /texas/coastal-wind",
  "certificate of insurence for landlord":
    "/customer-service/certificate-request",
  hours: "/customer-service /about",
  "talk to a person": "/customer-service",
  "my mortgage company changed":
    "/customer-service/lender-change /customer-service/lender-request",
  "new baby": "/personal/life-insurance /texas/group-health-insurance",
  "bought a house": "/personal/homeowners-insurance",
  "moving to another state": "/customer-service/policy-changes",
  "my rate went up":
    "/renewal-went-up /blog/what-home-insurance-costs-in-houston",
  "add teen driver": "/customer-service/policy-changes",
  RV: "/texas/boat-rv-golf-cart-insurance",
  daycare: "/industry/retail-service-insurance /industry/non-profit-insurance",
  gym: "/industry/retail-service-insurance",
  "dog bite": "/personal/homeowners-insurance /customer-service/claims",
  foundation: "/personal/homeowners-insurance",
  "catalytic converter": "/personal/auto-insurance",
  "bonded and insured": "/coverage/surety-bonds",
  "replacement cost vs actual cash value":
    "/blog/actual-cash-value-first-recoverable-depreciation /glossary",
  complaint: "/complaints",
  "me chocaron": "/customer-service/claims",
  "gotera en el techo": "/customer-service/claims",
  queja: "/complaints",
  "habla español": "/customer-service",
};

test("nine of ten searches that nobody tuned to find a right page first or second", () => {
  const missed = Object.entries(unseen).flatMap(([query, paths]) => {
    const found = find(index, query, 1)
      .hits.slice(0, 2)
      .map(({ path }) => path.split("#")[0]!);
    const isFound = paths.split(" ").some((path) => found.includes(path));
    return isFound ? [] : [`${query}: ${found.join(" and ")} without ${paths}`];
  });
  expect(
    missed.length / Object.keys(unseen).length,
    missed.join("\n"),
  ).toBeLessThanOrEqual(0.1);
});

test("a word that pages have finds no similar word", () => {
  const marked = (query: string) =>
    find(index, query, 1)
      .hits.flatMap(({ title, excerpt }) => [...title, ...excerpt])
      .flatMap(([piece, matched]) => (matched ? piece.toLowerCase() : []));
  expect(marked("hail").filter((word) => !word.startsWith("hail"))).toEqual([]);
  expect(marked("proof of insurance")).not.toContain("roof");
});
