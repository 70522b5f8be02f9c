import type { Service } from "#app/content/service-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Loss Control",
  path: "commercial-property/loss-control",
  title: `Loss Control for Texas Businesses | ${site.shortName}`,
  description:
    "Site walks, loss-run reviews, written programs, training and help with carrier recommendations: how loss control works between you, us and the carrier.",
  summary:
    "Site walks, claim reviews and training that go after the losses your business has had and the ones it could have.",
  hero: {
    title: "Loss control begins before the claim does.",
    subtitle: "At the loading dock, on the roof, behind the wheel",
    description:
      "Premium follows losses, and many losses have a cause someone could have pointed to. We walk the site with you, read the claims, and help you fix what costs most.",
  },
  sections: [
    {
      kind: "prose",
      id: "why",
      title: "What underwriters see that owners stop seeing",
      paragraphs: [
        "You pass the same propped-open fire door every morning. An underwriter sees it once, in a photograph, and prices the building on it. Loss control is the work of looking at your own place the way a stranger with a checklist would, before the stranger comes.",
        "It can pay in two ways. The first is plain: fewer injuries and fewer lost days. The second comes at renewal, when we can send carriers a file with dates, invoices and photographs in it, which says more than a promise to do better. No program removes all risk, and no carrier owes a credit for one, but a documented fix is something an underwriter can weigh.",
      ],
    },
    {
      kind: "icons",
      id: "components",
      title: "Five parts of the work",
      intro:
        "You can take one or all five. We usually begin where the last three years of claims point.",
      list: [
        {
          icon: "eye",
          title: "Site walk",
          text: "Roof, wiring, kitchen hoods, storage heights, exits, yard and parking lot. You get photographs and a short list in order of urgency.",
        },
        {
          icon: "search",
          title: "Loss-run review",
          text: "We sort claims by cause, place, shift and cost. Three small water leaks in one riser say more than one freak accident.",
        },
        {
          icon: "clipboard-check",
          title: "Written programs",
          text: "Hot work permits, lockout rules, freeze and hurricane plans, return-to-work steps: short enough for a supervisor to use on a bad day.",
        },
        {
          icon: "users",
          title: "Training and drivers",
          text: "Toolbox talks, new-hire sessions and driver standards with record checks, built on incidents your crews will recognize. Carriers often supply the material.",
        },
        {
          icon: "file-check",
          title: "Carrier recommendations",
          text: "We track every recommendation a carrier sends, help you answer by its due date, and ask for another way when one will not work.",
        },
      ],
    },
    {
      kind: "prose",
      id: "texas",
      title: "Losses we plan for in Texas",
      paragraphs: [
        "Hail. Know the age and make of every roof, keep dated photographs of its condition, and guard the rooftop units, since coils dent long before the membrane leaks.",
        "Hard freezes. Sprinkler lines in unheated attics and supply pipes on north walls can burst when the power goes out. Someone has to know which valve to close and where its handle hangs.",
        "Hurricanes. Assign the shutters, the generator fuel and the last person out by name and by hour before landfall. In spring, while the phone still gets answered, sign up the contractor who will board the windows.",
        "Heat. Crews on roofs and in trailers need water, shade, rest and time to get used to the temperature. New workers in their first weeks need it most.",
      ],
    },
    {
      kind: "steps",
      id: "visit",
      title: "How a site visit runs",
      list: [
        {
          title: "Before we come",
          text: "We read your policies, loss runs and earlier inspection reports, and ask what your foremen worry about.",
        },
        {
          title: "On the day",
          text: "A walk with the person who runs the place. We ask to see work in progress, not a cleaned-up tour. It can take an hour or most of a day.",
        },
        {
          title: "The written list",
          text: "Each item says what we saw, what it could cost you, a practical fix, and who should own it.",
        },
        {
          title: "The follow-up",
          text: "We check back on open items before renewal and put finished ones, with proof, into the submission that goes to carriers.",
        },
      ],
    },
    {
      kind: "names",
      id: "industries",
      title: "Where this work goes furthest",
      list: [
        "Construction trades",
        "Manufacturing",
        "Trucking and delivery",
        "Apartments and rentals",
        "Hotels",
        "Restaurants",
        "Warehousing and wholesale",
        "Auto repair and dealers",
        "Energy service",
        "Clinics and senior care",
        "Retail stores",
        "Non-profits and camps",
      ],
    },
    {
      kind: "prose",
      id: "limits",
      title: "Who does what",
      paragraphs: [
        "Carriers employ loss control engineers, and a carrier that writes workers’ compensation in Texas must make accident prevention services available to its policyholders. Many businesses never ask. We ask for you, agree on a date, and make sure the report reaches someone who can act on it.",
        "Our visits are for insurance. They are not code inspections, engineering studies or legal opinions on safety law, and they do not take over your duty to keep a safe workplace. Where a question calls for a structural engineer, a fire protection contractor or an industrial hygienist, we will say so.",
      ],
    },
  ],
  action: "Schedule a Consultation",
  closing: {
    title: "Bring us your open recommendations",
    text: "If a carrier has sent a list with a deadline on it, start there. We will go through it line by line with you: what it wants, what it would take, and what to answer.",
  },
  related: [
    "/services/risk-management",
    "/services/commercial-property/claims-advocacy",
    "/industry/manufacturing-insurance",
  ],
} satisfies Service;
