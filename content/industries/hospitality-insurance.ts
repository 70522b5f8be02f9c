import type { Industry } from "#app/content/industry-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Hospitality",
  title: `Hotel & Hospitality Insurance in Texas | ${site.shortName}`,
  description:
    "Insurance for hotels, motels and resorts: franchise and lender requirements, guest injury, lost room revenue, and the exclusions to check before you bind.",
  summary:
    "Coverage for hotels, motels and resorts, matched to the brand, the lender and the management agreement.",
  hero: {
    title: "Hospitality insurance for buildings that never close.",
    subtitle: "For hotels, motels, resorts and their owners",
    description:
      "A hotel is a building, a business and a house full of strangers. We arrange its insurance with the franchise agreement, the loan and the management contract open on the table.",
  },
  approach: {
    title: "How we approach a hotel",
    paragraphs: [
      "A hotel program has to satisfy the brand, the lender and the manager, and they seldom ask for the same thing. The franchise agreement sets liability limits. The loan caps the deductible. The management contract says who employs the housekeepers, and so who buys workers’ compensation. We map all three before we speak with a carrier.",
      "Next we go over the property itself: pool fencing, stair lighting, key control, kitchen hood service, dryer lint, balcony rails. Hotels are priced on details like these. Photographs, maintenance logs and loss runs, put in good order, give an underwriter something firmer than a guess.",
    ],
    exposures: [
      {
        title: "A wing out of service",
        text: "A sprinkler pipe freezes and bursts on the top floor. Rooms below are stripped for weeks, booked groups move elsewhere, and some never return.",
      },
      {
        title: "Crime against a guest",
        text: "Assault and trafficking suits say the hotel should have seen it coming. Many liability forms now exclude or cap exactly these claims.",
      },
      {
        title: "Pools, stairs and hot water",
        text: "Drownings, falls and scalds are the injuries that reach the umbrella. A missing log or a propped gate makes them hard to defend.",
      },
      {
        title: "The front desk computer",
        text: "Reservations, door locks and card terminals may share a network. One stolen password can stop check-in and expose guest records.",
      },
    ],
  },
  whyUs: {
    title: "What we do for hotel owners",
    reasons: [
      {
        title: "Brand standards compared",
        text: "We set the franchise agreement’s insurance section beside your policies and list the limits, wording and certificates the brand will look for.",
      },
      {
        title: "Income limits worked out",
        text: "Occupancy, room rate, banquets and parking feed the business income worksheet, so the limit reflects the hotel you run now.",
      },
      {
        title: "Exclusions beside the price",
        text: "Assault, firearms, communicable disease, bacteria, mold: you see where each quoted form stands on them before you choose.",
      },
      {
        title: "Support when rooms go dark",
        text: "We help report the loss, organize repair and lost-room records, and follow up with the adjuster while your staff looks after guests.",
      },
    ],
  },
  coverages: {
    title: "What a hotel program holds",
    intro:
      "The mix depends on who owns the building, who runs it and what goes on after dark.",
    list: [
      {
        title: "Property",
        text: "Can pay to rebuild rooms, lobby and amenities after an insured loss. Check signs, fences, pools and outdoor structures, which often carry low sublimits.",
      },
      {
        title: "Business income",
        text: "Replaces net income and continuing expenses during repairs, with an optional extension for the months when occupancy is still recovering.",
      },
      {
        title: "General liability",
        text: "Defends the hotel and pays claims of guest injury or property damage, subject to exclusions that deserve a slow read.",
      },
      {
        title: "Innkeeper’s legal liability",
        text: "Responds when the hotel is legally liable for guests’ belongings lost from a room or from the safe, up to its own limits.",
      },
      {
        title: "Liquor liability",
        text: "For claims from serving alcohol at the bar, a wedding or an evening reception. General liability typically excludes them for businesses that sell drinks.",
      },
      {
        title: "Garagekeepers",
        text: "Can pay for damage to guests’ cars left with your valet, either when you are liable or regardless of fault, as chosen.",
      },
      {
        title: "Workers’ compensation",
        text: "Medical care and income benefits for housekeepers, engineers and cooks. Private Texas employers may generally opt out, but brands and lenders often require it.",
      },
      {
        title: "Cyber",
        text: "Can pay for breach response, restoring the reservation system and lost income, and for payment card assessments if the form includes them.",
      },
      {
        title: "Umbrella",
        text: "Adds limits over the primary liability policies. Confirm that it follows over liquor and assault instead of excluding them a second time.",
      },
    ],
  },
  whoWeServe: {
    title: "Hotels and owners we serve",
    intro:
      "Flagged or independent, roadside or beachfront, one door or a portfolio under several owning entities.",
    kinds: [
      "Full-service hotels",
      "Limited-service hotels",
      "Extended-stay hotels",
      "Motels and motor inns",
      "Boutique and historic hotels",
      "Beach and lake resorts",
      "Conference hotels",
      "Bed-and-breakfast inns",
      "Hotel management companies",
      "Family ownership groups",
      "Hotels in conversion or renovation",
    ],
  },
  customersAndAssociations: {
    title: "Working with hoteliers and their trade groups",
    customers: [
      "A hotel owner often calls at one of three moments: a purchase, the start of a property improvement plan, or a notice that the carrier is leaving the class. We ask for loss runs, the franchise agreement and occupancy reports, then say plainly what the market is likely to want.",
      "Between renewals we issue certificates to brands and group clients, add a property at closing, and review insurance terms with valet, security and laundry vendors. The lodging groups named here are where many owners go for training, legal updates and a public voice.",
    ],
    associations: [
      {
        name: "AAHOA",
        note: "Hotel owners, many of them family operators; owner education and advocacy on franchising.",
      },
      {
        name: "American Hotel & Lodging Association",
        note: "National lodging group; industry research, employee safety programs and federal policy.",
      },
      {
        name: "Texas Hotel & Lodging Association",
        note: "Texas operators; state legislation, local tax questions and compliance guides.",
      },
      {
        name: "Hospitality Financial and Technology Professionals",
        note: "Hotel finance and technology staff; accounting standards and payment security.",
      },
    ],
  },
  faq: {
    title: "Questions hotel owners ask",
    questions: [
      {
        question: "What does a hotel franchise agreement require me to insure?",
        answer:
          "Usually property, general liability, umbrella, auto and workers’ compensation at stated limits, with the brand as additional insured. Many add liquor, cyber or employment practices liability. Brands revise their standards, so last year’s certificate may no longer pass. We compare the current insurance section with the policies you hold.",
      },
      {
        question: "Are we liable for valuables stolen from a guest room?",
        answer:
          "Sometimes. Texas law limits a hotel’s liability for guests’ valuables if certain conditions are met, among them a working safe, proper locks and the statute posted on the room door. The limit falls away when the hotel’s or an employee’s negligence caused the loss. Innkeeper’s legal liability can respond to what remains.",
      },
      {
        question: "Will our liability policy respond to an assault?",
        answer:
          "Only if the form leaves assault and battery in, and many hotel forms remove or cap it. A cap may include defense costs, so it can run out before trial. Look for the endorsement by name, check the umbrella for another one, and ask what it costs to buy the coverage back.",
      },
      {
        question: "How should a hotel prepare for trafficking claims?",
        answer:
          "With training, records and a close look at exclusions. Victims may sue hotels under federal and state law, and some carriers now exclude those suits. Texas requires all but the smallest hotels to train employees each year to recognize trafficking. Proof of that training helps underwriters and defense counsel alike.",
      },
      {
        question: "What is extended business income, and why do hotels buy it?",
        answer:
          "It pays for income still missing after repairs are done and the doors are open again, for a period you choose. Hotels refill slowly: groups have booked elsewhere and corporate accounts have moved. Many forms include only a short extension, so a longer one can matter as much as the limit itself.",
      },
      {
        question:
          "Does insurance pay when an evacuation order empties the hotel?",
        answer:
          "It can, under civil authority coverage, when the order follows insured damage to nearby property and any waiting period has passed. An order issued ahead of a storm, with nothing damaged yet, may not qualify under standard wording. Some forms add an evacuation extension; ask before hurricane season.",
      },
      {
        question: "Should an inland hotel buy flood insurance?",
        answer:
          "It is worth pricing. Flash floods and swollen creeks reach hotels far from the Gulf, and standard property forms exclude rising water. Federal limits are often below a hotel’s value and do not pay for lost room revenue, so many owners add private or excess flood with business income.",
      },
      {
        question:
          "Who buys the insurance, the owner or the management company?",
        answer:
          "The management agreement should say. Owners usually buy property coverage, liability may sit with either side, and the employer of the staff buys workers’ compensation and employment practices. Whoever buys must add the other to the policy itself; a party listed only as certificate holder has no rights under it.",
      },
      {
        question: "Can we insure against bed bugs or legionella?",
        answer:
          "To a degree. General liability may exclude bacteria and mold, and pest treatment is commonly left to the owner. Specialty hotel forms can pay for defense, treatment and lost room revenue within sublimits. Room inspection logs and a written water management plan make that coverage easier to find.",
      },
      {
        question: "How do we insure a renovation while guests are staying?",
        answer:
          "With builders risk or a renovation endorsement, arranged alongside the operating program. It should say who insures the existing building, allow occupancy, and address revenue lost to delay. Require liability insurance from the contractor, with your entities as additional insureds and no exclusion for work on hotels.",
      },
    ],
  },
  posts: ["water-damage-which-policy", "wind-hail-named-storm-deductibles"],
  closing: {
    title: "Walk us through the property",
    text: "Send loss runs, the franchise agreement and photographs of the pool, roof and laundry. We will say what carriers are likely to ask and where your policies leave gaps.",
  },
  related: [
    "/industry/food-beverage-insurance",
    "/industry/real-estate-insurance",
    "/services/commercial-property/claims-advocacy",
  ],
} satisfies Industry;
