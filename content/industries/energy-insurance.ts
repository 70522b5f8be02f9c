import type { Industry } from "#app/content/industry-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Energy",
  title: `Energy Insurance: Oil, Gas and Renewables | ${site.shortName}`,
  description:
    "Insurance for Texas operators, oilfield service firms, solar and wind: control of well, pollution, master service agreements, hail terms and rented tools.",
  summary:
    "Coverage for operators, oilfield service companies and renewable projects, matched to the agreements they sign.",
  hero: {
    title: "Energy insurance for wellheads, wires and wind.",
    subtitle: "For operators, service firms and power producers",
    description:
      "One master service agreement can move a blowout, a lost tool or a crew injury onto your balance sheet. We read it before your trucks roll out.",
  },
  approach: {
    title: "How we approach the field",
    paragraphs: [
      "Energy risk travels by contract. The master service agreement says whose people, whose equipment and whose pollution belong to whom. If your policies do not match those promises, the promises still stand, and you pay for them. So we read your agreements first and list each duty that a policy must answer.",
      "Then we sort operations by place: downhole, on the pad, on the lease road, over water, across a field of panels. Each has its own form and its own underwriters. They want depths, well types, hauling distances, cargo, hail protection and subcontracted work, and we set those out in the trade’s own terms.",
    ],
    exposures: [
      {
        title: "A well out of control",
        text: "Regaining control, redrilling and cleanup can cost more than the well would ever earn. General liability is not built to pay an operator’s own costs.",
      },
      {
        title: "The injury that comes back",
        text: "Your employee collects compensation, then sues the operator. The operator sends the suit to you under the indemnity you signed.",
      },
      {
        title: "A leak nobody sees",
        text: "Produced water seeps from a buried line until the grass dies. Time limits for discovery and reporting can defeat the pollution claim.",
      },
      {
        title: "Hail over the array",
        text: "A single storm can crack row after row of panels. Carriers limit hail and ask how, and on whose warning, the trackers stow.",
      },
      {
        title: "Tired drivers, heavy trucks",
        text: "Crews cross caliche roads before dawn after long hitches. For many service firms the largest claim starts on the road.",
      },
    ],
  },
  whyUs: {
    title: "What energy companies use us for",
    reasons: [
      {
        title: "Agreements charted to policies",
        text: "Indemnities, limits, waivers and additional insured duties from each agreement are set against the policies you hold, duty by duty.",
      },
      {
        title: "Vendor portals kept current",
        text: "Operators’ compliance portals reject a single missing phrase. We supply certificates and endorsements and answer the reviewer’s questions.",
      },
      {
        title: "Specialty markets explained",
        text: "Energy often goes to surplus lines. We say which quotes are, what that means, and how forms differ on pollution, hail and employee injury.",
      },
      {
        title: "Notice under every policy",
        text: "A field loss can touch several policies. We help report to each one, keep the file in order and track the reporting deadlines.",
      },
    ],
  },
  coverages: {
    title: "What an energy program holds",
    intro:
      "Few firms need all of these. Your place between the wellhead and the meter decides.",
    list: [
      {
        title: "General liability",
        text: "Third-party injury and damage, on forms that address blowout, underground resources and equipment, and work done under contract.",
      },
      {
        title: "Control of well",
        text: "Can pay operators and interest owners to regain control of a wild well, redrill it and clean up, within a chosen limit.",
      },
      {
        title: "Pollution liability",
        text: "Contractor’s or site coverage for spills and contamination. Check whether gradual releases count and how soon they must be found and reported.",
      },
      {
        title: "Workers’ compensation",
        text: "Benefits for injured crews, with longshore or maritime endorsements when the work reaches docks, barges or bays.",
      },
      {
        title: "Commercial auto",
        text: "Liability and physical damage for crew trucks, vacuum trucks and hot-shot rigs, with filings and pollution wording where the cargo calls for them.",
      },
      {
        title: "Equipment and tools",
        text: "Inland marine for rigs, wireline units, compressors and rented iron. Tools below the rotary table often need their own answer.",
      },
      {
        title: "Lease and yard property",
        text: "Tank batteries, separators, shops and yards, for fire, lightning and wind, with business income where lost production would hurt.",
      },
      {
        title: "Renewable projects",
        text: "Solar, wind and battery sites from shipping and construction into operation, with hail, wind and breakdown terms negotiated one by one.",
      },
      {
        title: "Umbrella and excess",
        text: "Limits stacked above your primary policies, in layers from several carriers when an agreement asks for more than one will offer.",
      },
    ],
  },
  whoWeServe: {
    title: "Energy firms we serve",
    intro:
      "Permian Basin, Eagle Ford, Gulf Coast or the Panhandle, above ground or below it.",
    kinds: [
      "Oil and gas operators",
      "Non-operating interest owners",
      "Drilling contractors",
      "Well service and workover crews",
      "Wireline and fracturing services",
      "Saltwater haulers and disposal",
      "Pipeline and midstream contractors",
      "Tool and equipment rental",
      "Solar developers and installers",
      "Wind service contractors",
      "Battery storage owners",
      "Powerline contractors",
    ],
  },
  customersAndAssociations: {
    title: "Working with energy firms and their trade groups",
    customers: [
      "Service firms tend to reach us with a new operator’s agreement in hand and a start date close by. Operators come ahead of a drilling program; solar and wind owners, ahead of financial close. We ask for agreements, scope of work, loss runs, fleet and payroll, and a plain account of the worst day you can picture.",
      "After binding we file certificates, add rented iron, report the drilling that adjusts your premium, and go over new agreements as they come. Much of what this business knows is taught by its own associations, among them these.",
    ],
    associations: [
      {
        name: "Texas Oil & Gas Association",
        note: "Companies from upstream to refining; Texas policy work and regulatory updates.",
      },
      {
        name: "Texas Independent Producers & Royalty Owners Association",
        note: "Independent producers and royalty owners; advocacy and industry data for Texas.",
      },
      {
        name: "Energy Workforce & Technology Council",
        note: "Oilfield service and equipment companies; safety, workforce and leadership programs.",
      },
      {
        name: "International Association of Drilling Contractors",
        note: "Drilling contractors and suppliers; rig safety training and model drilling contracts.",
      },
      {
        name: "American Clean Power Association",
        note: "Wind, solar, storage and transmission companies; safety standards and federal policy.",
      },
    ],
  },
  faq: {
    title: "Questions energy companies ask",
    questions: [
      {
        question: "What does a knock-for-knock indemnity ask of my company?",
        answer:
          "It asks you to answer for your own people and property whoever caused the harm, while the operator answers for its own. For well service work, Texas’s oilfield anti-indemnity law enforces such mutual promises only so far as each side agreed to insure them, so limits matter. Have counsel review the clause.",
      },
      {
        question: "Who needs control of well insurance?",
        answer:
          "The operator first, since the cost of a wild well normally lands there. Non-operating owners may need it for their share if the operating agreement or the operator’s policy leaves them exposed. Drilling contractors usually rely on the drilling contract instead, so read who bears an underground blowout and a lost hole.",
      },
      {
        question: "Why do operators reject our insurance paperwork?",
        answer:
          "Usually because the policy lacks wording the agreement requires. Common faults are a missing waiver of subrogation, no primary and noncontributory endorsement, an excess policy that does not follow form, or a named insured that differs from the agreement. Most are cured by a carrier’s endorsement, not by retyping the certificate.",
      },
      {
        question: "What is an action-over claim?",
        answer:
          "It is an injury to your employee that returns to you through the operator. The worker receives compensation benefits, sues the operator, and the operator calls on your indemnity. Your contractual liability coverage may respond, unless the policy carries an action-over or employee injury exclusion. Check both the primary policy and the umbrella.",
      },
      {
        question: "Can an oilfield service company be a non-subscriber?",
        answer:
          "In law, yes: private employers in Texas may go without workers’ compensation if they give the required notices. In practice it is difficult. Most operators’ agreements call for statutory coverage, and a non-subscriber loses common-law defenses in a negligence suit. An occupational accident plan is not the same thing.",
      },
      {
        question: "Is produced water a pollutant under our policy?",
        answer:
          "Expect the carrier to treat it as one. Some energy liability forms also exclude saltwater damage to land or groundwater by name. Others add back sudden releases that are found and reported within a stated time. If you haul, store or inject it, ask for pollution coverage that names those steps.",
      },
      {
        question:
          "What financial security does the Railroad Commission require?",
        answer:
          "Most companies that operate wells in Texas must file security with their organization report, as a bond, a letter of credit or a cash deposit. The amount follows commission rules on the wells and activities you report. It backs plugging and cleanup duties owed to the state and is no substitute for liability insurance.",
      },
      {
        question: "Why is hail so hard to insure on solar farms?",
        answer:
          "Because one storm can damage most of a site. Carriers respond with hail sublimits, percentage deductibles and questions about glass, stow angle and weather alerts. Lenders may ask for a modeled loss study. Start the insurance talk while modules and trackers are being chosen and the design can still change.",
      },
      {
        question: "Are rented tools insured under my equipment policy?",
        answer:
          "Only if it says so. Schedules of owned items often leave out what you rent, while the rental agreement makes you answer for replacement cost and lost rental income. Ask for rented equipment coverage sized to the most expensive item, and for a clear answer on anything lost downhole.",
      },
      {
        question: "How much truck liability does crude hauling call for?",
        answer: `Federal rules set ${figures.hazmatHaulMinimum.value} as the least liability for many trucks that carry oil or other hazardous materials, and more for some bulk cargo. What applies to you turns on cargo, truck weight and route, and Texas has its own registration for intrastate carriers. Operators often ask for higher limits.`,
      },
    ],
  },
  posts: [
    "admitted-and-surplus-lines-in-texas",
    "how-to-read-a-certificate-of-insurance",
  ],
  closing: {
    title: "Send the agreement before you mobilize",
    text: "Forward the master service agreement and your current policies. We will chart what you promised, what is insured and what still needs a carrier’s answer.",
  },
  related: [
    "/industry/environmental-insurance",
    "/industry/transportation-insurance",
    "/services/commercial-property/alternative-risk-financing",
  ],
} satisfies Industry;
