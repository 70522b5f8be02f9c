import type { Personal } from "#app/content/personal-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Classic Auto",
  title: `Classic Auto Insurance in Texas | ${site.shortName}`,
  description:
    "Agreed value insurance for classic and collector cars in Texas: which cars qualify, how use is limited, and what restoration and parts need.",
  summary:
    "Agreed value for collector cars, with the rules on storage, use and parts read before you sign.",
  hero: {
    subtitle: "For cars you keep, show and drive on Sundays",
    title: "Classic auto insurance that agrees on value first.",
    description:
      "An ordinary policy pays what the market book says an old car is worth. A collector policy can settle that number with you at the start, while the car is still in one piece.",
  },
  related: [
    "/personal/auto-insurance",
    "/personal/motorcycle-insurance",
    "/services/private-client",
  ],
  overview: {
    title: "Why an ordinary policy misjudges an old car",
    paragraphs: [
      "Standard auto policies pay actual cash value, which means age counts against the car. For a daily driver that is fair. For a restored coupe it turns years of bodywork into depreciation. Agreed value works the other way. You and the carrier fix an amount, supported by photographs, receipts or an appraisal, and a covered total loss is generally paid at that amount, less any deductible.",
      "Stated value sounds similar and is not. With stated value the carrier can usually pay the lesser of the figure you stated and the actual cash value on the day of the loss. We read that sentence in every quote.",
      `Age opens the door. Cars ${figures.classicCarAge.value} and older count as classics for Texas plates and for many collector programs. Some carriers also accept younger collector cars, such as exotics, limited editions and modified builds, where use and storage fit their rules.`,
    ],
  },
  whatWeCover: {
    title: "Coverages on a collector policy",
    intro:
      "The outline looks like a regular auto policy. The way each part is valued does not.",
    list: [
      {
        title: "Physical damage",
        text: "Collision and other damage, from a parking lot scrape to a garage fire, with the agreed amount as the ceiling.",
      },
      {
        title: "Liability",
        text: `Texas asks for ${figures.texasAutoMinimum.value}, in thousands, with a narrow exception for exhibition vehicles. Most owners do better to match the limits on their everyday cars.`,
      },
      {
        title: "Uninsured motorist",
        text: "For injuries, and for the car where you choose that part, when a driver without adequate insurance strikes you.",
      },
      {
        title: "Medical and PIP",
        text: "Treatment for you and your passengers. Old cars often lack shoulder belts and airbags, so look hard at this limit.",
      },
      {
        title: "Spare parts",
        text: "The extra engine, the trim bought at a swap meet and the seats under a sheet, insured on the shelf.",
      },
      {
        title: "Towing done right",
        text: "Roadside help that sends a flatbed, because a hook and chain can bend what took months to align.",
      },
    ],
  },
  highlights: {
    title: "Rules that decide eligibility and claims",
    cards: [
      {
        title: "Agreed value wording",
        text: "The policy should say agreed value and show the amount for each car on the declarations. Nearly the same is not the same.",
      },
      {
        title: "Limited use",
        text: "Shows, club events, tours and pleasure drives fit most programs. Commuting and errands do not, unless the carrier says otherwise.",
      },
      {
        title: "Locked storage",
        text: "Many carriers want a locked, enclosed garage. A carport, a driveway or a shared building may call for a different form.",
      },
      {
        title: "A regular car as well",
        text: "Most programs expect each licensed driver in the household to have an everyday vehicle insured on its own policy.",
      },
      {
        title: "Antique plates",
        text: "Texas antique plates restrict the car to exhibitions, club activities, parades and the like. A policy that allows more does not change that.",
      },
      {
        title: "Track and competition",
        text: "Racing and timed events are excluded almost everywhere. Separate event policies exist. Ask before you book the track day.",
      },
      {
        title: "Choice of shop",
        text: "Some forms let you pick a restorer you trust and pay for parts that are hard to find. Others refer you to a list.",
      },
    ],
  },
  enhancements: {
    title: "Extras for owners who wrench and travel",
    intro:
      "Not every car needs these. A car in pieces, or far from home, often does.",
    list: [
      {
        title: "Restoration in progress",
        text: "Raises the insured amount in steps as parts and labor go into the car, so the value keeps up with your receipts.",
      },
      {
        title: "Inflation adjustment",
        text: "Lifts the agreed amount a little during the term, for models whose prices move between renewals.",
      },
      {
        title: "Newly bought cars",
        text: "Temporary automatic coverage for a car won at auction, for a stated time and up to a stated amount.",
      },
      {
        title: "Salvage choice",
        text: "Some carriers let you keep the car after a total loss. Ask how the remaining value affects the payment.",
      },
      {
        title: "Trip interruption",
        text: "Lodging and travel costs when the car breaks down on a tour, beyond a set distance from home.",
      },
    ],
  },
  differentiators: {
    title: "How we document a collector car",
    cards: [
      {
        icon: "file-check",
        title: "A file for each car",
        text: "Photographs, build sheet, appraisal and receipts kept together, so that the value has evidence before anyone needs it.",
      },
      {
        icon: "search",
        title: "Programs compared by rules",
        text: "We set storage, mileage, driver age and usage rules side by side. The lowest premium can carry the tightest rule.",
      },
      {
        icon: "car",
        title: "The rest of the garage",
        text: "We check that everyday cars, the umbrella and the collection list the same drivers and meet the same underlying limits.",
      },
      {
        icon: "clock",
        title: "Values looked at yearly",
        text: "Before renewal we ask what changed: new paint, a rebuilt engine, a sale of the same model that shifted the market.",
      },
    ],
  },
  builtFor: {
    title: "Collectors and cars we write for",
    intro: "One car under a cover counts as much as a row of them.",
    audience: [
      "Owners of a restored classic",
      "Families keeping a parent’s old car",
      "Builders of hot rods and restomods",
      "Collectors with several cars",
      "Owners of younger exotics",
      "Vintage truck and military vehicle owners",
      "Buyers bidding at auction",
    ],
  },
  closing: {
    title: "Begin with photographs and a figure",
    text: "Tell us the year, model, condition, storage and the amount you believe is right. We will say what evidence supports it and which programs would accept the car as you use it.",
  },
} satisfies Personal;
