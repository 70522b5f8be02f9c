import type { Industry } from "#app/content/industry-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Manufacturing",
  title: `Manufacturing Insurance for Texas Plants | ${site.shortName}`,
  description:
    "How plants, fabricators and product makers insure machinery, lost production, product liability and recall, and where standard policies stop.",
  summary:
    "Property, production, product and recall coverage for plants, fabricators and makers of finished goods.",
  hero: {
    title: "Manufacturing insurance that follows the product out.",
    subtitle: "From raw stock to the customer’s dock",
    description:
      "A plant can burn, a press can fail, a part can hurt someone three states away. We trace your product from the supplier to its user and check the insurance at each step.",
  },
  approach: {
    title: "How we walk a plant",
    paragraphs: [
      "We begin on the floor with the person who runs it. Which machine stops everything else when it stops? How long is the lead time for a new one, and is its control board still made? The answers set the business income limit and the equipment breakdown terms far better than last year’s worksheet.",
      "Next comes the paper. Purchase orders from larger customers carry indemnity, warranty and insurance clauses that your sales team may have accepted with a click. We read those terms against your liability policies and list what the policies would not pick up.",
      "Only then do we write the submission. Underwriters price uncertainty, so we show them construction, sprinkler tests, hot-work rules, dust collection and guarding, with photographs.",
    ],
    exposures: [
      {
        title: "The one machine",
        text: "A custom press or furnace takes months to replace. Customers wait some weeks, then qualify another source and may not come back.",
      },
      {
        title: "A part that fails later",
        text: "A bracket leaves your dock sound on paper and cracks in the field. The injury claim reaches every company in the chain.",
      },
      {
        title: "Dust and hot work",
        text: "Fine metal, wood, sugar or plastic dust can ignite. So can sawdust under a cutting torch, an hour after everyone has left.",
      },
      {
        title: "Somebody else’s fire",
        text: "Your sole resin supplier or largest customer shuts down. Your own building is untouched and your line still stands idle.",
      },
      {
        title: "Water in the yard",
        text: "Raw stock and finished goods sit at floor level. Standard property forms exclude flood, and a bayou does not stop at the fence.",
      },
    ],
  },
  whyUs: {
    title: "Why plant managers call us",
    reasons: [
      {
        title: "Values that hold",
        text: "We rebuild machinery and stock values from your asset register and current quotes, to lower the risk of a coinsurance penalty after a loss.",
      },
      {
        title: "Income worksheets done together",
        text: "Your controller supplies margins and payroll; we supply the policy’s definitions. The worksheet gets finished, and the limit has a reason behind it.",
      },
      {
        title: "Purchase orders reviewed",
        text: "Before you sign a supply agreement, we mark the insurance clause: what your policies answer, what an endorsement could add, what to negotiate.",
      },
      {
        title: "Recommendations sorted",
        text: "After a carrier’s engineer visits, we separate the items that are conditions of coverage from advice, and help you answer each in writing.",
      },
    ],
  },
  coverages: {
    title: "What a manufacturer’s program holds",
    intro:
      "Each line below answers a different break in the chain between your supplier and your customer. Limits and terms depend on the product and the plant.",
    list: [
      {
        title: "Property",
        text: "Can repair or replace buildings, machinery, raw stock and finished goods after fire, wind or another insured cause, at the valuation the policy states.",
      },
      {
        title: "Equipment breakdown",
        text: "Can respond to electrical arcing, mechanical failure and pressure vessel accidents, which property forms usually leave out, and to the production lost.",
      },
      {
        title: "Business income",
        text: "Can replace net income and continuing costs while an insured loss stops the line. Add dependent property coverage for named suppliers and customers.",
      },
      {
        title: "Product liability",
        text: "Can defend and pay when your finished product injures someone or damages property. It normally sits inside general liability, with its own aggregate limit.",
      },
      {
        title: "Product recall",
        text: "Can pay to notify, retrieve, destroy and replace goods withdrawn for a safety defect. General liability excludes those costs as a rule.",
      },
      {
        title: "Manufacturer’s errors and omissions",
        text: "Can respond when a product injures no one but does not perform as promised, and the customer claims a financial loss.",
      },
      {
        title: "Workers’ compensation",
        text: "Typically pays treatment and wage benefits for hurt employees. Machine guarding, lockout records and a return-to-work plan weigh on the price.",
      },
      {
        title: "Stock throughput and cargo",
        text: "Can insure goods from the supplier’s dock through processing and storage to delivery, in one policy or as separate transit coverage.",
      },
      {
        title: "Pollution legal liability",
        text: "Can pay for cleanup and injury claims from solvents, plating baths or runoff. General liability policies exclude most of that.",
      },
    ],
  },
  whoWeServe: {
    title: "Plants and shops we insure",
    intro:
      "Underwriters sort makers by what leaves the dock and what could go wrong with it. So do we. These are the kinds we see most.",
    kinds: [
      "Metal fabrication",
      "Machine shops",
      "Plastics and rubber molding",
      "Industrial equipment",
      "Oilfield components",
      "Electronics assembly",
      "Wood products and millwork",
      "Chemical blending and packaging",
      "Furniture and fixtures",
      "Building products",
      "Consumer goods",
      "Contract manufacturers",
    ],
  },
  customersAndAssociations: {
    title: "The first visit, and groups makers often join",
    customers: [
      "A typical first meeting is a plant tour with the owner and the maintenance lead, followed by an hour with the controller. We ask for the asset list, loss runs, a product list with sales by line, and the insurance pages of the largest customer contracts. A new product, a new press or a second shift during the year is a reason to call before it starts.",
      "When something breaks, the line’s cost per idle day drives every decision. We help the plant document that figure, the extra freight, the overtime and the outsourced runs from the first day, because those papers decide how the income claim is measured.",
    ],
    associations: [
      {
        name: "Texas Association of Manufacturers",
        note: "State policy work on taxes, energy, workforce and regulation that touches plants of every size.",
      },
      {
        name: "National Association of Manufacturers",
        note: "Federal regulatory updates, economic surveys and leadership programs.",
      },
      {
        name: "Fabricators & Manufacturers Association",
        note: "Technical training and safety resources for metal forming, cutting and welding shops.",
      },
      {
        name: "Plastics Industry Association",
        note: "Machinery safety standards, processor benchmarks and material guidance for molders and extruders.",
      },
    ],
  },
  faq: {
    title: "Questions manufacturers ask",
    questions: [
      {
        question: "Does general liability pay to recall a defective product?",
        answer:
          "Generally not. The standard form excludes the cost of withdrawing, inspecting, repairing or replacing your own product when a defect is known or suspected. It can still respond to injuries the product has caused. Recall coverage is bought as a separate policy or endorsement, and its trigger wording differs widely.",
      },
      {
        question: "How long should our business income coverage run?",
        answer:
          "Long enough to rebuild, reinstall and requalify, then win customers back. Start with the longest equipment lead time, add permits, utilities and testing, and consider an extended period after the doors reopen. Plants often choose a limit from annual sales and never test it against that calendar.",
      },
      {
        question: "Are customers’ molds, dies and patterns on our policy?",
        answer:
          "Only if the property form and limit include property of others. Many forms give a small amount, valued in a way the tool’s owner will not accept. List the tooling you hold, check who agreed to insure it, and set a limit at the replacement cost the agreement calls for.",
      },
      {
        question: "Is finished stock insured at cost or at selling price?",
        answer:
          "Under many forms, goods sold but not yet delivered are valued at selling price, while unsold finished stock a maker holds is valued at cost. A manufacturer’s selling price endorsement brings both to selling price, less discounts and expenses. Without it the profit in the warehouse can burn uninsured.",
      },
      {
        question: "What if a key supplier’s plant burns and ours does not?",
        answer:
          "Your own business income coverage will not respond unless it includes dependent properties. That extension can pay when a cause of loss you insure damages a supplier’s or customer’s site. Name the sites that matter; unnamed ones usually get a much smaller limit, and suppliers of your suppliers often none.",
      },
      {
        question: "Must a manufacturer indemnify stores that sell its product?",
        answer:
          "In Texas, yes, with limits. State law makes a manufacturer indemnify a seller for loss in a products liability action unless the seller’s own negligence, misconduct or alteration caused it. That duty includes reasonable legal costs, so it belongs in the discussion when you choose product liability and umbrella limits.",
      },
      {
        question: "What do we grant when a retailer asks for vendor status?",
        answer:
          "You make that seller an additional insured, by a vendors endorsement, for injury or damage arising from your product. It does not reach the vendor’s own acts, such as repackaging, relabeling or skipping an agreed inspection. Retail chains and distributors often demand it with the first order.",
      },
      {
        question: "What must we do when the sprinklers are shut off?",
        answer:
          "Tell the carrier before the valve closes, and post a fire watch. Many property policies carry a protective safeguards endorsement, under which a fire loss may be denied if you knew a listed system was impaired and gave no notice. Keep the impairment tag, the times and the name you reported to.",
      },
      {
        question: "Are products we sell overseas insured here?",
        answer:
          "Sometimes. A standard liability policy can respond to injuries abroad from goods you made or sold in its home territory, provided the suit is brought in the United States, its possessions, Puerto Rico or Canada. A suit filed in a foreign court calls for foreign liability coverage.",
      },
      {
        question: "Who insures temporary staff from an agency?",
        answer:
          "The agency usually carries their workers’ compensation, but your contract should require it. Ask for a certificate as evidence and an alternate employer endorsement in your favor. In Texas a private agency can opt out of workers’ compensation, which may leave your plant facing an injury suit, so check before the first shift.",
      },
    ],
  },
  posts: [
    "insurance-renewal-timeline",
    "actual-cash-value-first-recoverable-depreciation",
  ],
  closing: {
    title: "Show us the machine you can’t lose.",
    text: "Name the equipment, the supplier and the customer that matter most. We will test your present policies against losing each one.",
  },
  related: [
    "/services/commercial-property/loss-control",
    "/industry/wholesale-insurance",
    "/services/commercial-property/claims-advocacy",
  ],
} satisfies Industry;
