import type { Service } from "#app/content/service-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Benchmark Network",
  path: "benchmark-network",
  title: `Benchmark Network of Professionals | ${site.shortName}`,
  description:
    "Lenders, attorneys, appraisers, contractors, accountants and real estate professionals our clients can meet through us, and the rules we keep when we refer.",
  summary:
    "Introductions to lenders, attorneys, appraisers, contractors and others whose work touches your insurance.",
  hero: {
    title: "The Benchmark Network: who to call next.",
    subtitle: "Lenders, lawyers, appraisers, builders and others",
    description:
      "An insurance question is often half of another question. The Benchmark Network is our circle of outside professionals who take up the other half.",
  },
  sections: [
    {
      kind: "prose",
      id: "about",
      title: "Why a broker keeps a list",
      paragraphs: [
        "A closing stalls because the appraisal and the replacement cost do not agree. A tenant’s grease fire needs a restoration crew that knows how carriers want drying logs kept. A new partner wants shares in the company that owns the trucks. Clients ask us whom to call in such moments, and over time the answers became a network.",
        "Its members run their own businesses. They do not work for the brokerage or sell insurance on its behalf. You hire them, or someone else, on your own terms.",
      ],
    },
    {
      kind: "partners",
      id: "partners",
      title: "Six kinds of partner",
      list: [
        {
          icon: "landmark",
          category: "Lenders and mortgage brokers",
          description:
            "People who finance buildings, equipment and homes and will say early what insurance a loan is going to require.",
          specialties: [
            "Commercial mortgages",
            "Construction and bridge loans",
            "Small business lending",
            "Jumbo home loans",
            "Equipment finance",
          ],
        },
        {
          icon: "gavel",
          category: "Attorneys",
          description:
            "Counsel for the contracts and entities your policies have to follow, and for the coverage disputes we cannot argue for you.",
          specialties: [
            "Real estate and leasing",
            "Construction contracts",
            "Policyholder coverage disputes",
            "Trusts and estates",
            "Employment",
          ],
        },
        {
          icon: "calculator",
          category: "Appraisers and inspectors",
          description:
            "Independent opinions of value and condition. Market value and the cost to rebuild are two numbers; ask for the one you need.",
          specialties: [
            "Insurable replacement cost",
            "Market value appraisal",
            "Art, jewelry and collections",
            "Roof and building inspection",
            "Elevation certificates",
          ],
        },
        {
          icon: "hard-hat",
          category: "Contractors and restorers",
          description:
            "Crews for repairs, rebuilding and the wet hours after a loss, who document the work in a way an adjuster can follow.",
          specialties: [
            "Water and fire restoration",
            "Commercial roofing",
            "Board-up and debris removal",
            "Sprinkler and alarm service",
            "Electrical and mechanical",
          ],
        },
        {
          icon: "wallet",
          category: "Accountants and tax advisers",
          description:
            "Firms that prepare the books a lender, a surety or a business income claim will rest on, and answer the tax questions we leave alone.",
          specialties: [
            "Audited and reviewed statements",
            "Contractor accounting",
            "Lost income measurement",
            "Entity and estate tax",
            "Cost segregation",
          ],
        },
        {
          icon: "key",
          category: "Real estate and management",
          description:
            "Brokers and managers who lease, sell and look after property, and who know what a vacancy or a new use does to insurance.",
          specialties: [
            "Investment sales",
            "Tenant representation",
            "Multifamily management",
            "Association management",
            "Title and closing services",
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "introductions",
      title: "How an introduction works",
      list: [
        {
          title: "You describe the job",
          text: "Tell us the place, the timing and what has been tried. Sometimes the answer is that no outsider is needed.",
        },
        {
          title: "We suggest names",
          text: "Where we can, more than one, with a line on what each is good at and how we came to know them.",
        },
        {
          title: "You say yes first",
          text: "Your name and number go to a firm only after you agree. Policies, values and loss history stay with us unless you ask us to send them.",
        },
        {
          title: "You hire, or not",
          text: "Check the license, insurance and references yourself, compare bids, and sign only what you have read. Then tell us how it went.",
        },
      ],
    },
    {
      kind: "cards",
      id: "benefits",
      title: "What clients get from it",
      list: [
        {
          title: "A shorter search",
          text: "You start with a few names that fit the job instead of a page of advertisements, and can ask us why each is there.",
        },
        {
          title: "Fewer crossed wires",
          text: "Partners who have worked around insurance usually know which document the lender, the carrier or the adjuster will ask for next.",
        },
        {
          title: "Insurance checked too",
          text: "On request we read a contractor’s certificate and endorsements beside your contract, and tell you what is missing before work starts.",
        },
        {
          title: "No strings attached",
          text: "Using the network is never a condition of placing insurance with us, and choosing your own people changes nothing in how we serve you.",
        },
      ],
    },
    {
      kind: "prose",
      id: "rules",
      title: "Rules we keep when we refer",
      paragraphs: [
        "A referral is an introduction. We do not supervise a partner’s work, set its price or answer for its result. If we have a business tie with a firm we name, we tell you before you call it, so that you can weigh the suggestion.",
        "A few cautions hold whoever you hire. In Texas a contractor may not waive or absorb your property insurance deductible, so treat a bid that offers to as a warning. Nor may the contractor who repairs a building act as public adjuster for it. An appraiser’s fee should not hang on the value reported. And no one should ask you to sign over a claim on the first day.",
      ],
    },
  ],
  action: "Let’s Talk",
  closing: {
    title: "Tell us what you are trying to get done",
    text: "Buying, building, repairing, borrowing or handing the business on: describe it in a few lines. We will say which part is insurance and whom you might want for the rest.",
  },
  related: [
    "/services/risk-management",
    "/services/private-client",
    "/industry/real-estate-insurance",
  ],
} satisfies Service;
