import type { Industry } from "#app/content/industry-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Healthcare",
  title: `Healthcare Insurance in Texas | ${site.shortName}`,
  description:
    "Malpractice, cyber, property and management liability for Texas practices, clinics, surgery centers and care facilities, explained by a broker.",
  summary:
    "Malpractice, privacy, property and employment coverage for practices, clinics, labs and care facilities.",
  hero: {
    title: "Healthcare insurance that remembers when care happened.",
    subtitle: "For practices, clinics and care facilities",
    description:
      "A patient seen this spring may sue two policies from now. We check dates, names and limits on every policy, so the one in force then can answer for the care given today.",
  },
  approach: {
    title: "How we approach a practice",
    paragraphs: [
      "Malpractice coverage is commonly claims-made: the policy that answers is the one in force when the claim is reported, and only for care given after its retroactive date. Each hire, departure, merger and change of carrier touches that chain of dates. So we start with a roster. Who treats patients, since when, under which entity, and on whose policy.",
      "Then we walk the building as a surveyor would: the imaging suite, the vaccine refrigerator, the medication room, the server closet. Property and cyber losses close a clinic just as surely as a lawsuit does, and they tend to arrive with less warning.",
      "The result is one page that lists every provider, every entity and every limit, with the open points marked. It answers most of what a credentialing office or a lender will ask.",
    ],
    exposures: [
      {
        title: "A date that slips",
        text: "A new carrier moves the retroactive date forward, and years of past care lose their coverage without anyone having noticed.",
      },
      {
        title: "Locked patient records",
        text: "Ransomware shuts the scheduling system on a Monday. Patients are turned away, claims go unbilled and notice deadlines start to run.",
      },
      {
        title: "Abuse allegations",
        text: "A single accusation against an aide brings regulators, reporters and families. Many liability policies exclude abuse or hold it to a small sublimit.",
      },
      {
        title: "The failed compressor",
        text: "The vaccine refrigerator or the scanner’s cooling system quits overnight. Stock is thrown out and a week of appointments goes with it.",
      },
      {
        title: "The payer’s audit",
        text: "A contractor reviews old charts, finds a coding pattern and demands money back. Malpractice coverage was never written for that dispute.",
      },
    ],
  },
  whyUs: {
    title: "What we do differently for providers",
    reasons: [
      {
        title: "Rosters before quotes",
        text: "We reconcile your provider list with the policy schedule first. The nurse practitioner hired in March is either on it or goes on it.",
      },
      {
        title: "Tail priced early",
        text: "We ask what an extended reporting period would cost before you change carriers or sign a purchase agreement, while you can still negotiate who pays.",
      },
      {
        title: "Leases read closely",
        text: "Medical office leases assign build-out, water damage and imaging equipment in their own ways. We match the property policy to the lease.",
      },
      {
        title: "Credentialing papers",
        text: "Hospitals and payers want certificates with exact entity names and limits. We keep those details on file so each request starts from the right record.",
      },
    ],
  },
  coverages: {
    title: "Coverage for care, records and rooms",
    intro:
      "A practice seldom needs every line below on day one. These are the ones we weigh with you, and what each is for.",
    list: [
      {
        title: "Professional liability",
        text: "Can pay defense and damages when a patient says care caused harm. Usually claims-made, so the retroactive date and the reporting rules matter.",
      },
      {
        title: "General liability",
        text: "Can respond when a visitor is hurt in the parking lot or a hallway, as opposed to being harmed by treatment.",
      },
      {
        title: "Cyber and privacy",
        text: "Can pay for forensics, patient notices, data restoration, lost income and regulatory defense after a breach or an attack on your systems.",
      },
      {
        title: "Regulatory and billing errors",
        text: "Can pay to defend audits, payer disputes and proceedings over coding or privacy. Check whether the limit includes fines and penalties where law allows insuring them.",
      },
      {
        title: "Property and equipment breakdown",
        text: "Can repair or replace the build-out, furniture and instruments after an insured loss, and extend to electrical or mechanical failure by endorsement.",
      },
      {
        title: "Business income",
        text: "Can replace net income and continuing payroll while an insured property loss keeps exam rooms closed, up to the limit and period you choose.",
      },
      {
        title: "Directors, officers and employment",
        text: "Can answer claims against owners and managers, from a partner’s buyout dispute to a discharge or harassment complaint by staff.",
      },
      {
        title: "Workers’ compensation",
        text: "Typically pays medical care and part of lost wages when staff are hurt at work, from needle sticks to a strained back after lifting a patient.",
      },
      {
        title: "Abuse and molestation",
        text: "Written as its own limit or by endorsement for allegations of abuse by staff, volunteers or other residents. Screening and supervision records shape the offer.",
      },
    ],
  },
  whoWeServe: {
    title: "Practices and facilities we work with",
    intro:
      "Outpatient, residential and mobile care call for different forms. We place all three, for a single owner or for a group with several entities.",
    kinds: [
      "Physician groups",
      "Dental and orthodontic practices",
      "Ambulatory surgery centers",
      "Urgent care clinics",
      "Physical therapy",
      "Behavioral health",
      "Home health and hospice",
      "Assisted living and skilled nursing",
      "Imaging centers and laboratories",
      "Med spas",
      "Independent pharmacies",
      "Medical staffing firms",
    ],
  },
  customersAndAssociations: {
    title: "Working with a practice, and groups it may join",
    customers: [
      "Most practices come to us with an event on the calendar: a second location, a partner retiring, a hospital contract, a sale. We work back from that date. The practice manager sends the current policies, a provider list and the contract in question; we return a gap list, then approach carriers that write the specialty.",
      "Between renewals, providers join, leave, drop to part time or add a procedure. Each change goes through one contact here, who asks the carrier to confirm it in writing.",
    ],
    associations: [
      {
        name: "Texas Medical Association",
        note: "Practice-management guidance, legislative updates and continuing education for physicians across the state.",
      },
      {
        name: "Texas Dental Association",
        note: "Regulatory news, ethics resources and practice support for dentists, with local component societies.",
      },
      {
        name: "Medical Group Management Association",
        note: "Staffing, pay and operations benchmarks that practice administrators use for budgets.",
      },
      {
        name: "Texas Health Care Association",
        note: "Training and policy updates for nursing facilities and long-term care operators.",
      },
      {
        name: "Texas Association for Home Care & Hospice",
        note: "Licensing and survey guidance for agencies that send staff into patients’ homes.",
      },
    ],
  },
  faq: {
    title: "Questions practice owners ask",
    questions: [
      {
        question: "Does Texas require doctors to carry malpractice insurance?",
        answer:
          "No. State law does not make physicians carry it as a condition of a license. Hospitals, surgery centers, health plans and employment agreements very often do, and they set the limits. A physician without coverage also pays defense costs personally, which can be heavy even when a case is dismissed.",
      },
      {
        question: "What is tail coverage, and when do I need it?",
        answer:
          "Tail, or an extended reporting period, lets you report claims after a claims-made policy ends for care given before it ended. You need it, or prior-acts coverage from the next carrier, when you retire, change jobs, sell or switch. Some policies waive the charge at death, disability or retirement if conditions are met.",
      },
      {
        question:
          "What happens to past patients when we change malpractice carriers?",
        answer:
          "Their claims are insured only if the new policy keeps your old retroactive date or you bought a tail. A claims-made policy does not respond to care given before that date, and some quotes set it at the policy’s own first day. We compare the date on every quote with the date on the expiring policy, provider by provider.",
      },
      {
        question:
          "Can the carrier settle a malpractice case without my consent?",
        answer:
          "It depends on the policy. Some forms require your written consent; others let the carrier decide. A third kind includes a hammer clause, which limits what the carrier pays if you refuse a settlement it recommends. Settlements can be reportable to a national data bank, so read this clause before buying.",
      },
      {
        question: "Do all providers in our group share one limit?",
        answer:
          "They may. Some policies give each provider a separate limit and the entity another; others put everyone under one shared limit that a single verdict could exhaust. Shared limits cost less. Hospital bylaws and payer contracts sometimes refuse them, so check those before choosing.",
      },
      {
        question:
          "Are nurse practitioners and physician assistants on our policy?",
        answer:
          "Only if the policy says so. Employees such as medical assistants are often included in the entity’s coverage, while advanced practice providers usually must be scheduled by name and rated. Contractors are a further question: many forms leave them out unless they are endorsed on or bring their own policy.",
      },
      {
        question: "If Texas caps damages, can we buy smaller limits?",
        answer:
          "Not for that reason alone. The state’s cap in health care liability claims applies to noneconomic damages such as pain and suffering. Lost earnings and future medical care are not subject to it, and those can be very large for a young patient. Contracts also set their own required limits.",
      },
      {
        question:
          "Does our malpractice policy respond to a patient data breach?",
        answer:
          "Sometimes, with a small sublimit. It seldom pays for forensics, system restoration or lost income, which is what a separate cyber policy is for. Texas medical privacy law also reaches more organizations than federal HIPAA does, so billing companies and vendors should check their own position too.",
      },
      {
        question: "Are telehealth visits with out-of-state patients insured?",
        answer:
          "They can be, if the policy’s territory allows it and the provider is properly licensed where the patient sits. Many policies exclude care given without the required license. Tell us the states, the specialties and whether prescriptions are written, and we will ask the carrier to confirm its position in writing.",
      },
      {
        question: "Who insures the doctor who serves as our medical director?",
        answer:
          "It depends on the task. Direct patient care usually belongs under professional liability, while supervising, writing protocols and administrative decisions may need a medical director endorsement. A physician’s personal policy often excludes administrative work for another business. Settle it in the director agreement first.",
      },
    ],
  },
  posts: [
    "own-occupation-and-any-occupation",
    "business-overhead-and-key-person-disability",
  ],
  closing: {
    title: "Send us your roster and your policies.",
    text: "We will line up providers, entities and retroactive dates, and show you where the chain holds and where a link is missing.",
  },
  related: [
    "/services/risk-management",
    "/industry/non-profit-insurance",
    "/services/commercial-property",
  ],
} satisfies Industry;
