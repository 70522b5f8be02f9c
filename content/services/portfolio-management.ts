import type { Service } from "#app/content/service-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Portfolio Management",
  path: "commercial-property/portfolio-management",
  title: `Property Portfolio Insurance Management | ${site.shortName}`,
  description:
    "One schedule, one renewal date and one file of lender requirements for owners of several properties: how portfolio insurance management works, part by part.",
  summary:
    "One schedule, one renewal and one set of lender files for owners of several properties.",
  hero: {
    title: "Portfolio management for more than one address.",
    subtitle: "For owners who buy, hold, refinance and sell",
    description:
      "Eight buildings bought in eight closings often mean eight policies, eight dates and no two alike. We bring them into a program you can read on one page.",
  },
  sections: [
    {
      kind: "prose",
      id: "problem",
      title: "What goes wrong at the fifth building",
      paragraphs: [
        "The first policies were bought to close a loan by Friday. Limits came from a purchase price that included land. One entity is named on a policy it no longer owns anything under. The umbrella lists some of the general liability policies and misses one. Nobody did anything careless; the insurance simply grew the way the holdings did.",
        "Portfolio management means running the insurance as one asset. The same values, names, dates and deductibles stand in one place, and every purchase, sale, refinance or roof replacement passes through it.",
      ],
    },
    {
      kind: "cards",
      id: "components",
      title: "Five parts of a managed portfolio",
      list: [
        {
          title: "Statement of values",
          text: "One schedule for every building: address, owner entity, use, area, construction, roof, systems, rents and replacement cost. Carriers quote from it, so we keep it current.",
        },
        {
          title: "Program design",
          text: "Scheduled or blanket limits, shared or layered carriers, one deductible or several, and the catastrophe sublimits that apply to all locations together.",
        },
        {
          title: "Purchases and sales",
          text: "Values and hazards checked during due diligence, cover bound at closing, and buildings taken off when they sell, with premium adjusted as the policy allows.",
        },
        {
          title: "Lender requirements",
          text: "A file for each loan: required limits, deductibles, rating terms, mortgagee wording and the evidence of property insurance the servicer will accept.",
        },
        {
          title: "Reporting and allocation",
          text: "Premium split by property or entity on a basis you choose, loss history by building, and a summary that your partners and accountant can use.",
        },
      ],
    },
    {
      kind: "icons",
      id: "portfolio-types",
      title: "Portfolios we work with",
      list: [
        {
          icon: "building",
          title: "Apartment communities",
          text: "Garden and mid-rise properties where roofs, wiring, water lines and resident injuries drive both price and the choice of carrier.",
        },
        {
          icon: "map-pin",
          title: "Retail centers",
          text: "Strips and pads with restaurants, nail salons and vacancies side by side, and leases that divide repair and insurance differently.",
        },
        {
          icon: "truck",
          title: "Industrial and flex",
          text: "Warehouses and small bays where a tenant’s stock or process can change the hazard without the owner’s hearing of it.",
        },
        {
          icon: "landmark",
          title: "Office and medical",
          text: "Buildings with long leases, elevators, chillers and tenant build-outs, where equipment breakdown and loss of rents deserve real limits.",
        },
        {
          icon: "key",
          title: "Rental houses",
          text: "Scattered homes held in several companies, often insured one at a time until a lender or a partner asks for a single list.",
        },
        {
          icon: "layers",
          title: "Mixed family holdings",
          text: "Land, storage, a hotel and a few storefronts under trusts and partnerships that share managers but not always the same insured names.",
        },
      ],
    },
    {
      kind: "prose",
      id: "blanket",
      title: "Blanket limits and the small print beneath them",
      paragraphs: [
        "A blanket limit lets one total stand behind every building, so that an undervalued address can draw on the rest. That is the idea. Many policies then add a margin clause or an occurrence limit endorsement, which caps recovery at any one building at its scheduled value or a set margin above it. With that wording, a stale schedule hurts nearly as much as it would without the blanket.",
        "Spread matters too. Six buildings within a mile of one another share the same hailstorm, the same surge and perhaps one sublimit. We set out which locations one event could reach, compare that with the program’s catastrophe limits and deductibles, and show you what the loss would leave with you.",
        "Consolidation is not always the answer. One building with poor loss history can spoil terms for the others, and a loan may require a policy of its own. When separate policies serve you better, we keep them separate and line up the dates.",
      ],
    },
    {
      kind: "steps",
      id: "review",
      title: "What happens in a portfolio review",
      list: [
        {
          title: "Gather",
          text: "You send policies, loan insurance sections, a rent roll and an entity chart. We request the loss runs with your signed letter.",
        },
        {
          title: "Reconcile",
          text: "We match owner names, mortgagees, values and dates across all of it, and list every mismatch with the document it came from.",
        },
        {
          title: "Compare",
          text: "You see the present policies beside one or two program designs, with deductibles worked out in dollars for a single storm.",
        },
        {
          title: "Schedule the move",
          text: "Policies are combined at renewal or earlier, after weighing short-rate cancellation charges and lender notices against the gain.",
        },
      ],
    },
  ],
  action: "Schedule Portfolio Review",
  closing: {
    title: "Eight policies on one page",
    text: "Give us addresses, owner names and renewal dates, however untidy. That much shows where policies overlap, where they leave gaps, and which common date to aim for.",
  },
  related: [
    "/services/commercial-property",
    "/services/commercial-property/alternative-risk-financing",
    "/personal/rental-property-insurance",
  ],
} satisfies Service;
