import type { StormContact } from "#app/content/storm-schema.ts";
import { site } from "./site.ts";

/** Whom to call around a storm, in the order of need. Numbers of authorities were last read on 2026-11-21. */
export const stormContacts: readonly StormContact[] = [
  {
    need: "Danger to life",
    name: "Emergency services",
    text: "Fire, gas, a wire on the ground, water that rises.",
    phone: { display: "911", to: "tel:911" },
  },
  {
    need: "Shelter and evacuation",
    name: "2-1-1 Texas",
    text: "Where shelters are open, who helps you to leave, and help near you afterwards.",
    phone: { display: "2-1-1", to: "tel:211" },
  },
  {
    need: "A claim",
    name: "Your carrier’s claim line",
    text: "Its number stands on your policy and your insurance card. Most answer day and night.",
    link: {
      label: "How to report a claim",
      to: "/customer-service/claims",
    },
  },
  {
    need: "Help with any of it",
    name: site.shortName,
    text: "Which policy may answer, whom to call, what to keep. We follow the claim with you.",
    phone: { display: site.phone.display, to: `tel:${site.phone.e164}` },
  },
  {
    need: "A windstorm policy",
    name: "Texas Windstorm Insurance Association",
    text: "Claims for wind and hail, day and night.",
    phone: { display: "(800) 788-8247", to: "tel:+18007888247" },
  },
  {
    need: "A federal flood policy",
    name: "National Flood Insurance Program",
    text: "When you cannot find the carrier or agent of your flood policy.",
    phone: { display: "(877) 336-2627", to: "tel:+18773362627" },
  },
  {
    need: "Trouble with a claim",
    name: "Texas Department of Insurance",
    text: "Questions, complaints, numbers of carriers, and whether an adjuster is licensed.",
    phone: { display: "(800) 252-3439", to: "tel:+18002523439" },
  },
  {
    need: "Federal disaster aid",
    name: "FEMA",
    text: "After a federal declaration, for losses that no policy pays.",
    phone: { display: "(800) 621-3362", to: "tel:+18006213362" },
  },
  {
    need: "Price gouging and repair fraud",
    name: "Attorney General of Texas",
    text: "Consumer protection hotline. Keep receipts and names.",
    phone: { display: "(800) 621-0508", to: "tel:+18006210508" },
  },
];
