import type { Personal } from "#app/content/personal-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Rental Property",
  title: `Texas Rental Property Insurance | ${site.shortName}`,
  description:
    "Landlord insurance for Texas rental houses: dwelling, lost rent, liability and vacancy between tenants, with the gaps a homeowners form leaves.",
  summary:
    "For houses and small buildings you rent out: the structure, the rent and the empty weeks.",
  hero: {
    subtitle: "For landlords of one door or twenty",
    title: "Rental property insurance for the empty months, too.",
    description:
      "A homeowners policy expects you to live there. Once a tenant holds the keys, you need a form written for landlords, and a plan for the weeks when nobody holds them.",
  },
  related: [
    "/industry/real-estate-insurance",
    "/personal/flood-insurance",
    "/services/commercial-property/portfolio-management",
  ],
  overview: {
    title: "What changes when you hand over the keys",
    paragraphs: [
      "Homeowners forms tie much of their coverage to the owner living in the house. Move out, rent it and say nothing, and a claim can fail on that one fact. Landlord policies, often called dwelling policies, are written for houses with tenants. They can insure the building, the rent it earns and your liability as its owner. They do not insure the tenant’s furniture.",
      `Vacancy is the clause that surprises people. After a set number of days without an occupant, many forms suspend or cut coverage for vandalism, theft, glass or water. A turnover with new floors can outlast that window. An extended vacancy endorsement can lengthen it up to ${figures.extendedVacancy.value}, if you ask before the house stands empty.`,
      "Ownership needs a look as well. If the deed moved into an LLC and the policy still names you, the company that owns the house may have no coverage. We match the named insured to the deed and the loan.",
    ],
  },
  whatWeCover: {
    title: "What a landlord policy can insure",
    intro:
      "Dwelling forms range from a short list of named causes to broad wording. Read which one you hold.",
    list: [
      {
        title: "The rental dwelling",
        text: "Walls, roof, plumbing and built-in appliances, at replacement cost on wider forms and at actual cash value on basic ones.",
      },
      {
        title: "Detached structures",
        text: "Carports, fences, storage rooms and the garage apartment behind the main house. Tell us if someone lives in one.",
      },
      {
        title: "Landlord furnishings",
        text: "The refrigerator, washer, lawn mower and any furniture you leave on site for the tenant’s use.",
      },
      {
        title: "Fair rental value",
        text: "Rent you lose while the house is being repaired after an insured loss. It does not replace rent a tenant refuses to pay.",
      },
      {
        title: "Premises liability",
        text: "Defense and damages when a tenant or visitor blames a loose stair rail, a dark walkway or a bad gate latch.",
      },
      {
        title: "Vandalism and theft",
        text: "Kicked doors, stolen copper and missing air conditioners. Basic forms may leave these out or limit them while a house is vacant.",
      },
    ],
  },
  highlights: {
    title: "Points we settle before binding",
    cards: [
      {
        title: "Vacancy wording",
        text: `We ask for extended vacancy of up to ${figures.extendedVacancy.value} where the form allows it, and note the conditions such as locked doors, heat and regular visits.`,
      },
      {
        title: "Length of stay",
        text: "A yearly lease, a midterm rental and a weekend booking are three risks. Short stays usually need their own endorsement or form.",
      },
      {
        title: "Rebuild cost",
        text: "A house bought at auction can cost far more to rebuild than you paid. Some forms cut the payment on partial losses when the limit is too low.",
      },
      {
        title: "Roof terms",
        text: "Rental roofs are often settled at actual cash value with a percentage deductible for wind and hail. Budget for your share.",
      },
      {
        title: "Water exclusions",
        text: "Some dwelling forms omit discharge from pipes unless you add it. After a hard freeze that line decides the claim.",
      },
      {
        title: "Lead and mold",
        text: "Many liability forms exclude both. With older paint or a history of leaks, learn this before a tenant writes a letter.",
      },
      {
        title: "Flood and surge",
        text: "Landlord forms exclude flood. A separate policy can insure the building, and some private ones can add lost rent.",
      },
    ],
  },
  enhancements: {
    title: "Additions landlords ask us about",
    intro:
      "The first takes only a clause in your lease. The others depend on the carrier and the house.",
    list: [
      {
        title: "Renters insurance requirement",
        text: "A lease clause that asks tenants for their own liability and contents policy, plus a habit of collecting proof each year.",
      },
      {
        title: "Code upgrade coverage",
        text: "Pays, within a limit, for the wiring, windows or stairs that current code requires when an old house is repaired.",
      },
      {
        title: "Water and sewer backup",
        text: "Tree roots and tenants’ wipes fill drain lines. This endorsement can pay for the damage inside when the line backs up.",
      },
      {
        title: "Landlord umbrella",
        text: "Extra liability limits above every door you own. Check that it accepts property held by an LLC.",
      },
      {
        title: "Wrongful eviction",
        text: "Personal injury liability can answer claims of wrongful eviction, wrongful entry or invasion of privacy, which base forms often omit.",
      },
    ],
  },
  differentiators: {
    title: "How we look after a growing list of doors",
    cards: [
      {
        icon: "key",
        title: "Turnover on the calendar",
        text: "Tell us when a lease ends. We check the vacancy clause against the work you plan and ask the carrier for time.",
      },
      {
        icon: "building",
        title: "One schedule of houses",
        text: "Addresses, deeds, lenders, limits and renewal dates on a single page, so that no purchase or refinance is missed.",
      },
      {
        icon: "file-check",
        title: "Entity and lender matched",
        text: "Named insured, mortgagee and property manager are each entered in the right role, because the wrong role pays the wrong party.",
      },
      {
        icon: "handshake",
        title: "A path to commercial forms",
        text: "When separate policies stop making sense, we price one schedule on a commercial form and show what you give up or gain.",
      },
    ],
  },
  builtFor: {
    title: "Landlords this page is for",
    intro:
      "Some chose to be landlords. Others just could not sell the first house.",
    audience: [
      "Owners renting out a former home",
      "Investors with several rental houses",
      "Duplex to fourplex owners",
      "Hosts of short-term rentals",
      "Families who inherited a house",
      "Owners who hold property in an LLC",
      "Investors renovating between tenants",
    ],
  },
  closing: {
    title: "Tell us who lives there, and until when",
    text: "Give us the address, the lease dates and how title is held. We will compare landlord forms line by line and point to the vacancy, water and roof terms that differ.",
  },
} satisfies Personal;
