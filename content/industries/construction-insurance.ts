import type { Industry } from "#app/content/industry-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Construction",
  title: `Construction Insurance for Texas Contractors | ${site.shortName}`,
  description:
    "Insurance and bonds for contractors, trades and developers in Texas: contract review, additional insured wording, builders risk and completed operations.",
  summary:
    "Liability, builders risk, equipment and bonds for contractors, checked against the contract before you sign it.",
  hero: {
    title: "Construction insurance that reads the contract first.",
    subtitle: "For general contractors, trades and developers",
    description:
      "Owners and lenders write the requirements. We match them to your policies line by line before you sign, so the certificate says only what the policy does.",
  },
  approach: {
    title: "How we approach a job site",
    paragraphs: [
      "Every project moves risk among the owner, the general contractor and the trades. Before we market anything we lay your usual contracts beside your policies and mark the gaps: additional insured wording, waivers, completed operations, and the height, depth or type of building that a carrier quietly excludes.",
      "Then we look at how you work. Which crews are yours and which are subcontracted, who collects their certificates, where the tools sleep, how far the trucks drive. A roofer with a written fall protection plan is a different risk from one without, and the plan goes into the submission.",
    ],
    exposures: [
      {
        title: "A claim after handover",
        text: "Water stains a wall years after the crew has left. The policy in force when the damage happens must still include completed operations.",
      },
      {
        title: "The uninsured subcontractor",
        text: "A lapsed policy sends the claim to yours and the payroll to your audit. Many forms also set conditions for every sub you hire.",
      },
      {
        title: "An exclusion found too late",
        text: "Condominiums, tract homes, torch-down roofing, earth movement: one line deep in the form can take a whole job out of the policy.",
      },
      {
        title: "Materials that walk away",
        text: "Copper, appliances and a skid steer vanish over a long weekend. Policies may ask for fences, lights and locks before theft counts.",
      },
    ],
  },
  whyUs: {
    title: "What contractors use us for",
    reasons: [
      {
        title: "Contract review before signing",
        text: "We compare insurance and indemnity articles with your policies and list what is missing. Your attorney advises on law; we advise on coverage.",
      },
      {
        title: "Certificates that tell the truth",
        text: "Each certificate follows the endorsements on the policy. When a job needs other wording, we ask the carrier for the endorsement first.",
      },
      {
        title: "Bonds and insurance together",
        text: "Sureties and carriers read the same financials and backlog. We prepare both submissions, so the company’s story is told once and told alike.",
      },
      {
        title: "Audits you can prepare for",
        text: "We go over class codes, overtime and subcontractor certificates with you before the premium auditor opens the books.",
      },
    ],
  },
  coverages: {
    title: "What a contractor’s program holds",
    intro:
      "The first four answer most contracts. The rest depends on what you build and for whom.",
    list: [
      {
        title: "General liability",
        text: "Defends you and pays when your work injures someone or damages other property, on the job and, with completed operations, afterward.",
      },
      {
        title: "Workers’ compensation",
        text: "Medical care and income benefits for a crew member hurt on the job. Texas lets private employers opt out; most contracts do not.",
      },
      {
        title: "Commercial auto",
        text: "Liability and physical damage for pickups, dump trucks and trailers, plus hired and non-owned vehicles, often at a contract’s higher limit.",
      },
      {
        title: "Umbrella and excess",
        text: "Adds limits over liability, auto and employers liability when an owner asks for more than your primary policies carry.",
      },
      {
        title: "Builders risk",
        text: "Can pay to repair work in progress after fire, wind, theft or another insured cause. Soft costs, testing and transit are chosen separately.",
      },
      {
        title: "Contractor’s equipment",
        text: "An inland marine policy for cranes, loaders and tools on site, on the road and in the yard, whether owned or rented.",
      },
      {
        title: "Surety bonds",
        text: "Bid, performance and payment bonds stand behind your promises to owners and suppliers. If the surety pays, it looks to you for repayment.",
      },
      {
        title: "Contractor’s pollution",
        text: "Responds to spills, silt, mold and disturbed contaminants from your operations, most of which general liability forms exclude.",
      },
      {
        title: "Professional liability",
        text: "For design-build and delegated design: claims that drawings, layout or supervision caused a loss. Written on a claims-made basis.",
      },
    ],
  },
  whoWeServe: {
    title: "Contractors and builders we serve",
    intro:
      "Firms that hold the prime contract, and the trades that make it stand up.",
    kinds: [
      "General contractors",
      "Custom home builders",
      "Electrical contractors",
      "Mechanical and plumbing",
      "Roofing",
      "Concrete and masonry",
      "Civil and site work",
      "Steel erection",
      "Interior trades",
      "Remodelers",
      "Design-build firms",
      "Developers and owner-builders",
    ],
  },
  customersAndAssociations: {
    title: "Working with contractors and their trade groups",
    customers: [
      "Contractors often arrive with a contract that wants something their policies do not offer. We settle that job first, then take in the whole program before renewal: loss runs, the subcontract form, equipment and vehicle lists, and the work you hope to win next year.",
      "Through the season we issue certificates on ACORD 25, add equipment and drivers, send bond requests to the surety and report claims. Builders look elsewhere for safety training, craft schools and a say in the building code; these groups are where many find them.",
    ],
    associations: [
      {
        name: "Associated General Contractors of America",
        note: "General and specialty contractors; safety programs and chapters across Texas.",
      },
      {
        name: "Associated Builders and Contractors",
        note: "Merit-shop firms; apprenticeship, craft training and safety benchmarking.",
      },
      {
        name: "Texas Association of Builders",
        note: "Home builders and remodelers; state code news and residential contract forms.",
      },
      {
        name: "American Subcontractors Association",
        note: "Trades under a prime contract; education on payment and contract terms.",
      },
      {
        name: "National Roofing Contractors Association",
        note: "Roofing firms; technical manuals, crew certification and fall protection training.",
      },
    ],
  },
  faq: {
    title: "Questions contractors ask",
    questions: [
      {
        question: "Does general liability pay to redo faulty work?",
        answer:
          "Generally no. It responds to injury, and to damage your work causes to other things, not to the cost of doing your own work over. Where a subcontractor did the work, standard wording leaves more room once the job is complete, unless an endorsement takes it away. Look for that endorsement before a claim does.",
      },
      {
        question: "Which additional insured forms do contracts ask for?",
        answer:
          "Most ask for two endorsements or their equivalent: CG 20 10 for ongoing work and CG 20 37 for completed work. Edition dates matter, because later editions narrow what the other party receives. A missing completed operations form is a frequent reason for a certificate to be sent back.",
      },
      {
        question: "Can my certificate promise more than my policy does?",
        answer:
          "No. Under Texas law a certificate of insurance may not alter, amend or extend the policy, and it gives the holder no rights beyond what the policy provides. If the owner wants primary and noncontributory wording, a waiver or notice of cancellation, the carrier has to endorse the policy.",
      },
      {
        question: "Can an owner make me pay for its own negligence?",
        answer:
          "On most commercial jobs in Texas, no. The state’s construction anti-indemnity law voids such clauses, and additional insured demands to the same extent. Exceptions include injuries to your own or your subcontractors’ employees, single-family houses and duplexes, and city public works. Have counsel read your contract.",
      },
      {
        question:
          "Should a contractor in Texas opt out of workers’ compensation?",
        answer:
          "For most, no: it closes too many doors. Owners and general contractors require coverage by contract, and on public building and construction projects the contractor must generally certify in writing that its employees on the job are covered. A non-subscriber must also file notices and gives up common-law defenses if an injured worker sues.",
      },
      {
        question: "Who buys builders risk, the owner or the contractor?",
        answer:
          "Whichever the contract names, and it should name one. Either way, the policy should include the interests of owner, contractor and subcontractors, and the contract should say who pays the deductible. Arrange it before materials arrive; many carriers hesitate once framing has begun.",
      },
      {
        question: "How long after a job can I be sued in Texas?",
        answer: `A suit over defective construction must generally be brought within ${figures.constructionRepose.value} of substantial completion. For certain houses and townhouses the period is shorter if the builder gave a qualifying written warranty. Shorter limitation periods also run inside that outer limit. Keep old policies and contracts at least as long.`,
      },
      {
        question: "Does a wrap-up replace my own liability policy?",
        answer:
          "Only for that project. A wrap-up is one liability program, bought by the owner or general contractor, for the firms enrolled at a site. Your own policy probably excludes wrap-up work, so check how long the wrap’s completed operations coverage lasts and what share of its deductible falls on you.",
      },
      {
        question: "What does a surety want to see before writing a bond?",
        answer:
          "Your record on similar jobs, your people and equipment, and your financial statements. Larger programs usually call for statements reviewed or audited by a CPA and a schedule of work in progress. Owners of the company commonly sign a personal indemnity. Start well before the bid date.",
      },
      {
        question: "Do Texas trade licenses require liability insurance?",
        answer:
          "For several trades, yes. Electrical and air conditioning contractors must show general liability coverage to the state, and plumbing has requirements of its own. Texas does not license general contractors statewide, though cities may want registration and proof of insurance. Contracts usually ask for more than the license does.",
      },
    ],
  },
  posts: [
    "how-to-read-a-certificate-of-insurance",
    "admitted-and-surplus-lines-in-texas",
  ],
  closing: {
    title: "Send us the contract",
    text: "We will mark up the insurance article, show what your policies already answer, and seek quotes for what they do not.",
  },
  related: [
    "/services/commercial-property/loss-control",
    "/personal/builders-risk-insurance",
    "/industry/real-estate-insurance",
  ],
} satisfies Industry;
