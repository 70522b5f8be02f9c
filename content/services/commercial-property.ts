import type { Service } from "#app/content/service-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Commercial Property",
  path: "commercial-property",
  title: `Commercial Property Insurance in Texas | ${site.shortName}`,
  description:
    "How commercial property insurance works for Texas buildings: limits, wind and hail deductibles, lost income, endorsements, and how a broker places it.",
  summary:
    "Insurance for buildings, contents and the income they earn, placed on values that hold up after a loss.",
  hero: {
    title: "Commercial property insurance, measured building by building.",
    subtitle: "For owners, tenants and lenders",
    description:
      "A roof in Lubbock and a warehouse near the Ship Channel do not belong on the same terms. We look at each building, work through its value with you, and ask carriers for terms that fit it.",
  },
  sections: [
    {
      kind: "names",
      id: "property-types",
      title: "Buildings we place",
      intro:
        "Construction, roof age, wiring, sprinklers and what goes on inside decide which carriers will look at a building. These are the kinds we see most often.",
      list: [
        "Office buildings",
        "Retail strips and shopping centers",
        "Apartment communities",
        "Warehouses and distribution",
        "Manufacturing plants",
        "Hotels and motels",
        "Restaurants",
        "Medical offices and clinics",
        "Self-storage",
        "Auto service and dealerships",
        "Churches and schools",
        "Vacant and renovation projects",
      ],
    },
    {
      kind: "cards",
      id: "highlights",
      title: "What a property policy can pay for",
      intro:
        "Most parts carry a limit of their own, and a claim is worked out part by part. A shortfall in one is seldom made up from another.",
      list: [
        {
          title: "Buildings",
          text: "The structure, permanent fixtures and service machinery, valued at replacement cost or actual cash value. The choice shows up most when the roof is old.",
        },
        {
          title: "Business personal property",
          text: "Stock, furniture, machines and supplies at the described location. Ask for a peak season limit if inventory climbs before the holidays.",
        },
        {
          title: "Business income",
          text: "Net income and continuing expenses, payroll included, while a covered loss shuts you down and repairs are under way. A waiting period usually applies.",
        },
        {
          title: "Extra expense",
          text: "The added cost of staying open after a covered loss: a rented kitchen, temporary space, overnight freight for a replacement part.",
        },
        {
          title: "Loss of rents",
          text: "Rent you stop collecting because a covered fire or storm makes units unusable. Lenders often ask for a year of it or more.",
        },
        {
          title: "Tenant improvements",
          text: "Walls, floors, lighting and counters a tenant paid for but may not remove. The lease should say who insures them.",
        },
        {
          title: "Wind and hail",
          text: "Usually part of the policy inland, often with its own deductible. Near the coast it may be excluded and need a separate policy.",
        },
      ],
    },
    {
      kind: "prose",
      id: "values",
      title: "Three things to check first",
      paragraphs: [
        "The limit. Construction costs move faster than most property schedules. If the limit falls short of the share of value that a coinsurance clause requires, the carrier can reduce even a small claim. Agreed value suspends that clause for the policy term. It is usually available when you send a signed statement of values that the carrier accepts.",
        "The wind and hail deductible. In Texas it is often a percentage, and the percentage is taken from the insured value of the building, not from the size of the loss. Work it out in dollars for each building before you accept it. Then read what the policy says about roofs: some forms pay only actual cash value on older ones or leave out cosmetic hail damage.",
        "The water line. Standard property forms exclude flood, and rising water is flood even when a hurricane pushes it in. On the coast, wind and hail may have to be placed with the state’s wind pool, which can ask for a certificate of compliance on the structure. Flood has to be arranged separately either way.",
      ],
    },
    {
      kind: "cards",
      id: "enhancements",
      title: "Endorsements worth pricing",
      intro:
        "Few policies include these at a useful limit. We price them apart, so that you can take or leave each on its merits.",
      list: [
        {
          title: "Ordinance or law",
          text: "When the city requires sprinklers or wider doors in the rebuild, this pays for demolition and the added cost of meeting code.",
        },
        {
          title: "Equipment breakdown",
          text: "Boilers, chillers, switchgear and compressors that fail from within, plus the income or stock lost. Basic property forms leave most of this out.",
        },
        {
          title: "Utility services",
          text: "Power, water or communications cut off by covered damage away from your site. Check whether overhead lines are included.",
        },
        {
          title: "Water backup",
          text: "Sewers, drains and sumps that push water back into the building. Often sold at a low sublimit that a finished ground floor can outrun.",
        },
        {
          title: "Flood and earth movement",
          text: "A federal or private flood policy, or a difference in conditions form that adds flood and earthquake over the main program.",
        },
      ],
    },
    {
      kind: "icons",
      id: "differentiators",
      title: "How we work a property account",
      list: [
        {
          icon: "calculator",
          title: "Values before quotes",
          text: "We test every building’s insured value against its size, construction and use first. Carriers trust a schedule that has been checked.",
        },
        {
          icon: "search",
          title: "A wide market",
          text: `We compare ${figures.carriers.value} A-rated carriers and lay deductibles, roof terms and sublimits in one table, with premium as only one of the columns.`,
        },
        {
          icon: "landmark",
          title: "Loan terms read early",
          text: "We read the insurance article of the loan agreement before binding, and flag deductibles or limits the lender may refuse.",
        },
        {
          icon: "file-search",
          title: "Exclusions in plain words",
          text: "Every proposal carries a page of what the policy leaves out, from flood to cosmetic hail, and which gaps can be bought back.",
        },
      ],
    },
    {
      kind: "names",
      id: "clients",
      title: "Who asks us to place property",
      list: [
        "Owner-operators",
        "Real estate investors",
        "Developers",
        "Property managers",
        "Tenants with triple-net leases",
        "Condominium and owners’ associations",
        "Manufacturers and distributors",
        "Houses of worship and schools",
        "Borrowers facing a loan closing",
      ],
    },
  ],
  action: "Request a Quote",
  closing: {
    title: "Send us the schedule you have",
    text: "A list of addresses, square feet, year built and roof age is enough to begin. Add your current policy and loss runs, and we will tell you what we would change.",
  },
  related: [
    "/services/commercial-property/claims-advocacy",
    "/services/commercial-property/portfolio-management",
    "/industry/real-estate-insurance",
  ],
} satisfies Service;
