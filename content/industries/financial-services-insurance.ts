import type { Industry } from "#app/content/industry-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Financial Services",
  title: `Financial Services Insurance in Texas | ${site.shortName}`,
  description:
    "Bonds, E&O, D&O and cyber for community banks, credit unions, advisers, lenders and CPA firms: what each policy pays for and where the gaps tend to sit.",
  summary:
    "Bonds, professional and management liability for firms that lend, advise, insure or hold other people’s money.",
  hero: {
    title: "Financial services insurance that traces the money.",
    subtitle: "For banks, lenders, advisers and accountants",
    description:
      "One forged wire can be a crime loss, a professional claim and a regulator’s question in the same week. We line up the policies so that each one knows its part.",
  },
  approach: {
    title: "How we approach a firm built on trust",
    paragraphs: [
      "A financial firm’s worst losses seldom burn or bend. They arrive as a changed account number in an e-mail, a rollover that a client’s children question, a teller who has been borrowing from dormant accounts. So we begin with how money and advice move through your firm: who can send a wire, who calls back, who signs the engagement letter, which states your clients live in.",
      "Then we read the policies against that picture. Management, professional, bond and cyber forms carry different definitions of claim, loss and insured, and trouble sits where one excludes what the next assumes it handles. We mark those seams and ask underwriters to close them in writing before binding.",
    ],
    exposures: [
      {
        title: "The wire that looked right",
        text: "An employee follows payment instructions from a hacked client mailbox. The money clears in an hour; the argument over who bears it takes longer.",
      },
      {
        title: "Advice judged in hindsight",
        text: "A retiree’s portfolio falls, and a complaint says it was never suitable. The file notes from that meeting become the defense.",
      },
      {
        title: "A trusted insider",
        text: "A loan officer books advances to borrowers who do not exist. Two quiet years pass before an audit or a vacation brings it out.",
      },
      {
        title: "The data you must keep",
        text: "Tax returns, account numbers and credit files draw ransomware crews, and every state where a client lives has its own notice law.",
      },
      {
        title: "The regulator’s letter",
        text: "An exam finding or document request can cost a great deal in legal fees long before anyone alleges a wrongful act in court.",
      },
    ],
  },
  whyUs: {
    title: "Why financial firms work with us",
    reasons: [
      {
        title: "We speak both languages",
        text: "Board packets and policy forms use the same words differently. We explain what “loss,” “claim” and “insured person” mean in yours, on one page for directors.",
      },
      {
        title: "Applications reviewed twice",
        text: "A warranty answered carelessly can cost you coverage later. We go through every question with the person who knows, and check it against last year’s answers.",
      },
      {
        title: "Notice sent early",
        text: "Claims-made policies reward prompt reporting. We help you decide what to report as a claim or a circumstance, and keep the dated record of it.",
      },
      {
        title: "Ready for the exam",
        text: "Examiners and auditors ask for bonds, limits and board approval. We keep a current schedule of insurance in a form you can hand over.",
      },
    ],
  },
  coverages: {
    title: "What a financial firm’s program holds",
    intro:
      "A two-adviser practice may need four of these; a community bank, nearly all. What each one is for:",
    list: [
      {
        title: "Financial institution bond",
        text: "Pays your own loss from employee dishonesty, forgery, counterfeit documents and theft on premises. Computer and wire fraud often come by rider.",
      },
      {
        title: "Professional liability",
        text: "Defends and pays when a client says your advice, underwriting, servicing, tax work or administration was negligent. Usually claims-made, often with defense inside the limit.",
      },
      {
        title: "Directors and officers",
        text: "Can protect the people who run the firm, and the firm itself in defined cases, against claims by shareholders, regulators, competitors and creditors.",
      },
      {
        title: "Cyber liability",
        text: "Can pay for forensics, notices, restored data, lost income and claims after a breach or ransomware. Check sublimits and the conditions on security controls.",
      },
      {
        title: "Social engineering fraud",
        text: "Responds when someone with authority is tricked into sending money. Typically a sublimit on the bond, crime or cyber policy, with call-back conditions.",
      },
      {
        title: "Employment practices liability",
        text: "Answers claims of discrimination, harassment, retaliation and wrongful termination. Commission disputes and wage-hour claims are limited or excluded in many forms.",
      },
      {
        title: "Fiduciary liability and ERISA bond",
        text: "One defends plan fiduciaries against claims of imprudence; the other protects the plan from theft, and federal law generally requires it for funded plans.",
      },
      {
        title: "Lender’s property interests",
        text: "Mortgage impairment and foreclosed-property policies can protect collateral when a borrower’s own insurance lapses, fails or was never placed.",
      },
      {
        title: "Offices, autos and umbrella",
        text: "Branch buildings, equipment, general liability, hired and non-owned autos for loan officers and adjusters, with an umbrella over the liability lines.",
      },
    ],
  },
  whoWeServe: {
    title: "Financial firms we work with",
    intro:
      "State or federal charter, registered with the SEC or with Texas, one partner or several branches.",
    kinds: [
      "Community banks and holding companies",
      "Credit unions",
      "Registered investment advisers",
      "Broker-dealers",
      "Mortgage lenders and brokers",
      "Private fund managers",
      "CPA and tax firms",
      "Insurance agencies",
      "Trust companies and family offices",
      "Title and escrow agents",
      "Payment and lending startups",
      "Third-party administrators",
    ],
  },
  customersAndAssociations: {
    title: "How firms work with us, and where they meet",
    customers: [
      "Banks and credit unions usually bring us in a few months before renewal, while there is time to prepare a submission: financials, loan mix, wire procedures. Supervisory ratings stay out of it; they are confidential. We sit in on the underwriter call, then give the board a comparison that shows changed wording as plainly as changed premium.",
      "Smaller firms tend to arrive with a deadline. A custodian wants proof of E&O, an engagement names a cyber limit, an investor asks for D&O before the round closes. We place that first, then look at what else the firm has grown into.",
    ],
    associations: [
      {
        name: "Texas Bankers Association",
        note: "Compliance schools, legal updates and peer groups for banks of every size in the state.",
      },
      {
        name: "Independent Bankers Association of Texas",
        note: "Education and advocacy shaped around locally owned community banks.",
      },
      {
        name: "Cornerstone League",
        note: "Training, compliance help and shared services for credit unions in Texas and nearby states.",
      },
      {
        name: "Texas Society of Certified Public Accountants",
        note: "Continuing education, ethics guidance and local chapters for accounting firms.",
      },
    ],
  },
  faq: {
    title: "Questions financial firms ask",
    questions: [
      {
        question:
          "How does a financial institution bond differ from a crime policy?",
        answer:
          "The bond is built for firms whose product is money. It adds risks that a commercial crime policy treats lightly or leaves out, such as forged collateral and counterfeit securities, in versions for banks, credit unions, broker-dealers and others. Both pay the firm’s own loss and not its clients’ lawsuits.",
      },
      {
        question:
          "If a client’s account is drained by fraud, which policy answers?",
        answer:
          "It depends on whose system was breached and who gave the instruction. The bond may pay if the firm bears the loss; social engineering wording may apply if staff were tricked; professional liability may defend if the client sues; cyber may fund the investigation. Report to all of them.",
      },
      {
        question: "Do investment advisers have to carry E&O insurance?",
        answer:
          "Federal securities rules do not make every registered adviser buy it. A few states set their own requirement, and custodians, retirement plan clients and lenders often insist by contract. The practical questions are the limit, the retroactive date and whether alternative investments or outside business activities are excluded.",
      },
      {
        question: "Which financial firms must be bonded by law or rule?",
        answer:
          "Several kinds. Federally insured credit unions must keep a fidelity bond, most broker-dealers must under FINRA rules, and people who handle the funds of an ERISA plan generally must be bonded for that plan. Bank regulators expect a bond the board has reviewed. Amounts depend on size and role, so we work from your own figures.",
      },
      {
        question:
          "May a bank’s D&O policy pay civil money penalties against a director?",
        answer:
          "Not a policy the bank buys. Federal banking rules bar an insured bank or its holding company from buying insurance that would pay civil money penalties assessed against its people by a banking agency, and the FDIC has said that repaying the premium does not cure it. Defense costs are treated differently, within limits that counsel should confirm.",
      },
      {
        question: "What happens to our E&O when partners retire or we sell?",
        answer:
          "Coverage for past work stops unless someone arranges for it to continue. A sale usually calls for an extended reporting period, often called a tail, or for the buyer’s carrier to accept prior acts. Settle which one in the purchase agreement, before closing day.",
      },
      {
        question: "Does our cyber policy satisfy the FTC Safeguards Rule?",
        answer:
          "No policy does; the rule asks for a security program. Mortgage companies, tax preparers and many other nonbank firms must name a qualified individual and control who reaches customer data; larger ones also need a written risk assessment and incident plan. Insurers ask for much of the same, so one sound program serves both.",
      },
      {
        question:
          "Are regulatory investigations part of professional liability?",
        answer:
          "Sometimes, and often only in part. Many forms define a claim to include a formal proceeding but not an informal inquiry or routine exam. Some add a sublimit for responding to a subpoena. Fines and returned fees are typically excluded.",
      },
      {
        question:
          "Why did our D&O carrier deny a claim brought by a former director?",
        answer:
          "Most likely because of the insured-versus-insured exclusion, which removes claims by one insured against another to prevent staged suits. Better forms carve out former directors after a set time, whistleblowers, bankruptcy trustees and derivative suits brought independently. The carve-outs are negotiated at renewal, when nobody is angry yet.",
      },
      {
        question: "How should a startup lender or payments firm buy coverage?",
        answer:
          "In stages that follow its licenses, money and contracts. Cyber and technology E&O usually come first because partner banks ask for them. D&O follows when outside investors take seats; crime coverage, when customer funds pass through your accounts. The professional form should name lending or money transmission as a service.",
      },
    ],
  },
  posts: [
    "elimination-and-benefit-periods",
    "business-overhead-and-key-person-disability",
  ],
  closing: {
    title: "Bring us the policies and the wire procedure",
    text: "We read them together and tell you which loss would likely land on which policy, which might land on none, and what an underwriter would want to see before changing that.",
  },
  related: [
    "/services/risk-management",
    "/industry/real-estate-insurance",
    "/services/commercial-property/alternative-risk-financing",
  ],
} satisfies Industry;
