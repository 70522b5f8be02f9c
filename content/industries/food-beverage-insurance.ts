import type { Industry } from "#app/content/industry-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Food & Beverage",
  title: `Food and Beverage Insurance in Texas | ${site.shortName}`,
  description:
    "Spoilage, liquor liability, contamination, kitchen fire and delivery coverage for Texas restaurants, breweries, food makers and distributors.",
  summary:
    "Spoilage, liquor, contamination and kitchen fire coverage for restaurants, breweries, food makers and distributors.",
  hero: {
    title: "Food and beverage insurance for the bad Saturday.",
    subtitle: "Kitchens, taprooms, plants and cold storage",
    description:
      "The walk-in fails, the hood catches, a guest gets sick, a server pours one too many. We set up coverage around the nights that close a business.",
  },
  approach: {
    title: "How we read a kitchen and a cooler",
    paragraphs: [
      "Food businesses lose money in hours. So the first question we ask is how long each thing can be down: the walk-in, the glycol chiller, the oven line, the point-of-sale system. Then we look for the clause that would apply that night, starting with where the power failed, what temperature the log shows, and how large the spoilage sublimit is.",
      "The second question is what you sell and to whom. A taproom that adds live music, a caterer that starts to bottle its sauce, a bakery that lands a grocery chain: each has become a different risk since the last application. We update the description before a claim does it for you.",
    ],
    exposures: [
      {
        title: "Warm coolers",
        text: "A storm takes the power out for a night. The food looks fine in the morning and has to be thrown away.",
      },
      {
        title: "Fire in the duct",
        text: "Grease builds up where nobody looks. One flare-up at the fryer climbs past the hood and into the roof.",
      },
      {
        title: "One sick table",
        text: "Health inspectors trace several illnesses to one lunch. The lawsuit is one loss; the empty dining room afterward is another.",
      },
      {
        title: "The last round",
        text: "A guest leaves your bar and hurts someone on the highway. The other family’s lawyer asks for receipts, video and server training records.",
      },
      {
        title: "An allergen mislabeled",
        text: "The wrong sleeve goes on a run of packages. Pulling them from store shelves can cost more than making them did.",
      },
    ],
  },
  whyUs: {
    title: "What we bring to the pass",
    reasons: [
      {
        title: "Sales split honestly",
        text: "We separate food, alcohol, catering, delivery and packaged sales on the application, because each is rated and excluded in its own way.",
      },
      {
        title: "Warranties explained",
        text: "Hood cleaning, suppression service, fryer spacing and temperature logs may be policy conditions. We hand your manager a list in kitchen language.",
      },
      {
        title: "Leases and franchise terms",
        text: "Landlords and franchisors write insurance pages of their own. We check limits, additional insureds and build-out duties before the policy is issued.",
      },
      {
        title: "A spoilage claim kit",
        text: "We give you a one-page routine for the morning after: photographs, temperatures, invoices, discard list, and the utility’s outage record.",
      },
    ],
  },
  coverages: {
    title: "Coverage for the kitchen, bar and cooler",
    intro:
      "A corner café and a bottling plant share more lines than you would think. What changes is the limit and the wording.",
    list: [
      {
        title: "Property and build-out",
        text: "Can repair the kitchen, dining room, signs and tenant improvements after an insured loss. Who owns the improvements depends on the lease.",
      },
      {
        title: "Spoilage",
        text: "Can pay for stock lost to a temperature change after breakdown, contamination or a power failure, when endorsed and within its own limit.",
      },
      {
        title: "Equipment breakdown",
        text: "Can respond when compressors, boilers, ovens or electrical panels fail from inside, an event that ordinary property forms usually leave out.",
      },
      {
        title: "Business income",
        text: "Can replace lost earnings while insured damage keeps you closed. Closure by health order or illness needs its own extension.",
      },
      {
        title: "General and product liability",
        text: "Can defend claims over falls, burns and foreign objects, and over food or drink that is alleged to have made someone ill.",
      },
      {
        title: "Liquor liability",
        text: "Can answer for injury caused by a guest you are alleged to have overserved. General liability typically excludes it for businesses that sell alcohol.",
      },
      {
        title: "Contamination and recall",
        text: "Can pay to pull, destroy and replace tainted or mislabeled goods, test the line, and handle the public side of it.",
      },
      {
        title: "Workers’ compensation",
        text: "Typically pays for burns, cuts, slips and lifting injuries on staff. In Texas it is a choice for most private employers, with consequences either way.",
      },
      {
        title: "Employment practices",
        text: "Can answer harassment, discrimination and wrongful discharge claims. Tip and overtime disputes usually get defense money only, under a small sublimit.",
      },
    ],
  },
  whoWeServe: {
    title: "Food and drink businesses we insure",
    intro:
      "Our callers cook, brew, pack, pour or keep things cold. Some have a single counter, others a plant with its own trucks.",
    kinds: [
      "Full-service restaurants",
      "Quick-service franchises",
      "Bars and taprooms",
      "Craft breweries",
      "Wineries and distilleries",
      "Bakeries and cafés",
      "Caterers",
      "Food trucks and trailers",
      "Commissary kitchens",
      "Packaged food makers",
      "Meat and seafood processors",
      "Food distributors",
    ],
  },
  customersAndAssociations: {
    title: "Lease talks, buyer contracts and trade groups",
    customers: [
      "Restaurant owners mostly reach us around a lease: signing one, renewing one, or taking over a closed space with someone else’s hood in it. We ask for the lease, the floor plan, the fire suppression report and a sales forecast, and we flag what the landlord’s insurance page will cost before you agree to it.",
      "Food makers and brewers come when a buyer sends a supplier agreement. We compare its recall, additional insured and limit requirements with the present policies and price the difference, so the margin on that order is known beforehand.",
    ],
    associations: [
      {
        name: "Texas Restaurant Association",
        note: "State policy work, food-handler and alcohol-seller training, and local chapters.",
      },
      {
        name: "National Restaurant Association",
        note: "Food-safety certification, labor research and industry outlooks.",
      },
      {
        name: "Texas Craft Brewers Guild",
        note: "Legislative updates, safety education and festivals for independent breweries in the state.",
      },
      {
        name: "Brewers Association",
        note: "Technical manuals, draft-quality guides and safety training for small brewers.",
      },
      {
        name: "Specialty Food Association",
        note: "Trade shows, buyer contacts and startup education for packaged food makers.",
      },
    ],
  },
  faq: {
    title: "Questions owners and chefs ask",
    questions: [
      {
        question: "Will insurance pay for food lost in a power outage?",
        answer:
          "It can, if the policy includes spoilage with power outage as a cause. Basic property forms usually exclude a utility failure that begins away from your premises. Look at the waiting period, the sublimit and whether overhead lines are excluded, since storms take down wires more often than they damage kitchens.",
      },
      {
        question:
          "Does our general liability policy respond to alcohol claims?",
        answer:
          "Usually not. The standard form excludes liability for serving or selling alcohol when you are in that business. A separate liquor liability policy or endorsement fills the gap. Check whether assault and battery is included, because fights are a common bar claim and are often excluded or sublimited.",
      },
      {
        question: "Does seller training protect a Texas bar from lawsuits?",
        answer:
          "It can help. Under the state’s safe harbor, an employee’s overserving may not be attributed to the employer who requires approved seller training, whose employee actually attended, and who did not encourage the violation. Courts look at proof, so keep certificates, written policies and manager notes. It does not replace insurance.",
      },
      {
        question: "Why does the carrier ask who cleans our hood?",
        answer:
          "Because grease in ducts turns a stove fire into a building fire. Carriers often require cleaning at the intervals of NFPA 96, a serviced UL 300 suppression system and invoices to prove it. If that is a policy condition, missing it can put a fire claim in doubt.",
      },
      {
        question: "A guest says our food made them ill. What happens?",
        answer:
          "Report it to the carrier at once, even without a lawsuit. General liability can defend you and pay damages if the food caused the illness. Save invoices, cooking and cooling logs, shift rosters and any leftover product. Do not guess at the cause or promise payment.",
      },
      {
        question: "Are we insured if the health department closes us?",
        answer:
          "Not under ordinary business income coverage, which needs direct physical damage from an insured cause. A food contamination shutdown endorsement can pay for lost income, cleaning and replacement of stock after an order tied to suspected contamination. Orders for routine violations or a virus are commonly left out.",
      },
      {
        question: "Our staff deliver in their own cars. Whose policy pays?",
        answer:
          "The driver’s personal policy is first in line, and many exclude delivering food for a fee. Your hired and non-owned auto coverage can then protect the business, though it does not repair the employee’s car. App-based couriers follow their platform’s terms, so ask what that platform provides.",
      },
      {
        question: "Is beer insured while it is still in the tank?",
        answer:
          "It can be, as stock in process, if the value is reported and the cause is insured. Leaks and tank collapse often need a brewery endorsement, and spoilage from a failed chiller needs breakdown coverage. Ask whether a lost batch is valued at ingredients or at selling price.",
      },
      {
        question: "How does a food truck get insured?",
        answer:
          "With two sets of coverage. Commercial auto follows the truck on the road, including permanently attached equipment if scheduled. General liability follows the service window. Generators, carts and stock need inland marine or property coverage, and event organizers and commissaries each tend to want additional insured status.",
      },
      {
        question:
          "What must our policies show before a grocer stocks our product?",
        answer:
          "Most chains want product liability at a stated limit, additional insured status as a vendor, and sometimes recall coverage. Some ask for a wider promise than your policy makes. We compare their agreement with your forms and say which endorsements exist and which demands you may need to negotiate.",
      },
    ],
  },
  posts: [
    "business-overhead-and-key-person-disability",
    "water-damage-which-policy",
  ],
  closing: {
    title: "Tell us what keeps you open.",
    text: "Walk us through a full Saturday, from the morning delivery to the last tab. We will show you where the policy can help and where it stops.",
  },
  related: [
    "/industry/hospitality-insurance",
    "/industry/retail-service-insurance",
    "/services/commercial-property",
  ],
} satisfies Industry;
