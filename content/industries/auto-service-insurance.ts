import type { Industry } from "#app/content/industry-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Auto Service",
  title: `Auto Service and Dealer Insurance, Texas | ${site.shortName}`,
  description:
    "Garage liability, garagekeepers, dealer inventory, hail, tools and towing coverage for Texas repair shops, body shops, car washes and dealers.",
  summary:
    "Garagekeepers, garage liability, inventory and towing coverage for shops, dealers, car washes and tow operators.",
  hero: {
    title: "Auto service insurance for cars you don’t own.",
    subtitle: "Repair, body, wash, tow and sales",
    description:
      "Every key on your board belongs to somebody who expects the car back whole. We arrange coverage for the vehicles in your care, the claims that follow your work, and the lot itself.",
  },
  approach: {
    title: "How we look at a shop",
    paragraphs: [
      "Count the keys at closing time. How many customer cars are inside, how many sit in the yard, and what is the most valuable one? That count shows the garagekeepers limit you need, often more than the policy gives. We ask it twice, once for an ordinary night and once for the week after a hailstorm.",
      "Next we follow a repair order: who drives the car in, who test-drives it, what leaves for sublet work, who signs it out. Each hand-over shifts the loss from one policy to another. A shop that has added calibration, electric vehicles, mobile service or a few cars for sale has also added exposures its old policy may not describe.",
    ],
    exposures: [
      {
        title: "Wheel-off claims",
        text: "A wheel leaves the car a week after the brake job. Somebody else’s family is in the other lane.",
      },
      {
        title: "Yard theft",
        text: "Thieves cut the fence at night and take catalytic converters from a row of vehicles, some customers’ and some yours.",
      },
      {
        title: "Ten minutes of hail",
        text: "Every hood on the lot is dented. The deductible applies to each car, and only some policies cap the total.",
      },
      {
        title: "The spray booth",
        text: "Solvent vapor, paint dust and a worn fan motor meet. The fire takes the building and every car waiting for pickup.",
      },
      {
        title: "A calibration missed",
        text: "The windshield is perfect, the camera behind it was never aimed, and the automatic brake stays silent when it is needed.",
      },
    ],
  },
  whyUs: {
    title: "Why shops and dealers call us",
    reasons: [
      {
        title: "Form before price",
        text: "We sort out first whether you belong on a dealers form, a garage form or general liability with garagekeepers. Quotes on different forms do not compare.",
      },
      {
        title: "Drivers cleared early",
        text: "Porters, technicians and family members with dealer plates all count as drivers. We run the list past the carrier before anyone new is handed keys.",
      },
      {
        title: "Lot values on a calendar",
        text: "Inventory swings with auctions and tax-refund season. We match reporting terms and limits to your highest month rather than an average one.",
      },
      {
        title: "Program rules decoded",
        text: "Fleet accounts, direct-repair programs and franchisors set insurance terms. We check those pages against your forms before you sign on.",
      },
    ],
  },
  coverages: {
    title: "The lines a shop or dealer buys",
    intro:
      "The names in this field overlap and the forms differ by trade. Here is what each line is for.",
    list: [
      {
        title: "Garage liability",
        text: "Combines premises, operations and auto liability. It can answer for a customer’s fall in the bay, a test-drive crash or an injury after a repair.",
      },
      {
        title: "Garagekeepers",
        text: "Can pay for damage to customers’ vehicles while you repair, park or store them. The form you pick decides whether fault matters.",
      },
      {
        title: "Dealers physical damage",
        text: "Can insure your own cars for sale against theft, collision, wind and hail, with limits for each location and rules for driveaway trips.",
      },
      {
        title: "Property and equipment",
        text: "Can rebuild the shop and replace lifts, booths, compressors and scan tools after an insured loss. Technicians’ own tools need separate mention.",
      },
      {
        title: "Errors and omissions",
        text: "Can address title, odometer and disclosure mistakes by dealers. For shops, it can reach financial loss from faulty work, where a carrier offers it.",
      },
      {
        title: "On-hook towing",
        text: "Can pay for damage to a vehicle while you lift or haul it. Texas licenses tow companies and sets insurance they must show.",
      },
      {
        title: "Pollution liability",
        text: "Can respond to leaking tanks, used oil, coolant and wash water. Standard liability policies exclude most of these releases.",
      },
      {
        title: "Crime and false pretense",
        text: "Can respond to employee theft and to the buyer who drives off on a forged cashier’s check. The second usually needs its own endorsement.",
      },
      {
        title: "Workers’ compensation",
        text: "Typically pays for crushed fingers, eye injuries, burns and strained backs in the bays. Fleet and manufacturer contracts may call for it.",
      },
    ],
  },
  whoWeServe: {
    title: "Shops, lots and yards we insure",
    intro:
      "Some of these businesses fix cars, some sell them, some move or wash them. Many do two of these under one roof.",
    kinds: [
      "General repair shops",
      "Collision and paint",
      "Tire and brake centers",
      "Transmission specialists",
      "Quick lube",
      "Glass and calibration",
      "Car washes and detailers",
      "Used-car dealers",
      "Franchised dealers",
      "Mobile mechanics",
      "Tow operators and storage lots",
      "Diesel and fleet service",
    ],
  },
  customersAndAssociations: {
    title: "A visit at rush hour, and groups shops often join",
    customers: [
      "We like to visit during a busy hour. A look at the key board, the fence, the booth filters and the paint room says more than an application can. Afterward we ask for loss runs, the driver list, a typical repair order with its disclaimer, and the largest number of customer cars on hand at once.",
      "When a claim comes in, the first job is to name the right policy, because the same crash may involve garagekeepers, garage liability and the customer’s own insurer. We report it under each line that could apply and keep the customer’s questions moving to the adjuster.",
    ],
    associations: [
      {
        name: "Automotive Service Association",
        note: "Management training, repair-information advocacy and peer groups for independent mechanical and collision shops.",
      },
      {
        name: "Texas Automobile Dealers Association",
        note: "Franchise law, compliance guides and forms for new-car and truck dealers.",
      },
      {
        name: "Texas Independent Automobile Dealers Association",
        note: "License training, title paperwork help and forms for used-car dealers.",
      },
      {
        name: "Society of Collision Repair Specialists",
        note: "Repair-procedure education and estimating guidance for body shops.",
      },
      {
        name: "International Carwash Association",
        note: "Operating research, water-use programs and vehicle-damage resources for wash operators.",
      },
    ],
  },
  faq: {
    title: "Questions from the service desk",
    questions: [
      {
        question: "How do garage liability and garagekeepers differ?",
        answer:
          "Garage liability is for injury and damage you cause to others; garagekeepers is for the customer’s vehicle while you have it. The liability form excludes property in your care, so without garagekeepers a repair shop usually has nothing for the car on the lift. Most shops need both.",
      },
      {
        question: "Should we buy legal liability or direct garagekeepers?",
        answer:
          "Legal liability pays only when you are at fault for the damage. Direct coverage can pay regardless of fault: direct excess after the customer’s own insurance, direct primary ahead of it. Direct forms cost more, and they matter after hail or theft, when nobody at the shop did anything wrong.",
      },
      {
        question: "Will insurance pay to redo a repair that failed?",
        answer:
          "Generally no. Liability forms exclude the cost of redoing your own faulty work or replacing your defective part. They can respond to what the failure caused, such as injury to a driver or damage to another vehicle. Some carriers offer faulty-work coverage for the customer’s car, with a deductible.",
      },
      {
        question:
          "A technician wrecks a customer’s car on a road test. Now what?",
        answer:
          "Two coverages usually share the loss. Garagekeepers with collision can repair the customer’s car, and the liability section can answer for the other driver. If the customer’s car was used for a personal errand, expect hard questions. Keep road-test routes, permissions and mileage on the repair order.",
      },
      {
        question: "How do hail deductibles work on a dealer’s lot?",
        answer:
          "Commonly each damaged vehicle carries its own deductible, up to a maximum for the storm if the policy states one. Others use a percentage of the inventory’s value. Work both out for a full lot before you choose, and ask whether covered parking or nets change the terms.",
      },
      {
        question: "Are our technicians’ own tools insured?",
        answer:
          "Only if the policy names employees’ tools, and then up to a limit for each person. Shop property forms focus on what the business owns. A technician’s homeowners policy may restrict tools used for work. Ask each one for a list with photographs, and decide who is responsible.",
      },
      {
        question: "Which used-car sellers must post a bond in Texas?",
        answer: `Independent and wholesale dealers generally must, to hold a dealer license from the state. The bond is ${figures.texasDealerBond.value} and stands behind payment for vehicles bought and delivery of good title. Franchised dealers are generally exempt by rule. A bond is credit, so the surety can seek repayment from you.`,
      },
      {
        question: "Whose insurance applies when a shopper test-drives our car?",
        answer:
          "Often both, in an order the policies and state law decide. Many dealer forms protect the dealership up to its limit but give the customer only the state’s minimum limits, or less when the customer has insurance. Copy the license and proof of insurance first, and keep a signed test-drive agreement.",
      },
      {
        question: "Does garagekeepers extend to a car on our tow truck?",
        answer:
          "Not always. Some garagekeepers forms apply only at listed locations, and a car on the hook or the deck needs on-hook coverage. The truck’s own auto liability answers for what the tow hits. Storage lots that accept non-consent tows should check the license rules as well.",
      },
      {
        question:
          "We started servicing electric vehicles. What should we tell you?",
        answer:
          "Tell us about battery work, charging and storage of damaged packs. Carriers ask where a damaged vehicle is parked, how far from the building, who is trained on high voltage and how the fire department is informed. The answers affect property, garagekeepers and workers’ compensation terms alike.",
      },
    ],
  },
  posts: ["after-a-car-accident-in-texas", "before-you-ask-for-a-quote"],
  closing: {
    title: "Count your keys tonight, then call us.",
    text: "With that number, your forms and a driver list, we can show you how your present limits would meet a theft, a fire or a storm.",
  },
  related: [
    "/industry/transportation-insurance",
    "/personal/classic-auto-insurance",
    "/industry/environmental-insurance",
  ],
} satisfies Industry;
