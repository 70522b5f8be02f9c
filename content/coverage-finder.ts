import type { CoverageFinder } from "#app/content/coverage-finder-schema.ts";
import { site } from "./site.ts";

const commercialProperty = {
  label: "Commercial property",
  path: "/services/commercial-property",
};
const construction = {
  label: "Construction",
  path: "/industry/construction-insurance",
};
const transportation = {
  label: "Transportation",
  path: "/industry/transportation-insurance",
};
const environmental = {
  label: "Environmental",
  path: "/industry/environmental-insurance",
};
const riskManagement = {
  label: "Risk management",
  path: "/services/risk-management",
};
const homeowners = {
  label: "Homeowners",
  path: "/personal/homeowners-insurance",
};
const condo = { label: "Condo", path: "/personal/condo-insurance" };
const flood = { label: "Flood", path: "/personal/flood-insurance" };
const auto = { label: "Auto", path: "/personal/auto-insurance" };
const privateClient = {
  label: "Private client",
  path: "/services/private-client",
};
const life = { label: "Life", path: "/personal/life-insurance" };
const personal = { label: "Personal insurance", path: "/personal" };

/**
 * The coverage finder: its questions, and which coverages follow from which answers ("name=value", one is enough).
 * Coverages without a page lead to that of the chosen industry.
 */
