import type { Industry } from "#app/content/industry-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Real Estate",
  title: `Commercial Real Estate Insurance in Texas | ${site.shortName}`,
  description:
    "Insurance for owners, developers and managers of Texas property: what lenders and leases ask for, how values are set, and where standard forms stop.",
  summary:
    "Property, rent loss and liability insurance for owners who answer to lenders, tenants and Texas weather.",
  hero: {
    title: "Real estate insurance that knows each building.",
    subtitle: "For owners, developers and managers",
    description:
      "The loan sets terms, the lease moves risk, and the roof often decides the price. We work through all three before your program goes to market.",
  },
  approach: {
    title: "How we approach a building",
    paragraphs: [
      "A building’s insurance has several readers. The lender wants replacement cost, rent loss and its name on the mortgage clause. The lease says who insures the glass, the air conditioning and the improvements. The carrier wants to know the age of the roof and who last rewired the place. We start by putting those documents side by side.",
      "Then we build the schedule of values. A value set too low can trigger a coinsurance penalty or leave a rebuild short; one set too high costs you premium every year. We document roof, plumbing, electrical and HVAC updates for each address, because an underwriter who has to guess tends to guess against you.",
    ],
    exposures: [
      {
        title: "The roof after hail",
        text: "Texas wind and hail deductibles are often a percentage of insured value, and an older roof may be settled at actual cash value. You fund the difference.",
      },
      {
        title: "A loan covenant missed",
        text: "A deductible above the cap or a flood policy left out can put a loan in default. The lender may then place coverage at your expense.",
      },
      {
        title: "The empty building",
        text: "After a stated stretch of vacancy, many property forms drop vandalism, theft and water damage and cut back other losses. Call before the tenant leaves.",
      },
      {
        title: "Injury on the grounds",
        text: "An unlit stairwell, a pool gate that will not latch, an assault in the parking lot. Some liability forms exclude assault or habitability claims outright.",
      },
    ],
  },
  whyUs: {
    title: "Why property owners work with us",
    reasons: [
      {
        title: "Loan terms read before closing",
        text: "We compare the lender’s insurance exhibit with the quoted policy and list each point that differs while there is still time to ask for a change.",
      },
      {
        title: "A schedule underwriters trust",
        text: "Construction, occupancy, fire protection and updates are checked for each location, then kept current as you buy, sell and renovate.",
      },
      {
        title: "One comparison, plain terms",
        text: `Quotes arrive in different shapes. From a market of ${figures.carriers.value} A-rated carriers, we lay limits, deductibles, sublimits and exclusions in one table.`,
      },
      {
        title: "Claims help from first notice",
        text: "After a loss we help you document damage and lost rent, and keep lender, adjuster and contractor working from the same file.",
      },
    ],
  },
  coverages: {
    title: "What a property owner’s program holds",
    intro:
      "Most owners start with the first three. Location, debt and occupancy decide the rest.",
    list: [
      {
        title: "Commercial property",
        text: "Can pay to repair or rebuild after fire, wind, hail or another insured cause, at replacement cost where the form and the values support it.",
      },
      {
        title: "Rent loss",
        text: "Replaces rental income while insured damage keeps tenants out. An extended period can help carry you through re-leasing.",
      },
      {
        title: "General liability",
        text: "Responds, defense included, when the owner is blamed for an injury on the premises or for damage to someone else’s property.",
      },
      {
        title: "Ordinance or law",
        text: "Can pay for the undamaged part that code makes you tear down, for demolition, and for the added cost of rebuilding to current code.",
      },
      {
        title: "Flood",
        text: "Standard property forms exclude rising water. A federal or private flood policy can respond, with excess flood above it for larger buildings.",
      },
      {
        title: "Coastal windstorm",
        text: "Near the coast, wind coverage may have to come from the Texas Windstorm Insurance Association, which generally asks for a certificate of compliance (WPI-8).",
      },
      {
        title: "Equipment breakdown",
        text: "Can pay when a boiler, chiller, elevator or electrical panel fails from within, which property forms leave out, and for rent lost while it is down.",
      },
      {
        title: "Umbrella and excess",
        text: "Adds limits above general liability and auto when a severe injury, a lender or an equity partner calls for more.",
      },
      {
        title: "Environmental",
        text: "A site policy can pay for cleanup and third-party claims from contamination you did not know of, such as an old dry cleaner’s solvent.",
      },
    ],
  },
  whoWeServe: {
    title: "Properties and owners we serve",
    intro:
      "From a single warehouse to a portfolio held in many entities, each class of building has its own questions.",
    kinds: [
      "Apartment communities",
      "Office buildings",
      "Retail centers",
      "Warehouses and industrial parks",
      "Mixed-use buildings",
      "Condominium and homeowner associations",
      "Net-leased properties",
      "Student and senior housing",
      "Property management firms",
      "Developers and land holders",
      "Vacant and redevelopment buildings",
    ],
  },
  customersAndAssociations: {
    title: "Working with owners and their trade groups",
    customers: [
      "Owners usually come to us before a closing, a refinance or a renewal that brought a surprise. They send the loan’s insurance section, the current policies and a list of addresses. We return a marked list of gaps first and quotes second.",
      "During the year the work is smaller and steadier: a certificate for a tenant, evidence of property insurance on ACORD 28 for the loan servicer, a building added after a Section 1031 exchange, a new roof reported to the carrier. For market data, lease forms and training, owners and managers often look to these groups.",
    ],
    associations: [
      {
        name: "NAIOP",
        note: "Developers and owners of office, industrial and mixed-use property; market research and local advocacy.",
      },
      {
        name: "BOMA International",
        note: "Office building owners and managers; operating benchmarks and the floor measurement standards leases refer to.",
      },
      {
        name: "Institute of Real Estate Management",
        note: "Property managers; professional credentials, ethics and day-to-day management education.",
      },
      {
        name: "Texas Apartment Association",
        note: "Rental housing operators; widely used Texas lease forms and legislative news.",
      },
      {
        name: "ICSC",
        note: "Shopping center owners, retailers and their advisers; leasing events and retail property research.",
      },
    ],
  },
  faq: {
    title: "Questions property owners ask",
    questions: [
      {
        question: "What insurance will my commercial lender require?",
        answer:
          "Expect property coverage at replacement cost, rent loss for a stated period, general liability, and flood if the building stands in a high-risk zone. Many loans also cap the deductible, set a minimum carrier rating and ask for ordinance or law limits. The exact list is in your loan documents, so read it before you price the purchase.",
      },
      {
        question: "How is my building’s insured value set?",
        answer:
          "From the cost to rebuild it, not from its market price or tax appraisal, both of which include land. Construction type, area, height, finishes and local labor drive the number. We run a cost estimate, check it against your records and revisit it each year, because building costs move.",
      },
      {
        question: "What is a coinsurance penalty?",
        answer:
          "It is a cut in your claim for insuring the building below an agreed share of its value. If you carry half of what the clause calls for, even a partial loss may be paid at about half, less the deductible. An agreed value option, based on a signed statement of values, can suspend the clause.",
      },
      {
        question:
          "How much flood insurance can I buy on a commercial building?",
        answer: `Up to ${figures.floodCommercialLimit.value} on the building from the National Flood Insurance Program, with contents insured separately, and more from private or excess carriers where they offer it. It is a separate purchase, because standard property forms exclude rising water. A new federal policy typically takes effect ${figures.floodWaitingPeriod.value} after purchase, with an exception for certain loan closings.`,
      },
      {
        question: "Why is my wind and hail deductible so large?",
        answer:
          "Because Texas policies commonly set it as a percentage of insured value, building by building, instead of a flat amount. It grows whenever values rise. Ask what value it is measured against, whether a flat option or a deductible buy-down policy is offered, and keep a reserve to match.",
      },
      {
        question: "Who insures the building under a triple-net lease?",
        answer:
          "The lease decides, and leases differ. A tenant may buy the building policy, reimburse your premium, or insure only its own improvements and contents. Where the tenant buys, you should be a named insured or loss payee as your counsel advises, your lender should be shown as mortgagee, and someone must check every renewal.",
      },
      {
        question: "Should each tenant name me as an additional insured?",
        answer:
          "Yes, on its general liability policy, and the lease should require it. Ask for a copy of the endorsement as well as the certificate, because a certificate by itself gives you no rights under the policy. Track each expiration; tenants’ policies lapse quietly.",
      },
      {
        question: "Can several buildings share one policy?",
        answer:
          "Often they can, with a shared blanket limit, one renewal date and one set of terms. The trade-off is that a bad loss record at one address can weigh on all of them. Each owning entity must appear as a named insured, and some lenders insist on limits dedicated to their building.",
      },
      {
        question: "Does my property policy extend to a renovation?",
        answer:
          "Perhaps in part. The form may include alterations yet leave out delay costs, materials stored off site, or structural work the carrier was never told about. A builders risk policy or a renovation endorsement can fill those gaps. Call before demolition starts, and ask the contractor for its own coverage.",
      },
      {
        question:
          "What changes if a surplus lines carrier insures my building?",
        answer:
          "You gain flexibility and give up some protection. Surplus lines carriers can take coastal, older or vacant buildings that admitted carriers decline. Their rates and forms face less state review, and the Texas guaranty association does not pay claims if one fails, so the carrier’s financial rating deserves a close look.",
      },
    ],
  },
  posts: [
    "wind-hail-named-storm-deductibles",
    "hail-damaged-commercial-roof-first-day",
  ],
  closing: {
    title: "Send the schedule and the loan terms",
    text: "Add your current policies. We will mark what matches, what does not, and what each gap would take to close.",
  },
  related: [
    "/services/commercial-property",
    "/services/commercial-property/portfolio-management",
    "/industry/construction-insurance",
  ],
} satisfies Industry;
