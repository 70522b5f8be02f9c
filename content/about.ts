import type { About } from "#app/content/about-schema.ts";
import { figures } from "./figures.ts";
import { site } from "./site.ts";

export default {
  name: "About us",
  title: `About ${site.name} | Houston, Texas`,
  description:
    "Who we are: an insurance brokerage in Houston that works for owners, builders, hotels, families and lenders in Texas and beyond.",
  hero: {
    title: "A brokerage that reads before it quotes.",
    subtitle: site.tagline,
    description:
      "We work for the insured. That means reading the lease, the loan and the last loss run first, then asking carriers for what those papers need.",
  },
  trustedBy: {
    title: "Trusted by",
    clients: [
      { name: "Bluebonnet Lofts", sample: true },
      { name: "Brazos Inns", sample: true },
      { name: "Caney Creek Builders", sample: true },
      { name: "Cypress Row Clinics", sample: true },
      { name: "Fifth Bend Foods", sample: true },
      { name: "Galvez Street Freight", sample: true },
      { name: "Pine Island Storage", sample: true },
      { name: "San Bernard Steel", sample: true },
    ],
  },
  approach: {
    title: "Our approach",
    paragraphs: [
      "Most insurance trouble starts on paper, months before anything burns or floods. A lease asks for a limit that the policy does not have. A subcontract asks for a waiver that nobody endorsed. A schedule still lists the building you sold. So we begin with the papers.",
      "Then one specialist writes one submission and takes it to the carriers that want this kind of risk. What comes back goes into one table, with limits, deductibles and exclusions side by side and the differences explained in plain words. You choose, and you know what you gave up.",
      "After that the same people stay on the file. They issue the certificates, make the changes, sit in on the audit and speak up in a claim. When the renewal comes, nobody has to learn your business again.",
    ],
    figures: [
      { value: figures.carriers.value, label: figures.carriers.text },
      {
        value: figures.experienceShort.value,
        label: figures.experienceShort.text,
      },
    ],
  },
  tools: {
    title: "Data-driven tools",
    intro:
      "Good advice needs good records. These are the ones we keep for each client, and that you can ask to see.",
    list: [
      {
        icon: "map-pin",
        title: "Schedule of locations",
        text: "Every building with its year, roof, wiring, values and lender in one list. A change made there reaches the policy, the certificate and the next submission.",
      },
      {
        icon: "calculator",
        title: "Replacement values",
        text: "We check insured values against current rebuilding costs before the renewal, since a coinsurance clause can cut a claim on a building that is insured for too little.",
      },
      {
        icon: "scale",
        title: "Quote comparison",
        text: "Each carrier’s terms go into the same rows. What differs is marked, and what is missing is marked too, so that a lower premium shows its reason.",
      },
      {
        icon: "file-check",
        title: "Certificate log",
        text: "Who asked for a certificate, under which contract, and with which endorsements behind it. A renewed policy tells us which holders need a new one.",
      },
      {
        icon: "clock",
        title: "Claim calendar",
        text: "Notice dates, proof-of-loss dates and the carrier’s own deadlines, with a name beside each. A late answer gets a call on the day it is late.",
      },
      {
        icon: "layers",
        title: "Loss history",
        text: "Losses by cause and by place over the years a carrier asks for. It shows where money for prevention would do the most, and it tells your story to underwriters.",
      },
    ],
  },
  memberships: {
    title: "Memberships",
    intro:
      "Trade groups keep us close to the people we insure: their contracts, their lenders, and the losses they talk about.",
    marks: [
      { name: "Texas Property Owners Forum", sample: true },
      { name: "Gulf Builders Roundtable", sample: true },
      { name: "Lone Star Lodging Council", sample: true },
      { name: "Bayou Independent Brokers", sample: true },
      { name: "Southwest Risk Circle", sample: true },
      { name: "Coastal Windstorm Alliance", sample: true },
      { name: "Hill Country Lenders Club", sample: true },
      { name: "Permian Operators Exchange", sample: true },
      { name: "Houston Main Street League", sample: true },
      { name: "Brazos Claims Society", sample: true },
      { name: "Sabine Basin Makers", sample: true },
    ],
  },
  insight: {
    title: "Real operators’ insight",
    intro:
      "Several of us ran the kind of business that we now insure. It changes what we ask.",
    list: [
      {
        title: "From the estimating desk",
        text: "Someone who has priced a job knows that insurance is a line in the bid. We read the contract before the bid goes out, when a hard requirement can still be priced or struck.",
      },
      {
        title: "From the front desk",
        text: "A hotel that closes a floor loses more than the rooms: events move, reviews sour, staff leave. We set business income limits from the bookings, not from a rule of thumb.",
      },
      {
        title: "From the adjuster’s chair",
        text: "An adjuster pays from a file. Photographs with dates, receipts in order and a clear cause of loss move faster than an argument, so we help you build that file from the first day.",
      },
      {
        title: "From the plant floor",
        text: "A press that has to be rebuilt abroad can stop a line for most of a year. We ask about spare parts, second suppliers and lead times before we speak of limits.",
      },
    ],
  },
  family: {
    title: "Our family of companies",
    intro:
      "Four names, one front door. Each does one kind of work, and you meet the others only when you need them.",
    companies: [
      {
        name: site.name,
        role: "Brokerage",
        text: "Property, casualty and specialty lines for businesses, and home, auto and flood for families.",
        link: { label: "Commercial insurance", path: "/industry" },
      },
      {
        name: `${site.shortName} Private Client`,
        role: "Private client advice",
        text: "For households with several homes, collections, staff or a name that draws attention.",
        link: { label: "Private client", path: "/services/private-client" },
        sample: true,
      },
      {
        name: "Ridge Loss Control",
        role: "Engineering and safety",
        text: "Walks sites, writes findings that a manager can act on, and follows up until they are closed.",
        link: {
          label: "Loss control",
          path: "/services/commercial-property/loss-control",
        },
        sample: true,
      },
      {
        name: "Benchmark Network",
        role: "Partners",
        text: "Lenders, lawyers, appraisers and builders whom our clients ask for, in one vetted list.",
        link: {
          label: "Benchmark Network",
          path: "/services/benchmark-network",
        },
        sample: true,
      },
    ],
  },
  careers: {
    title: "Work where your name is on the file",
    text: "We hire people who like to finish what they start: account managers, producers, claims advocates and specialists who came from the trades they now insure.",
    button: `Careers at ${site.shortName}`,
  },
} satisfies About;
