import type { Service } from "#app/content/service-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Private Client",
  path: "private-client",
  title: `Private Client Insurance in Texas | ${site.shortName}`,
  description:
    "Insurance for families with several homes, collections, staff and trusts: core coverages, advisory work, and how titles and limits are kept in step.",
  summary:
    "Homes, collections, vehicles, staff and liability for families whose affairs do not fit one policy.",
  hero: {
    title: "Private client insurance for lives with moving parts.",
    subtitle: "Homes, collections, staff and the family’s name",
    description:
      "The house is in a trust, the lake place in a company, the boat in another state. We keep the policies in step with who owns what and who could be sued.",
  },
  sections: [
    {
      kind: "prose",
      id: "overview",
      title: "What changes as a household grows",
      paragraphs: [
        "Ordinary policies are written for one house, two cars and the people who live there. Then a family adds a second home, a nanny, a wine cellar, a guest house, a seat on a board and a teenage driver. Each addition looks small. Together they outgrow the forms, and the gaps tend to lie between policies instead of inside one.",
        "Private client insurance brings these onto carriers and forms made for them, often with broader property terms, higher liability limits and an appraiser who visits. It costs time at the beginning. We do the listing and the comparing, and come back to you with decisions.",
      ],
    },
    {
      kind: "names",
      id: "served",
      title: "Households we serve",
      intro:
        "There is no asset test at our door. Complexity is the better measure.",
      list: [
        "Families with more than one home",
        "Owners of historic or custom houses",
        "Business founders and executives",
        "Physicians and attorneys",
        "Collectors of art, wine, watches or cars",
        "Ranch and waterfront owners",
        "Trustees and family offices",
        "Non-profit and corporate directors",
        "Public figures who value privacy",
      ],
    },
    {
      kind: "cards",
      id: "coverages",
      title: "Core coverages for a private household",
      intro:
        "Terms differ by carrier, state and property. These are the parts we look at in nearly every household.",
      list: [
        {
          title: "Primary residences",
          text: "Replacement cost based on an appraiser’s visit, with millwork, stone and custom systems counted. Some forms offer a cash settlement option after a total loss.",
        },
        {
          title: "Second and coastal homes",
          text: "Houses that stand empty for weeks, rented or not, often with separate wind cover near the Gulf and someone named to check the pipes.",
        },
        {
          title: "Flood and excess flood",
          text: `Homeowners policies exclude rising water. The federal program pays at most ${figures.floodBuildingLimit.value} on a house, so private or excess flood can replace it or sit above.`,
        },
        {
          title: "Collections",
          text: "Art, jewelry, wine, instruments and books, scheduled at agreed value or covered as a blanket, at home, on loan or in transit.",
        },
        {
          title: "Vehicles",
          text: "Daily drivers, collector cars at agreed value, young drivers and vehicles kept at another house or titled to a company.",
        },
        {
          title: "Watercraft",
          text: "Hull, liability and towing for boats and yachts, with attention to navigation limits, crew and where the vessel sits in hurricane season.",
        },
        {
          title: "Personal excess liability",
          text: "Higher limits over home, auto and boat. It can include excess uninsured motorist protection when you elect it, usually for an added premium.",
        },
        {
          title: "Staff and directorships",
          text: "Injuries to household employees, employment claims by them, and suits that arise from unpaid service on a non-profit board.",
        },
      ],
    },
    {
      kind: "icons",
      id: "advisory",
      title: "Advisory work through the year",
      list: [
        {
          icon: "file-search",
          title: "Title and trust check",
          text: "We match deeds, trusts, companies and vehicle titles with the named insureds, and tell your attorney where they do not agree.",
        },
        {
          icon: "home",
          title: "Values and appraisals",
          text: "We arrange carrier appraisals, and remind you to revisit jewelry and art values when prices move and old schedules fall behind.",
        },
        {
          icon: "waves",
          title: "Storm and water planning",
          text: "Leak shutoffs, generators, shutters and a caretaker’s checklist for each house, so that someone acts when you are away.",
        },
        {
          icon: "users",
          title: "Staff and drivers",
          text: "Who drives whose car, who lives in, who is paid how. Texas lets most private employers go without workers’ compensation; an injury still needs an answer.",
        },
        {
          icon: "calendar",
          title: "Annual family review",
          text: "One meeting, with your accountant or family office if you like: purchases, sales, travel, weddings, renovations and what the policies should do about each.",
        },
      ],
    },
    {
      kind: "prose",
      id: "reasons",
      title: "Why families choose to work with us",
      paragraphs: [
        "You deal with a named person who knows the houses. When a contractor asks for a builders risk certificate or a museum asks for proof of insurance on a loan, you write to someone who need not look you up.",
        "We are brokers, so we can move a difficult coastal house to one carrier and leave the rest where it is. Some such homes are placed with surplus lines carriers, which the Texas guaranty association does not stand behind. When that is so, the proposal tells you, and shows the carrier’s financial strength rating with its date.",
        "We keep a short list of questions for your other advisers. We do not give legal, tax or estate advice, but we often notice when a deed and a policy disagree, and we would rather send one extra email than learn of it after a fire.",
        "What you tell us about your homes and habits goes to carriers only as an application requires. We ask before we send an inventory, a floor plan or a photograph.",
      ],
    },
  ],
  action: "Schedule Consultation",
  closing: {
    title: "What would you hate to lose?",
    text: "Tell us that first, then the houses, the vehicles and the people on staff. We will ask for the policies and mark where they part ways.",
  },
  related: [
    "/personal/homeowners-insurance",
    "/personal/flood-insurance",
    "/personal/classic-auto-insurance",
  ],
} satisfies Service;
