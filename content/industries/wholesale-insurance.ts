import type { Industry } from "#app/content/industry-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Wholesale",
  title: `Wholesale & Distribution Insurance in Texas | ${site.shortName}`,
  description:
    "Insurance for wholesalers, importers and distributors: stock in the warehouse and on the water, product claims, trucks and the customers who owe you.",
  summary:
    "Stock, cargo, product liability and fleet coverage for businesses that buy in bulk, hold it and move it on.",
  hero: {
    title: "Wholesale insurance that follows the stock.",
    subtitle: "For distributors, importers and warehouses",
    description:
      "Your money sits on pallets, in containers and on other people’s docks. We arrange coverage where it is, at what it is worth, and for the claims that come back from what you sold.",
  },
  approach: {
    title: "How we approach goods in motion",
    paragraphs: [
      "Take one pallet and follow it. Where does your risk of loss begin: at the foreign port, at the rail ramp, at your own dock? Who owns it while a public warehouse holds it? When the customer refuses it, whose is it on the way back? Purchase orders and sales terms give the answers, and the answers decide which policy should carry the loss.",
      "Then we count. Inventory rises before a season and falls after it, yet many policies carry one number all year. We compare monthly values by building with the limits, the coinsurance clause and the way stock is priced after a loss. A limit that fits February can be far short in October.",
      "Product liability gets a review of its own: what you import, relabel or bundle, which vendors promise to defend you, and whether their policies say so too.",
    ],
    exposures: [
      {
        title: "One roof, all the stock",
        text: "A fire takes one bay; smoke and sprinkler water spoil the rest. Orders go unfilled and customers try another supplier.",
      },
      {
        title: "The product comes back",
        text: "A charger overheats in a customer’s home. The maker is overseas, so the lawsuit names the company whose label is on the box.",
      },
      {
        title: "Lost between two docks",
        text: "A load vanishes to a false carrier with a convincing e-mail and a borrowed identity. The broker and the trucker both point elsewhere.",
      },
      {
        title: "The buyer who cannot pay",
        text: "A large account files for bankruptcy owing two months of invoices. The goods are gone, and your own suppliers still want their money.",
      },
    ],
  },
  whyUs: {
    title: "Why distributors work with us",
    reasons: [
      {
        title: "Values matched to the calendar",
        text: "We ask for month-end inventory by location and fit the limit to the peak, through reporting forms, peak-season endorsements or a stock throughput policy.",
      },
      {
        title: "Vendor papers checked",
        text: "Supply agreements, vendor endorsements and overseas certificates: we read what your suppliers promise and tell you which promises have insurance behind them.",
      },
      {
        title: "Warehouse described well",
        text: "Storage height, commodity, rack type, sprinklers: underwriters price what they can see. We send them plans and photos with the application.",
      },
      {
        title: "Customer demands sorted",
        text: "Big retailers send long insurance exhibits. We separate what your policies already meet from what needs an endorsement, a higher limit or a conversation.",
      },
    ],
  },
  coverages: {
    title: "What a distributor’s program holds",
    intro:
      "Most wholesalers need the first five. The others depend on what you sell, how far it travels and whose goods you hold.",
    list: [
      {
        title: "Building and stock",
        text: "Pays to repair the warehouse and replace inventory after fire, wind, theft or burst pipes. In Texas the wind and hail deductible is often a percentage of insured value.",
      },
      {
        title: "Business income",
        text: "Replaces lost earnings and continuing expenses while damaged premises are restored, and can extend to a key supplier’s or customer’s loss.",
      },
      {
        title: "General and product liability",
        text: "Defends and pays when your premises or something you sold injures a person or damages property. Check territory and excluded products.",
      },
      {
        title: "Auto and umbrella",
        text: "Delivery trucks, sales cars and hired vehicles, with an umbrella above for the limits that retailers’ contracts ask. Goods on board need cargo coverage.",
      },
      {
        title: "Workers’ compensation",
        text: "Medical care and lost wages for a picker or driver hurt at work. Texas leaves private employers the choice; opting out gives up key defenses.",
      },
      {
        title: "Cargo and stock throughput",
        text: "Insures goods by sea, air, rail and truck. A throughput form adds storage and can follow stock from the supplier’s door to the buyer’s.",
      },
      {
        title: "Warehouse legal liability",
        text: "For goods of others in your care: pays when you are legally liable for their loss, within the limits your warehouse receipt sets.",
      },
      {
        title: "Product recall",
        text: "Can pay to notify buyers, ship back, destroy and replace goods that must be withdrawn. General liability usually excludes those costs.",
      },
      {
        title: "Trade credit and crime",
        text: "Trade credit responds to insolvent or slow-paying buyers; crime coverage to dishonest employees, forged orders and invoices redirected by a false e-mail.",
      },
    ],
  },
  whoWeServe: {
    title: "Wholesalers we work with",
    intro:
      "One warehouse or a network of branches, from importers with a small office to distributors with their own fleet.",
    kinds: [
      "Building materials and lumber",
      "Industrial and oilfield supply",
      "Electrical, plumbing and HVAC supply",
      "Food and beverage distributors",
      "Medical and dental supply",
      "Apparel and consumer goods importers",
      "Electronics and parts",
      "Janitorial and packaging supply",
      "Chemical distributors",
      "Farm and garden supply",
      "Third-party warehouses",
      "Online wholesalers",
    ],
  },
  customersAndAssociations: {
    title: "How distributors work with us, and where they meet",
    customers: [
      "New clients commonly begin with a single problem: a retailer’s vendor portal that rejects their certificate, a lender’s borrowing base that needs stock insured by location, a new building with higher racks than the sprinklers were designed for. We work on that first, and check the rest of the program while the papers are out.",
      "Through the year we hear from purchasing as often as from finance. A new product line, a second warehouse, a switch to buying at the foreign port: a short call before the change keeps the policies in step with it.",
    ],
    associations: [
      {
        name: "National Association of Wholesaler-Distributors",
        note: "Benchmarking, executive education and federal policy work across all lines of trade.",
      },
      {
        name: "International Warehouse Logistics Association",
        note: "Model warehouse contract terms, legal guidance and safety resources for third-party warehouses.",
      },
      {
        name: "Heating, Air-conditioning & Refrigeration Distributors International",
        note: "Market data, branch training and refrigerant rule updates for HVAC wholesalers.",
      },
      {
        name: "Alliance for Chemical Distribution",
        note: "Responsible Distribution, a third-party verified program for handling and security.",
      },
    ],
  },
  faq: {
    title: "Questions distributors ask",
    questions: [
      {
        question: "Can we be sued for a product we did not make?",
        answer:
          "Yes. Texas law spares a seller who did not manufacture the product in many cases, but there are exceptions: you altered it, controlled its warnings, knew of the defect, or the maker is insolvent or beyond the court’s reach. Importers run into that last one. Product liability coverage typically pays for the defense while the point is argued.",
      },
      {
        question: "What does a vendor’s endorsement from our supplier do?",
        answer:
          "It makes you an additional insured on the manufacturer’s product liability policy for selling its goods in the normal way. Repackaging, relabeling or changing the product commonly falls outside it, and coverage stops at that policy’s limits and territory. Ask for the endorsement itself; a certificate alone adds no rights.",
      },
      {
        question: "At what value is our stock paid after a fire?",
        answer:
          "That depends on the form. Many pay actual cash value or replacement cost for stock on hand, and selling price, less discounts and saved expenses, for goods sold but not delivered. Replacement cost may not apply to stock unless the policy says it includes it. If your margin is large, ask about selling-price valuation.",
      },
      {
        question: "How do we insure inventory that doubles before a season?",
        answer:
          "With a limit that moves. A peak-season endorsement raises it for named months; a reporting form charges on the values you report; a throughput policy can rate on annual sales. Report late or low under a reporting form and a claim may be reduced in proportion, so someone must own that date.",
      },
      {
        question: "When is a stock throughput policy worth considering?",
        answer:
          "Usually when imports are a large share of purchases or stock sits in places you do not control. One marine-style policy then insures goods in transit and in storage, often with other deductibles for wind and flood than a property form. It has exclusions of its own, so compare both ways.",
      },
      {
        question: "Who bears the loss if a container is damaged at sea?",
        answer:
          "The terms of sale decide. Under some shipping terms risk passes to you when the goods are loaded abroad, under others at your dock. Ocean carriers’ liability is limited by law and contract. Without cargo insurance you may also have to post security for general average, a shared charge, before your undamaged goods are released.",
      },
      {
        question:
          "Is a thief posing as a trucking company a cargo or a crime loss?",
        answer:
          "It can be either, or neither. Some cargo forms exclude goods handed over voluntarily because of a trick, and crime forms may limit property away from your premises. Ask for wording on deceptive pickup. Then make dock staff call the carrier at a number you already had before they release a load.",
      },
      {
        question: "Do warehouse receipts really limit what we owe customers?",
        answer:
          "Often, if they are written and used well. Texas commercial law lets a warehouse limit damages by a term in its receipt or storage agreement, though not for goods it converts to its own use. Underwriters ask for those papers and may not follow higher values promised in a side letter.",
      },
      {
        question:
          "Does rising water in the warehouse fall under our property policy?",
        answer:
          "Normally not; standard commercial property forms exclude flood. Federal flood policies and private carriers can insure building and contents, and some throughput forms include flood at scheduled locations. Near Houston’s bayous, measure how high the lowest pallet sits. The underwriter will ask.",
      },
      {
        question: "Why do underwriters care how high we stack?",
        answer:
          "Because sprinklers are designed for a given commodity at a given height. Raise the racks, switch to plastic goods or store batteries in the aisle and water may no longer reach the fire. Carriers can require changes or limit coverage. Send rack plans to us before you sign for them.",
      },
    ],
  },
  posts: [
    "hail-damaged-commercial-roof-first-day",
    "how-to-read-a-certificate-of-insurance",
  ],
  closing: {
    title: "Send us a month-end inventory report",
    text: "Add your policies, one supply agreement and the retailer exhibit that bothers you most. We mark where stock, limits and promises disagree.",
  },
  related: [
    "/industry/transportation-insurance",
    "/industry/manufacturing-insurance",
    "/services/commercial-property",
  ],
} satisfies Industry;
