import type { Personal } from "#app/content/personal-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Builders Risk",
  title: `Texas Builders Risk for Homeowners | ${site.shortName}`,
  description:
    "Builders risk insurance for Texas homes under construction or renovation: what it pays for, who should buy it and when it has to end.",
  summary:
    "For a home being built or remodeled, from the first delivery of lumber to the day you move in.",
  hero: {
    subtitle: "For new homes and major remodels",
    title: "Builders risk insurance for a house half built.",
    description:
      "An unfinished house can burn, blow down or lose its copper overnight. A homeowners policy was written for a finished one. Builders risk is written for the months between.",
  },
  related: [
    "/personal/homeowners-insurance",
    "/industry/construction-insurance",
    "/personal/flood-insurance",
  ],
  overview: {
    title: "Who should hold the policy",
    paragraphs: [
      "Before you ask what builders risk costs, ask who buys it. Your contract says whether the owner or the builder must insure the work, and who pays the deductible. Custom builders often carry it and charge it to the job. Some leave it to the owner, in a sentence on a back page. If both assume the other did it, nobody did.",
      "Whoever buys it, the owner, the general contractor and the subcontractors should be insured as their interests appear, and the lender named as the loan agreement requires. A certificate of insurance shows that a policy existed on the day it was issued. It grants you no rights. Ask to be on the policy itself.",
      "Remodeling raises a second question. The new work may be insured while the house around it is not. Your homeowners carrier may limit coverage once walls come down or the family moves out. Tell both carriers before demolition starts.",
    ],
  },
  whatWeCover: {
    title: "What the policy can pay for on a job site",
    intro:
      "Forms differ widely. These are the parts that we ask about on every residential project.",
    list: [
      {
        title: "Work in place",
        text: "Foundations, framing, roofing and finishes already installed, against fire, wind, vandalism and the other causes the form insures.",
      },
      {
        title: "Materials on site",
        text: "Stacked lumber, windows in crates and appliances in the garage, once they have been delivered and before they are fixed.",
      },
      {
        title: "Materials elsewhere",
        text: "Trusses on a trailer or cabinets in a warehouse, where the form includes transit and temporary storage.",
      },
      {
        title: "Temporary structures",
        text: "Scaffolding, forms, fencing and site trailers, usually within a sublimit and only when listed or included by the wording.",
      },
      {
        title: "Debris removal",
        text: "Clearing the burned or fallen parts so that work can start over, often as a share of the loss.",
      },
      {
        title: "The existing house",
        text: "In a remodel, the standing structure can be added. It needs its own limit and an honest description of its condition.",
      },
    ],
  },
  highlights: {
    title: "Seven terms to settle before ground breaks",
    cards: [
      {
        title: "Completed value",
        text: "Set the limit at the full cost of the finished house, with labor, overhead and change orders. Land stays out of it.",
      },
      {
        title: "Start date",
        text: "Apply before work begins. Many carriers decline a project already framed, or ask for a statement that no loss has happened.",
      },
      {
        title: "Term and extension",
        text: "Rain, permits and back-ordered windows push the end date. Ask what an extension costs and how far ahead you must request it.",
      },
      {
        title: "Occupancy clause",
        text: "Coverage may end when you move in or the work is complete. Get permission to occupy before the first couch arrives.",
      },
      {
        title: "Theft conditions",
        text: "A fence, lights, a lockbox or a camera may be a condition of coverage. If the form requires it, the builder must do it.",
      },
      {
        title: "Faulty work",
        text: "The cost to redo poor work is typically excluded. Damage that results from it, such as rain inside, may be insured.",
      },
      {
        title: "Wind and water",
        text: "Wind and hail often have a percentage deductible. Flood is excluded unless added or bought separately. An open frame makes both expensive.",
      },
    ],
  },
  enhancements: {
    title: "Extensions for longer or larger projects",
    intro:
      "Ask for these at the quote. Adding one in the middle of a project is harder.",
    list: [
      {
        title: "Soft costs",
        text: "Extra interest, taxes, permits and architect’s fees that pile up when an insured loss delays the completion date.",
      },
      {
        title: "Code changes",
        text: "Ordinance or law coverage can pay to rebuild damaged parts of an older house to the code in force today.",
      },
      {
        title: "Flood during construction",
        text: "The federal program can insure a building under construction, with conditions. Private forms can add flood to the project itself.",
      },
      {
        title: "Coastal windstorm",
        text: "Near the Gulf, wind may need a separate policy, and windstorm inspections for the certificate should happen while the work is still visible.",
      },
      {
        title: "Landscaping and pools",
        text: "Trees, irrigation and the pool shell are often left out or capped. List them if they are part of the contract.",
      },
    ],
  },
  differentiators: {
    title: "How we follow the project",
    cards: [
      {
        icon: "hard-hat",
        title: "We read the building contract",
        text: "Insurance article, deductible, waiver of subrogation and risk of loss. We write down who carries what before you sign.",
      },
      {
        icon: "clipboard-check",
        title: "Builder’s policies checked",
        text: "We review the contractor’s liability and ask about workers’ compensation, which Texas does not require of private employers.",
      },
      {
        icon: "landmark",
        title: "Lender wording for draws",
        text: "Construction lenders can hold a draw for missing wording. We send the evidence with the lender’s clause, loan number and completed value.",
      },
      {
        icon: "home",
        title: "Handover to homeowners",
        text: "As the final inspection nears, we line up the permanent policy so that the project form does not end before it begins.",
      },
    ],
  },
  builtFor: {
    title: "Projects that fit this policy",
    intro:
      "Cosmetic work may need no more than a call to your homeowners carrier. These usually do.",
    audience: [
      "Owners building a custom home",
      "Families adding a story or a wing",
      "Owners gutting a house before moving in",
      "Investors who renovate to sell",
      "Owners rebuilding after a fire or storm",
      "Owners acting as their own contractor",
      "Builders of a single house on contract",
    ],
  },
  closing: {
    title: "Bring the contract and the budget",
    text: "The building contract, the cost breakdown, the start date and the lender’s insurance page tell us nearly all we need. We will show what each form would insure, what it would exclude and when it would end.",
  },
} satisfies Personal;
