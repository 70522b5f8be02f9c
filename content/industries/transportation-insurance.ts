import type { Industry } from "#app/content/industry-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Transportation",
  title: `Trucking and Transportation Insurance | ${site.shortName}`,
  description:
    "Liability, cargo, physical damage and driver coverage for Texas fleets, owner-operators, freight brokers and passenger carriers, in plain words.",
  summary:
    "Liability, cargo, equipment and driver coverage for fleets, owner-operators, freight brokers and bus lines.",
  hero: {
    title: "Transportation insurance read before the truck rolls.",
    subtitle: "For fleets, freight and passengers",
    description:
      "The rate confirmation says one thing about cargo, the policy another. We read both, along with the lease and the filing, while the load is still on the dock.",
  },
  approach: {
    title: "How we build a motor carrier submission",
    paragraphs: [
      "An underwriter decides about a fleet from five things: the drivers, the loss runs, the equipment list, the radius and the federal safety record. Most submissions arrive with at least one of them stale. We pull the public safety data, help you challenge entries that are wrong, and explain the ones that are right.",
      "Then we set your contracts next to the policy. Broker agreements, shipper terms and trailer interchange agreements each move risk onto the carrier, and the insuring promises in them are often wider than the form. Where a clause and a policy disagree, we would rather you hear it from us than from a claims adjuster.",
    ],
    exposures: [
      {
        title: "The verdict above the limit",
        text: "A rear-end crash on the interstate draws a suit over hiring, training and dispatch. The statutory minimum was never set with that suit in mind.",
      },
      {
        title: "A load gone by noon",
        text: "Thieves pose as a known carrier and collect the freight with clean paperwork. Some cargo forms exclude handing goods over to an impostor.",
      },
      {
        title: "The reefer that warmed",
        text: "Produce arrives soft. The shipper rejects the whole trailer, and the policy asks for maintenance records on the refrigeration unit.",
      },
      {
        title: "Idle trucks",
        text: "A tractor is down for weeks waiting on parts. The note, the plates and the driver still cost money every day.",
      },
      {
        title: "Drivers under strain",
        text: "A bad knee from climbing, a sore back from tarping, a fall from the deck. Such injuries take a driver off the road as surely as a crash.",
      },
    ],
  },
  whyUs: {
    title: "What dispatch and safety get from us",
    reasons: [
      {
        title: "Filings watched",
        text: "Federal and state filings must match your legal name, address and authority. We check them at binding and whenever the insurer changes.",
      },
      {
        title: "Driver lists kept current",
        text: "A new hire is measured against the insurer’s criteria before the keys change hands, since a crash is a poor time to learn about exclusions.",
      },
      {
        title: "Cargo wording compared",
        text: "We put commodity exclusions, unattended-truck conditions, refrigeration terms and sublimits side by side, measured against what you actually haul.",
      },
      {
        title: "Claims from the shoulder",
        text: "We help you set a plan drivers can follow at the scene: whom to call, what to photograph, what not to sign.",
      },
    ],
  },
  coverages: {
    title: "Coverage from the dock to the delivery",
    intro:
      "Some of these lines are required by law, some by the shipper, and some only by good sense. We say which is which.",
    list: [
      {
        title: "Auto liability",
        text: "Can pay for people your trucks injure and property they damage, and for your defense. This is the policy behind federal and Texas filings.",
      },
      {
        title: "Motor truck cargo",
        text: "Can respond when freight in your care is lost or damaged and you are legally liable, subject to listed commodities and conditions.",
      },
      {
        title: "Physical damage",
        text: "Can repair or replace tractors and trailers after collision, fire, theft or hail. On a stated-amount form, the lowest of several values applies.",
      },
      {
        title: "Trailer interchange",
        text: "Can pay for damage to someone else’s trailer while you hold it under a written interchange agreement. Without an agreement, ask for non-owned trailer coverage.",
      },
      {
        title: "General liability",
        text: "Can answer injuries away from the truck, such as a customer hurt in your yard or damage at a dock outside of driving and unloading.",
      },
      {
        title: "Workers’ compensation",
        text: "Typically provides medical and wage benefits to employed drivers, dispatchers and mechanics. Some Texas trucking companies must protect employees in this or another approved way.",
      },
      {
        title: "Occupational accident",
        text: "Offers independent owner-operators set benefits for injury on the job. It is a different product from workers’ compensation, with lower ceilings.",
      },
      {
        title: "Umbrella and excess",
        text: "Adds limits above auto and general liability. Shippers and brokers ask for it, and fleets with highway miles should price it.",
      },
      {
        title: "Freight broker coverage",
        text: "Combines errors and omissions with contingent auto and contingent cargo for brokers who arrange loads and never touch them.",
      },
    ],
  },
  whoWeServe: {
    title: "Carriers and logistics firms we insure",
    intro:
      "What you haul, how far, and whose authority you run under decide the market. We work with the following.",
    kinds: [
      "Long-haul truckload fleets",
      "Local and regional delivery",
      "Owner-operators",
      "Flatbed and heavy haul",
      "Refrigerated carriers",
      "Dump and aggregate haulers",
      "Tank and hazardous materials",
      "Auto haulers",
      "Drayage and intermodal",
      "Freight brokers",
      "Movers and storage",
      "Charter and shuttle buses",
    ],
  },
  customersAndAssociations: {
    title: "Before renewal, and groups carriers often join",
    customers: [
      "Fleets usually bring us in well ahead of renewal, since currently valued loss runs and a clean driver list take time to gather. We agree on the story first: what changed after the bad year, which cameras went in, who left, how the hiring standard moved. Then the submission goes to insurers that write your class.",
      "Small operators often call with a load waiting and a certificate request in hand. We look at the request first. If it asks for wording the policy does not have, we ask the insurer for an endorsement and tell you plainly what was refused.",
    ],
    associations: [
      {
        name: "Texas Trucking Association",
        note: "Safety councils, legislative work and driver recognition for carriers across the state.",
      },
      {
        name: "American Trucking Associations",
        note: "Federal policy, technical maintenance practices and research on operating costs.",
      },
      {
        name: "Owner-Operator Independent Drivers Association",
        note: "Business guidance, regulatory help and advocacy for single-truck and small-fleet owners.",
      },
      {
        name: "Transportation Intermediaries Association",
        note: "Model contracts, fraud alerts and ethics standards for freight brokers and logistics companies.",
      },
      {
        name: "United Motorcoach Association",
        note: "Safety and regulatory resources for charter, tour and shuttle operators.",
      },
    ],
  },
  faq: {
    title: "Questions motor carriers ask",
    questions: [
      {
        question: "How much liability must an interstate trucker carry?",
        answer: `A for-hire carrier of ordinary freight in larger trucks must show at least ${figures.motorCarrierMinimum.value} under federal rules. Oil and many hazardous materials call for more, and passenger carriers have their own scale. Shippers and brokers commonly require higher limits than the law does. Trips wholly within Texas follow state requirements.`,
      },
      {
        question: "What does the MCS-90 endorsement do?",
        answer:
          "It protects the public rather than the trucking company. If the policy would not otherwise respond, the insurer may still have to pay a final judgment for the public’s injury or damage, up to the required amount, and can then recover that money from the trucking company. Treat it as a surety, never as coverage.",
      },
      {
        question: "Does federal law require cargo insurance?",
        answer:
          "For most freight, no. The federal cargo filing applies to household goods carriers. Shippers and brokers require cargo coverage by contract all the same, and an interstate carrier can be liable under federal law for the actual loss to goods it accepts, so the lack of a filing rule changes little.",
      },
      {
        question: "Which cargo losses do policies commonly leave out?",
        answer:
          "Common exclusions involve theft from an unattended truck, refrigeration failure without maintenance records, wetness under a poor tarp, handing goods to an impostor, and commodities such as electronics, alcohol or live animals. Every form differs. Read yours against a month of actual loads, including the occasional backhaul.",
      },
      {
        question: "Is bobtail the same as non-trucking liability?",
        answer:
          "No. Bobtail coverage follows the tractor when it runs without a trailer, on business or not, depending on the form. Non-trucking liability applies only when the truck is used for personal purposes, off dispatch. A leased owner-operator should let the lease decide which is needed.",
      },
      {
        question: "Who insures an owner-operator leased to our authority?",
        answer:
          "The motor carrier’s auto liability normally applies while the truck works under its authority. The owner usually buys physical damage, non-trucking or bobtail liability and occupational accident, and some leases deduct the premium from settlements. Put the split in the lease, and have each side send the other proof.",
      },
      {
        question: "Must a Texas trucking company protect injured employees?",
        answer:
          "Many must. Texas generally leaves workers’ compensation optional for private employers. Yet state law obliges motor carriers that register with the state, and whose main business is for-hire transport between municipalities, to provide either workers’ compensation or accident coverage that meets state minimums. Ask us which side of that line you stand on.",
      },
      {
        question: "What does a freight broker need besides the federal bond?",
        answer: `Quite a lot, since the bond serves others. The ${figures.freightBrokerBond.value} federal bond or trust secures payment to shippers and motor carriers. It does not defend a negligent-selection suit, and it is not freight insurance. Errors and omissions, contingent auto and contingent cargo address those, and fidelity coverage addresses dishonest staff.`,
      },
      {
        question: "Who pays to clean up fuel and cargo after a rollover?",
        answer:
          "It depends on what spilled. Auto policies typically allow for fuel and fluids the truck needs to run, while spilled cargo that counts as a pollutant is usually excluded unless a broadened pollution endorsement or separate policy applies. Debris removal under the cargo form often has a small sublimit.",
      },
      {
        question: "What do underwriters check first at renewal?",
        answer:
          "Drivers and losses. They look at license history, turnover and hiring standards, then at several years of loss runs and public roadside inspection data. Mileage and radius follow. Cameras and telematics help most when someone reviews the footage and can show coaching records, so gather those before the submission.",
      },
    ],
  },
  posts: [
    "after-a-car-accident-in-texas",
    "how-to-read-a-certificate-of-insurance",
  ],
  closing: {
    title: "Send the lease, the loads and the loss runs.",
    text: "We will compare what your contracts promise with what your policies say, and go through each difference with you.",
  },
  related: [
    "/industry/wholesale-insurance",
    "/industry/auto-service-insurance",
    "/services/commercial-property/alternative-risk-financing",
  ],
} satisfies Industry;
