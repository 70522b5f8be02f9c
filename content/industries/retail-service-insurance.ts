import type { Industry } from "#app/content/industry-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Retail & Service",
  title: `Retail & Service Business Insurance | ${site.shortName}`,
  description:
    "Insurance for Texas shops, salons and service firms: what the lease asks for, what a package policy leaves out, and how stock and customers’ goods are insured.",
  summary:
    "Package policies and the pieces around them for shops, salons, repairers and service firms.",
  hero: {
    title: "Retail and service insurance from counter to stockroom.",
    subtitle: "For shops, salons, studios and service firms",
    description:
      "Your landlord sets limits, your customers bring surprises, and your stock swells before the holidays. We fit one program to all three and explain it in plain words.",
  },
  approach: {
    title: "How we approach a storefront",
    paragraphs: [
      "Small firms are often sold a package and left to find its edges. We begin with the lease, because it usually decides who insures the build-out, the plate glass and the air conditioner on the roof. Then we ask about sales by month, stock at its peak, and the work you do for customers by hand.",
      "A business owner’s policy, or BOP, joins property, business income and liability in one contract, and it suits many shops. It also has small sublimits and firm exclusions. We check it against an ordinary week: the deliveries, the online orders, the ring left for repair, the deposit carried to the bank. Only what your week calls for gets added.",
    ],
    exposures: [
      {
        title: "Dark before the holidays",
        text: "A kitchen fire two doors down fills your shop with smoke in November. Rent and payroll go on; the season’s sales do not.",
      },
      {
        title: "Stock that disappears",
        text: "A smash-and-grab or a dishonest cashier can be insured. A shortage that shows up only when you count the shelves typically is not.",
      },
      {
        title: "Work that goes wrong",
        text: "Hair color burns a scalp, a repairer ruins a watch, advice costs a client money. General liability may exclude every one of these.",
      },
      {
        title: "One quick delivery",
        text: "A clerk drops off an order in her own car and hits a cyclist. The injured rider’s lawyer soon finds the store.",
      },
    ],
  },
  whyUs: {
    title: "Why shopkeepers and service firms call us",
    reasons: [
      {
        title: "The lease, read early",
        text: "Before you sign, we read the insurance article, tell you what it asks of your policy and mark the points worth raising with the landlord.",
      },
      {
        title: "Limits that follow the season",
        text: "We set stock values from your own reports and ask for a seasonal increase when holidays or back-to-school fill the stockroom.",
      },
      {
        title: "A person for small changes",
        text: "A new van, a second location, a weekend market stall: tell one person, and each policy that needs the change is updated.",
      },
      {
        title: "A path past the package",
        text: "When a larger contract or a third shop outgrows the BOP, we move to separate policies and watch the dates between them.",
      },
    ],
  },
  coverages: {
    title: "What a shop or service program holds",
    intro:
      "Begin with the package. The rest follows from what you sell, touch, drive and store.",
    list: [
      {
        title: "Business owner’s policy",
        text: "Property, business income and general liability in one contract for firms that qualify by size and trade. Its limits deserve a careful look.",
      },
      {
        title: "Tenant improvements",
        text: "Insures the flooring, fixtures and lighting you paid for in a rented space, which the landlord’s policy may not rebuild.",
      },
      {
        title: "Stock and equipment",
        text: "Can pay to replace merchandise, shelving and tools after fire, theft or another insured cause. Ask how marked-down or sold goods are valued.",
      },
      {
        title: "Business income",
        text: "Replaces lost income and pays extra expense while insured damage keeps the doors shut, once any waiting period has passed.",
      },
      {
        title: "Bailee coverage",
        text: "Can pay for customers’ goods damaged while you clean, repair or board them, which general liability and plain property forms tend to leave out.",
      },
      {
        title: "Professional liability",
        text: "For claims that your advice or service caused a loss. Usually claims-made, so protect the retroactive date when you change carriers.",
      },
      {
        title: "Crime",
        text: "Can pay for employee theft and forgery and, by endorsement, for money sent to an impostor after a convincing email.",
      },
      {
        title: "Hired and non-owned auto",
        text: "Protects the firm when employees run errands in rented or personal cars, usually after the vehicle’s own policy has paid.",
      },
      {
        title: "Cyber",
        text: "Can pay for breach response, recovery of locked systems and sales lost when the online store or the card terminal is compromised.",
      },
    ],
  },
  whoWeServe: {
    title: "Shops and services we work with",
    intro:
      "Main Street, mall, warehouse unit or spare bedroom. The trade matters more than the address.",
    kinds: [
      "Boutiques and gift shops",
      "Hardware and home stores",
      "Jewelers",
      "Furniture and appliance stores",
      "Salons and barbershops",
      "Dry cleaners and laundries",
      "Pet groomers and boarding",
      "Fitness and dance studios",
      "Janitorial firms",
      "Repair and installation shops",
      "Consultants and agencies",
      "Online sellers",
    ],
  },
  customersAndAssociations: {
    title: "Working with small firms and their trade groups",
    customers: [
      "A typical client has one to a handful of locations and an owner who still opens the register. Our first talk takes in the lease, the payroll, last year’s sales and any claims. We come back with limits and exclusions side by side and flag the choices that need thought.",
      "Afterward we handle certificates for landlords and event hosts, help with the payroll audit, and ask each year whether values still fit. For the rest of running a business, from labor rules to shrink, these trade groups are useful places to turn.",
    ],
    associations: [
      {
        name: "National Retail Federation",
        note: "Stores of every size; sales research, loss prevention material and federal policy news.",
      },
      {
        name: "Texas Retailers Association",
        note: "Texas merchants; follows state rules on theft, sales tax and labor.",
      },
      {
        name: "National Federation of Independent Business",
        note: "Independent owners in every trade; employment law guides and a voice at the Capitol.",
      },
      {
        name: "Professional Beauty Association",
        note: "Salon and spa professionals; education, business tools and licensing news.",
      },
      {
        name: "ISSA",
        note: "The cleaning industry; training, standards and bidding tools for janitorial firms.",
      },
    ],
  },
  faq: {
    title: "Questions shop and service owners ask",
    questions: [
      {
        question: "Is a business owner’s policy enough for a small shop?",
        answer:
          "Often as a base, rarely as the whole. It bundles property, income and liability but leaves out workers’ compensation, company vehicles, most professional errors and flood, and offers small amounts for employee theft or data breach. Describe an ordinary week, and we can mark which parts fall outside.",
      },
      {
        question: "Who insures the build-out of my leased space?",
        answer:
          "Your lease answers that, sometimes surprisingly. Many leases make improvements the landlord’s property yet ask the tenant to insure them. If both sides insure, or neither does, a fire turns into a dispute. Add up what you spent and include it as improvements and betterments if the lease puts it on you.",
      },
      {
        question: "What changes when I put my own label on a product?",
        answer:
          "You may be treated as its maker. Texas law often protects a seller who did not make the product, but less so once you alter it, control its warnings or make claims of your own, or when the factory is beyond the court’s reach. Declare private-label goods for products liability, imports above all.",
      },
      {
        question: "Does insurance pay for shoplifting?",
        answer:
          "Not for the everyday kind, in most cases. Theft coverage looks for an identifiable event such as a break-in or robbery, and forms commonly exclude shortages known only from an inventory count. Jewelry, furs and similar goods may carry theft sublimits and need a specialty policy such as jewelers block.",
      },
      {
        question: "What if I damage something a customer left with me?",
        answer:
          "General liability typically excludes property in your care, custody or control, so a cleaner, repair shop or groomer needs bailee coverage. It can pay for customers’ goods after fire, theft or other insured causes, and some forms add mistakes in processing. Choose a limit for a full shop on a busy day.",
      },
      {
        question: "Can a Texas store go without workers’ compensation?",
        answer:
          "Yes, if it is a private employer and accepts what follows. A non-subscriber must notify the state and its employees, and loses common-law defenses when a worker sues over negligence. One back injury in the stockroom can become a lawsuit without those defenses. Mall leases and service contracts may require coverage anyway.",
      },
      {
        question: "Why does my landlord want a waiver of subrogation?",
        answer:
          "So that your carrier will not sue the landlord to recover what it paid you. Fair leases ask for it in both directions. Many property forms allow a written waiver before a loss; liability and workers’ compensation usually need an endorsement. Check with us before you agree, since an unapproved waiver can hurt your claim.",
      },
      {
        question: "Are online sales insured the same way as my store?",
        answer:
          "Not automatically. Goods in transit, in a fulfillment warehouse or shipped abroad can fall outside a policy written for one address. Marketplaces may require products liability at set limits, with the platform as additional insured. Tell us where stock sits and where it ships before you rely on the store’s policy.",
      },
      {
        question: "Is a power outage down the street part of my policy?",
        answer:
          "Only with the right endorsement. When the failure begins away from your premises you need utility services coverage, and overhead lines may be excluded unless added back. Spoilage of refrigerated stock is often a separate item. Ask about the waiting period too, because short outages may end before it does.",
      },
      {
        question: "How do carriers price a shop or service firm?",
        answer:
          "From sales, payroll, stock value, the building’s age and protection, hours, location and claims history. Liability and workers’ compensation are often charged on estimates and audited afterward, so a strong year can bring an added bill. Report large changes early and keep certificates from any subcontractors.",
      },
    ],
  },
  posts: [
    "actual-cash-value-first-recoverable-depreciation",
    "before-you-ask-for-a-quote",
  ],
  closing: {
    title: "Bring the lease and a rough inventory",
    text: "We will read both, ask about your busiest week, and come back with a program you can explain to your landlord.",
  },
  related: [
    "/industry/wholesale-insurance",
    "/industry/food-beverage-insurance",
    "/services/commercial-property/loss-control",
  ],
} satisfies Industry;
