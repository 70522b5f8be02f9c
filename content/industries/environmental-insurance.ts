import type { Industry } from "#app/content/industry-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Environmental",
  title: `Environmental Insurance in Texas | ${site.shortName}`,
  description:
    "Pollution, professional and auto coverage for environmental contractors, consultants, remediation firms, recyclers and waste haulers in Texas and beyond.",
  summary:
    "Pollution and professional liability for firms that test, clean, haul, recycle or store what others want gone.",
  hero: {
    title: "Environmental insurance for what general liability excludes.",
    subtitle: "For contractors, consultants, recyclers and haulers",
    description:
      "The standard liability policy leaves most pollution out. We find where your work needs it back, from the drill rig to the disposal site, and match each place with a form.",
  },
  approach: {
    title: "How we approach work around contamination",
    paragraphs: [
      "Start with a map of where your work can cause a release, disturb an old one or miss one: the borehole through a clean aquifer, the excavator bucket on an unmarked line, the signature on a site assessment, the tanker on the highway, the landfill that took the load. Each belongs to a different policy form, and the forms do not always meet.",
      "Then we read the contracts. Refineries and cities ask for pollution and professional limits, additional insured wording and coverage kept in force for years after the job. We set each clause beside the endorsement that would answer it and show you where they part, before you sign.",
      "Last we take the account to carriers that write environmental work on purpose. Their forms differ more than their prices suggest: how they define a pollution condition, which disposal sites count, who shares the limit.",
    ],
    exposures: [
      {
        title: "Making it worse",
        text: "A well drilled to sample one layer carries contamination into the next. The client’s cleanup grows, and so does the claim against the driller.",
      },
      {
        title: "The missed finding",
        text: "A site assessment overlooks a former dry cleaner. The buyer closes, the lender funds, and the report comes back with a demand letter.",
      },
      {
        title: "The load on the road",
        text: "A roll-off tips on a feeder road and its contents reach a storm drain. Responders, the city and the landowner each send a bill.",
      },
      {
        title: "Someone else’s landfill",
        text: "A disposal site you used in good faith lands on a cleanup list, and everyone who sent waste there receives a letter.",
      },
      {
        title: "Batteries in the pile",
        text: "A lithium cell goes through the shredder. The pile burns for days, smoke drifts over homes, and firewater runs off the yard.",
      },
    ],
  },
  whyUs: {
    title: "Why environmental firms work with us",
    reasons: [
      {
        title: "We read exclusions first",
        text: "Total pollution, professional services, asbestos, lead, mold, silica, PFAS: we list which ones stand on your policies and what each would cost you on a real job.",
      },
      {
        title: "Retroactive dates stay put",
        text: "Claims-made coverage is only as old as its retroactive date. We track yours through every renewal and say so when a cheaper quote would reset it.",
      },
      {
        title: "Forms compared in one table",
        text: `Our comparison draws on ${figures.carriers.value} A-rated carriers and keeps to those with a form for your trade. You see wording next to price.`,
      },
      {
        title: "Spill-day instructions",
        text: "Pollution policies have strict notice and consent terms. We write them on one page your crew can follow at night beside a ditch.",
      },
    ],
  },
  coverages: {
    title: "What an environmental program holds",
    intro:
      "Few firms need every line. The mix depends on whether you touch, test, move, store or own the material.",
    list: [
      {
        title: "Contractor’s pollution liability",
        text: "Can pay injury, property damage and cleanup when your work at a job site causes or worsens a pollution condition, including work done for you by subcontractors.",
      },
      {
        title: "Environmental professional liability",
        text: "Defends and pays when a client says your assessment, design, sampling plan or oversight was negligent and cost them money. Usually claims-made.",
      },
      {
        title: "Site pollution liability",
        text: "For yards, plants and facilities you own or lease: unknown past contamination and new releases, on the property and beyond its fence, at scheduled locations.",
      },
      {
        title: "Auto and transportation pollution",
        text: "The business auto form excludes most releases of cargo. Broadened pollution wording or a transportation policy can respond to spills in transit, loading included.",
      },
      {
        title: "Disposal site coverage",
        text: "Extends a pollution policy to landfills, recyclers and treatment sites that take your waste, typically if they were licensed when the load arrived.",
      },
      {
        title: "Storage tank liability",
        text: "Can pay for corrective action and third-party claims from a leaking tank, and can serve as evidence of financial responsibility for regulated petroleum tanks.",
      },
      {
        title: "Workers’ compensation",
        text: "Medical care and lost wages for crews in respirators and trenches. Work on or beside navigable water may call for federal longshore coverage as well.",
      },
      {
        title: "Property and equipment",
        text: "Balers, shredders, direct-push rigs, pumps and monitors, in the yard or on a client’s site, plus income lost while a burned line is rebuilt.",
      },
      {
        title: "Bonds and excess limits",
        text: "Performance bonds for cleanup contracts, closure assurance where a permit asks for it, and excess liability that sits over the pollution policy too.",
      },
    ],
  },
  whoWeServe: {
    title: "Environmental firms we work with",
    intro:
      "From a two-person consultancy to a yard with its own fleet. Manufacturers, farms and property owners who only need a pollution policy are welcome here as well.",
    kinds: [
      "Environmental consultants and engineers",
      "Remediation contractors",
      "Drilling and sampling firms",
      "Spill response and industrial cleaning",
      "Asbestos, lead and mold abatement",
      "Testing laboratories",
      "Scrap and metal recyclers",
      "Waste haulers and transfer stations",
      "Landfill and compost operators",
      "Used oil and tire processors",
      "Tank installers and testers",
      "Owners with a pollution exposure",
    ],
  },
  customersAndAssociations: {
    title: "How firms work with us, and where they gather",
    customers: [
      "Most new clients send two things: the master service agreement a customer wants signed this week and the policies they have. We return a marked copy: what is in place, what an endorsement could add and what no carrier is likely to accept. Your lawyer and your customer can talk about the rest.",
      "Consultants often come at a merger or a retirement, when the tail on claims-made coverage has to be negotiated. Recyclers tend to call after a fire at a competitor’s yard, when underwriters start asking about pile heights and thermal cameras.",
    ],
    associations: [
      {
        name: "Texas Association of Environmental Professionals",
        note: "Houston-based meetings where consultants, regulators and plant staff discuss rules and sites.",
      },
      {
        name: "National Waste & Recycling Association",
        note: "Safety training and rule tracking for private haulers, landfills and processors.",
      },
      {
        name: "Recycled Materials Association",
        note: "Yard safety programs and the material specifications that scrap is bought and sold by.",
      },
      {
        name: "Spill Control Association of America",
        note: "Standards and training for response contractors and the suppliers behind them.",
      },
    ],
  },
  faq: {
    title: "Questions environmental firms ask",
    questions: [
      {
        question:
          "Doesn’t our general liability policy already handle a small spill?",
        answer:
          "Usually not. The standard form excludes most pollution from your job sites and premises, and many carriers add a total pollution exclusion that removes the few exceptions, such as fumes from building heating equipment. “Pollutant” is defined broadly enough to take in things nobody calls toxic. Contractor’s or site pollution coverage is the usual answer.",
      },
      {
        question:
          "What is the difference between contractor’s and site pollution coverage?",
        answer:
          "One follows your work; the other stays with a place. The contractor’s form responds to conditions your crews cause or worsen at other people’s sites. The site form is for named locations that you own, lease or operate. A recycler with a yard and an off-site crew may need both.",
      },
      {
        question: "Why does the retroactive date matter so much?",
        answer:
          "Because a claims-made policy typically ignores work done before it. A report signed three years ago is protected only if today’s retroactive date is earlier than that signature. When a new carrier offers “retro at inception,” the past drops away unless the old policy’s extended reporting period is bought. Compare the date before the premium.",
      },
      {
        question:
          "Should general, pollution and professional liability share one policy?",
        answer:
          "Often it helps, with one caution. A combined form leaves fewer seams for two carriers to argue over. The parts may share a single aggregate limit, however, so one bad year on the professional side can empty the limit a customer’s contract relies on. Separate limits or excess can repair that.",
      },
      {
        question: "Are we responsible for waste after it leaves our gate?",
        answer:
          "You can be. Federal Superfund law can hold those who arranged for disposal, and some who hauled the waste, responsible for cleanup even when the handling was legal at the time. Keep manifests for good, check the site’s permits and ask for non-owned disposal site coverage.",
      },
      {
        question:
          "Can a policy respond to contamination we already know about?",
        answer:
          "Rarely for the cleanup itself; known conditions are normally listed and excluded. Carriers may still agree to answer injury claims from neighbors, or a regulator reopening a closed case. The better the site data, the more there is to negotiate.",
      },
      {
        question:
          "Is the MCS-90 on our trucks the same as pollution insurance?",
        answer: `No. That endorsement protects the public: the carrier may have to pay a judgment up to the required limit and can then ask you for the money. Federal rules set the amount many hazardous loads must show at ${figures.hazmatHaulMinimum.value}, and at ${figures.hazmatBulkMinimum.value} for certain bulk hazardous cargo. To protect yourself, add pollution wording to the auto policy.`,
      },
      {
        question: "Do our underground fuel tanks have to be insured?",
        answer:
          "Regulated petroleum tanks need proof of financial responsibility, and insurance is the usual way for smaller owners. Texas requires it under its own rules as well as the federal ones. Check that the policy lists every tank, and that its retroactive date is no later than the last policy’s; a gap in either can leave a leak unfunded.",
      },
      {
        question: "Why has our renewal added a PFAS exclusion?",
        answer:
          "Because carriers find those chemicals hard to price, and many exclude them for now. For consultants who sample for PFAS and contractors who treat it, the exclusion can reach into daily work. Some environmental carriers will narrow it; ask before you bid.",
      },
      {
        question: "Why is our pollution policy with a surplus lines carrier?",
        answer:
          "Surplus lines carriers may shape forms and rates more freely for unusual risks, so much environmental coverage is written there. The trade-off: if such a carrier fails, the Texas guaranty association does not step in. Its financial strength rating belongs beside the quote.",
      },
    ],
  },
  posts: ["admitted-and-surplus-lines-in-texas", "insurance-renewal-timeline"],
  closing: {
    title: "Send us the contract and the site list",
    text: "Include your current policies and the retroactive dates if you know them. You get back a plain list of what is in place, what is open and which forms could close it.",
  },
  related: [
    "/industry/energy-insurance",
    "/industry/construction-insurance",
    "/services/commercial-property/loss-control",
  ],
} satisfies Industry;