export default {
  name: "Coverage finder",
  title: `Coverage Finder: What to Ask About | ${site.shortName}`,
  description:
    "Answer up to six plain questions on your business or home and get a list of coverages to ask about, with the reason for each. No name or email needed.",
  hero: {
    title: "Which coverages should you ask about?",
    subtitle: "For businesses and families",
    description:
      "Six questions at most, no names and no numbers. You get a list to print, keep or share, with the reason for each line. We see it only if you send it to us.",
  },
  side: "What do you want to insure?",
  list: {
    title: "Your list",
    empty:
      "Answer the first question and the list begins here. Skip whatever you do not know: each further answer only adds to it.",
    summary: "Based on",
    more: "More on",
    notice:
      "A list to ask about, not advice and not an offer. It does not say that you need all of it, that a carrier will write it, or what a policy covers. The terms, conditions and exclusions of the policy control.",
  },
  send: {
    button: "Send this list with a message",
    title: "Send this list with a message",
    intro:
      "The list stands in the message field. Change it as you like; it is sent only when you press the button.",
    opening: "I would like to ask about:",
    answers: "My answers:",
  },
  rules: {
    business: {
      label: "A business or organization",
      page: { label: "Commercial insurance by industry", path: "/industry" },
      questions: [
        {
          name: "industry",
          question: "Which industry comes closest?",
          takes: "one",
          options: [
            {
              value: "auto-service",
              label: "Auto service and dealers",
              page: {
                label: "Auto service",
                path: "/industry/auto-service-insurance",
              },
            },
            {
              value: "construction",
              label: "Construction",
              page: construction,
            },
            {
              value: "energy",
              label: "Energy",
              page: { label: "Energy", path: "/industry/energy-insurance" },
            },
            {
              value: "environmental",
              label: "Environmental services",
              page: environmental,
            },
            {
              value: "financial-services",
              label: "Financial services",
              page: {
                label: "Financial services",
                path: "/industry/financial-services-insurance",
              },
            },
            {
              value: "food-beverage",
              label: "Food and beverage",
              page: {
                label: "Food and beverage",
                path: "/industry/food-beverage-insurance",
              },
            },
            {
              value: "healthcare",
              label: "Healthcare",
              page: {
                label: "Healthcare",
                path: "/industry/healthcare-insurance",
              },
            },
            {
              value: "hospitality",
              label: "Hospitality",
              page: {
                label: "Hospitality",
                path: "/industry/hospitality-insurance",
              },
            },
            {
              value: "manufacturing",
              label: "Manufacturing",
              page: {
                label: "Manufacturing",
                path: "/industry/manufacturing-insurance",
              },
            },
            {
              value: "non-profit",
              label: "Non-profit",
              page: {
                label: "Non-profit",
                path: "/industry/non-profit-insurance",
              },
            },
            {
              value: "real-estate",
              label: "Real estate",
              page: {
                label: "Real estate",
                path: "/industry/real-estate-insurance",
              },
            },
            {
              value: "retail-service",
              label: "Retail and service",
              page: {
                label: "Retail and service",
                path: "/industry/retail-service-insurance",
              },
            },
            {
              value: "transportation",
              label: "Transportation",
              page: transportation,
            },
            {
              value: "wholesale",
              label: "Wholesale and distribution",
              page: {
                label: "Wholesale",
                path: "/industry/wholesale-insurance",
              },
            },
          ],
        },
        {
          name: "property",
          question: "What does the work depend on?",
          takes: "several",
          options: [
            { value: "building", label: "A building we own" },
            { value: "leased", label: "Space we rent" },
            { value: "contents", label: "Stock, furniture or equipment" },
            {
              value: "machines",
              label: "Machines, cooling or a kitchen that must run",
            },
            { value: "mobile", label: "Tools or machines that travel" },
            { value: "project", label: "Something under construction" },
            { value: "coast", label: "A place near the Texas coast" },
          ],
        },
        {
          name: "vehicles",
          question: "What is driven for the work?",
          takes: "several",
          options: [
            { value: "owned", label: "Vehicles the business owns or leases" },
            {
              value: "others",
              label: "Employees’ own cars, or rented ones",
            },
            { value: "cargo", label: "Trucks that haul goods for others" },
          ],
        },
        {
          name: "people",
          question: "Who works for you?",
          takes: "several",
          options: [
            { value: "employees", label: "Employees" },
            { value: "subcontractors", label: "Subcontractors" },
            { value: "board", label: "A board, partners or investors" },
            { value: "money", label: "People who handle money" },
          ],
        },
        {
          name: "contracts",
          question: "What have you agreed to, or promised?",
          takes: "several",
          options: [
            {
              value: "insurance",
              label: "Contracts that say what insurance we carry",
            },
            { value: "loan", label: "A loan on property or equipment" },
            { value: "bond", label: "Jobs or licenses that ask for a bond" },
            { value: "advice", label: "Advice, design or professional work" },
            { value: "data", label: "Keeping personal or payment data" },
          ],
        },
      ],
      coverages: [
        {
          title: "General liability",
          why: "Somebody says that your work, your premises or your product hurt them or damaged what they own. Leases and contracts usually ask for it first.",
        },
        {
          title: "Building",
          why: "A limit that follows the cost to rebuild, with the wind and hail deductible worked out in dollars.",
          page: commercialProperty,
          when: ["property=building", "industry=real-estate"],
        },
        {
          title: "Business personal property",
          why: "Stock, furniture, machines and supplies at the addresses on the policy. Ask how it values what is old.",
          page: commercialProperty,
          when: ["property=contents", "property=leased", "property=machines"],
        },
        {
          title: "Tenant improvements",
          why: "Walls, floors and counters that you paid for in space you rent. The lease should say who insures them.",
          page: commercialProperty,
          when: ["property=leased"],
        },
        {
          title: "Business income and extra expense",
          why: "Payroll and rent go on while a covered fire or storm keeps the doors shut. Ask about the waiting period.",
          page: commercialProperty,
          when: [
            "property=building",
            "property=leased",
            "property=contents",
            "property=machines",
          ],
        },
        {
          title: "Loss of rents",
          why: "Rent that tenants stop paying while a covered loss makes their units unusable. Lenders often ask for it.",
          page: commercialProperty,
          when: ["industry=real-estate"],
        },
        {
          title: "Equipment breakdown",
          why: "Coolers, compressors and switchgear that fail from within, which basic property forms mostly leave out.",
          page: commercialProperty,
          when: ["property=machines"],
        },
        {
          title: "Flood",
          why: "Standard property forms exclude rising water. Flood insurance is a policy of its own, usually with a wait before it begins.",
          page: commercialProperty,
          when: [
            "property=building",
            "property=leased",
            "property=contents",
            "property=coast",
          ],
        },
        {
          title: "Coastal wind and hail",
          why: "In coastal counties the property policy may exclude wind and hail, which then need a policy of their own.",
          page: commercialProperty,
          when: ["property=coast"],
        },
        {
          title: "Tools and equipment that travel",
          why: "Property policies are written for addresses. What rides in a truck or stands on a job site is inland marine.",
          page: construction,
          when: ["property=mobile"],
        },
        {
          title: "Builders risk",
          why: "A building in progress and the materials for it. The contract should say whether owner or contractor buys it.",
          page: construction,
          when: ["property=project"],
        },
        {
          title: "Commercial auto",
          why: "Liability and damage for vehicles titled to or leased by the business. Personal auto policies often leave such use out.",
          when: ["vehicles=owned", "vehicles=cargo"],
        },
        {
          title: "Hired and non-owned auto",
          why: "An errand in an employee’s car or a rented van can end in a suit against the business.",
          when: [
            "vehicles=others",
            "vehicles=owned",
            "industry=non-profit",
            "industry=retail-service",
          ],
        },
        {
          title: "Motor truck cargo",
          why: "Goods of others while you haul them. Read which commodities, and which kinds of theft, it leaves out.",
          page: transportation,
          when: ["vehicles=cargo", "industry=transportation"],
        },
        {
          title: "Workers’ compensation",
          why: "Texas lets most private employers go without. One who does must give notices and loses common defenses when an injured employee sues.",
          when: ["people=employees"],
        },
        {
          title: "Employment practices liability",
          why: "Claims of discrimination, harassment or wrongful dismissal, which general liability normally excludes.",
          when: ["people=employees"],
        },
        {
          title: "Work done by subcontractors",
          why: "Some liability forms limit or exclude it, and audits can charge for those without insurance of their own. Ask what your form says.",
          page: riskManagement,
          when: ["people=subcontractors", "industry=construction"],
        },
        {
          title: "Directors and officers",
          why: "Those who decide for others can be sued over the decision in person.",
          when: ["people=board", "industry=non-profit"],
        },
        {
          title: "Crime and social engineering",
          why: "Theft by an employee, or a payment sent because a forged email asked for it. Property and cyber policies may do little.",
          when: ["people=money", "industry=financial-services"],
        },
        {
          title: "Additional insured and waiver endorsements",
          why: "A certificate cannot add what the policy lacks. Have the insurance article compared with your policies before you sign.",
          page: riskManagement,
          when: ["contracts=insurance", "property=leased"],
        },
        {
          title: "Lender’s wording",
          why: "Loans name deductibles, limits and a mortgagee or loss payee clause. A policy that misses one can be refused at closing.",
          page: commercialProperty,
          when: ["contracts=loan"],
        },
        {
          title: "Surety bonds",
          why: "A bond promises your performance to somebody else and is no insurance for you. Carriers look at your finances first.",
          page: construction,
          when: ["contracts=bond"],
        },
        {
          title: "Professional liability",
          why: "A client says that your advice, design or care cost them money. General liability usually excludes that.",
          when: [
            "contracts=advice",
            "industry=healthcare",
            "industry=financial-services",
            "industry=environmental",
          ],
        },
        {
          title: "Cyber liability",
          why: "Notices, lawyers and lost income after personal or payment data are stolen or locked.",
          when: [
            "contracts=data",
            "industry=healthcare",
            "industry=financial-services",
            "industry=hospitality",
          ],
        },
        {
          title: "Product liability and recall",
          why: "Two policies in most cases: one for the injury a product causes, one for the cost of taking it back.",
          when: [
            "industry=manufacturing",
            "industry=wholesale",
            "industry=food-beverage",
          ],
        },
        {
          title: "Pollution liability",
          why: "General liability excludes most releases of pollutants, spills of fuel and solvents among them.",
          page: environmental,
          when: [
            "industry=energy",
            "industry=environmental",
            "industry=construction",
            "industry=manufacturing",
            "industry=auto-service",
          ],
        },
        {
          title: "Garagekeepers",
          why: "Customers’ vehicles while they are in your care. Liability policies exclude property in your custody.",
          when: ["industry=auto-service", "industry=hospitality"],
        },
        {
          title: "Liquor liability",
          why: "General liability normally excludes those in the business of serving alcohol.",
          when: ["industry=food-beverage", "industry=hospitality"],
        },
        {
          title: "Abuse and molestation liability",
          why: "Where staff or volunteers care for children or adults at risk. Many forms exclude it outright.",
          when: ["industry=healthcare", "industry=non-profit"],
        },
        {
          title: "Umbrella and excess",
          why: "Limits above general liability and auto, for the verdict or the contract that asks for more.",
          when: [
            "vehicles=owned",
            "vehicles=cargo",
            "contracts=insurance",
            "industry=real-estate",
            "industry=construction",
          ],
        },
      ],
    },
    home: {
      label: "A home, family or vehicle",
      page: personal,
      questions: [
        {
          name: "property",
          question: "Where do you live, and what else do you own?",
          takes: "several",
          options: [
            { value: "house", label: "A house we own" },
            { value: "condo", label: "A condo or townhome we own" },
            { value: "rented", label: "A place we rent" },
            { value: "rental", label: "A place we rent out to others" },
            { value: "building", label: "A house being built or remodeled" },
            { value: "valuables", label: "Jewelry, art, guns or collections" },
            { value: "shore", label: "Any of it near the Texas coast" },
          ],
        },
        {
          name: "vehicles",
          question: "What do you drive?",
          takes: "several",
          options: [
            { value: "car", label: "Cars or pickups" },
            { value: "classic", label: "A classic or collector car" },
            { value: "motorcycle", label: "A motorcycle" },
          ],
        },
        {
          name: "people",
          question: "Who is in the household?",
          takes: "several",
          options: [
            { value: "dependents", label: "People who live on my income" },
            { value: "young", label: "A teenage or young driver" },
            { value: "help", label: "A nanny, caregiver or other help" },
            { value: "guests", label: "Guests, with a pool, dog or dock" },
          ],
        },
        {
          name: "contracts",
          question: "What have you signed?",
          takes: "several",
          options: [
            { value: "mortgage", label: "A mortgage" },
            { value: "lease", label: "A lease that asks for insurance" },
            { value: "financing", label: "A car loan or car lease" },
            { value: "office", label: "Work or sales from home" },
          ],
        },
      ],
      coverages: [
        {
          title: "Homeowners",
          why: "The house, what is in it and your liability. Read the roof clause and the wind and hail deductible first.",
          page: homeowners,
          when: ["property=house"],
        },
        {
          title: "Extended replacement cost and code upgrades",
          why: "Rebuilding costs rise after a large storm, and the city may ask for more than was there before.",
          page: homeowners,
          when: ["property=house"],
        },
        {
          title: "Water backup and service line",
          why: "Drains that back up and pipes between house and street, which the base policy normally leaves out.",
          page: homeowners,
          when: ["property=house"],
        },
        {
          title: "Condo unit",
          why: "The association’s policy stops somewhere in your wall. Yours begins there.",
          page: condo,
          when: ["property=condo"],
        },
        {
          title: "Loss assessment",
          why: "A share of the association’s deductible or loss that it may bill to each owner.",
          page: condo,
          when: ["property=condo"],
        },
        {
          title: "Renters",
          why: "The landlord’s policy does not insure your belongings or your liability, and a lease may ask for both.",
          page: personal,
          when: ["property=rented", "contracts=lease"],
        },
        {
          title: "Rental property",
          why: "A homeowners policy may not respond once somebody else lives there. Ask about vacancy and lost rent.",
          page: {
            label: "Rental property",
            path: "/personal/rental-property-insurance",
          },
          when: ["property=rental"],
        },
        {
          title: "Builders risk",
          why: "A house half built, or emptied for a large remodel, is often outside a homeowners policy.",
          page: {
            label: "Builders risk",
            path: "/personal/builders-risk-insurance",
          },
          when: ["property=building"],
        },
        {
          title: "Flood",
          why: "Policies for homes, condos and renters exclude rising water, inside and outside the mapped zones. A flood policy usually has a waiting period.",
          page: flood,
          when: [
            "property=house",
            "property=condo",
            "property=rented",
            "property=rental",
            "property=building",
            "property=shore",
          ],
        },
        {
          title: "Coastal windstorm",
          why: "Near the Gulf the home policy may exclude wind and hail, which then need a policy of their own.",
          page: homeowners,
          when: ["property=shore"],
        },
        {
          title: "Scheduled valuables",
          why: "Home policies cap what they pay for stolen jewelry, guns and the like. Listed pieces get amounts of their own.",
          page: homeowners,
          when: ["property=valuables"],
        },
        {
          title: "Lender’s wording",
          why: "The mortgagee clause, the deductible and the proof of flood insurance that the loan asks for, settled before the closing.",
          page: homeowners,
          when: ["contracts=mortgage"],
        },
        {
          title: "Auto liability above the minimum",
          why: "The Texas minimum is used up by one serious injury. Ask what each higher limit costs.",
          page: auto,
          when: ["vehicles=car", "contracts=financing"],
        },
        {
          title: "Uninsured motorist and personal injury protection",
          why: "Texas carriers include both unless you refuse them in writing. Find out what you signed.",
          page: auto,
          when: ["vehicles=car"],
        },
        {
          title: "Collision, comprehensive and gap",
          why: "Hail, theft and crashes of your own car, and the part of the loan that its value no longer reaches.",
          page: auto,
          when: ["contracts=financing"],
        },
        {
          title: "Classic auto",
          why: "An ordinary policy pays what an old car would have sold for. A collector policy can agree on the value first.",
          page: {
            label: "Classic auto",
            path: "/personal/classic-auto-insurance",
          },
          when: ["vehicles=classic"],
        },
        {
          title: "Motorcycle",
          why: "Car policies leave motorcycles out. Ask about injuries to rider and passenger before the price.",
          page: {
            label: "Motorcycle",
            path: "/personal/motorcycle-insurance",
          },
          when: ["vehicles=motorcycle"],
        },
        {
          title: "Every driver listed",
          why: "A driver whom the policy does not name, or excludes, can cost you the claim.",
          page: auto,
          when: ["people=young"],
        },
        {
          title: "Injuries to household workers",
          why: "A home policy may treat somebody you pay differently from a guest. Ask what it says of each.",
          page: privateClient,
          when: ["people=help"],
        },
        {
          title: "Personal umbrella",
          why: "Liability above home and auto, for the one accident that outgrows both.",
          page: privateClient,
          when: [
            "people=young",
            "people=guests",
            "people=help",
            "property=rental",
            "vehicles=motorcycle",
          ],
        },
        {
          title: "Life",
          why: "Income, a mortgage and childcare that somebody else would have to carry on.",
          page: life,
          when: ["people=dependents", "contracts=mortgage"],
        },
        {
          title: "Business at home",
          why: "Home policies keep stock, visitors and deliveries for a business small or leave them out.",
          page: {
            label: "Commercial insurance by industry",
            path: "/industry",
          },
          when: ["contracts=office"],
        },
      ],
    },
  },
} satisfies CoverageFinder;
