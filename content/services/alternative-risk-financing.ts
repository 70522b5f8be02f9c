import type { Service } from "#app/content/service-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Alternative Risk Financing",
  path: "commercial-property/alternative-risk-financing",
  title: `Captives and Alternative Risk Financing | ${site.shortName}`,
  description:
    "Captives, large deductibles, risk retention groups, parametric covers and insurance-linked securities: what each does, whom it fits and how to test it.",
  summary:
    "Captives, loss-sensitive plans and parametric covers for companies ready to keep part of their own risk.",
  hero: {
    title: "Alternative risk financing, weighed before you commit.",
    subtitle: "When buying every dollar of cover stops adding up",
    description:
      "Some companies pay premiums year after year for losses they could carry themselves. Others would be hurt by one bad season. We help you find out which you are.",
  },
  sections: [
    {
      kind: "prose",
      id: "idea",
      title: "The trade behind every structure",
      paragraphs: [
        "A conventional policy moves nearly all of the risk to a carrier at a fixed price. Every alternative hands some of it back. You take the losses you can predict, and in return you may keep underwriting profit, gain a say in claims handling, or find cover that the market will not sell.",
        "What comes back with the risk is less pleasant: collateral, capital, regulators, audits and results that swing. A structure that looks good in three quiet years must also be bearable in the bad one. We start from that year.",
      ],
    },
    {
      kind: "cards",
      id: "solutions",
      title: "Five ways to carry risk differently",
      list: [
        {
          title: "Captives",
          text: "A licensed insurance company owned by the businesses it insures: one parent, a group, or members of a rented cell. It keeps chosen layers and buys reinsurance above them.",
        },
        {
          title: "Large deductible and retrospective plans",
          text: "The carrier handles claims and bills your deductible back, or adjusts premium afterward to your actual losses between a minimum and a maximum. Both usually need collateral.",
        },
        {
          title: "Risk retention groups",
          text: "A liability insurer owned by members in similar lines of business. Federal law lets it operate across states, for liability only, without state guaranty funds behind it.",
        },
        {
          title: "Parametric cover",
          text: "Pays an agreed sum when a measured event occurs, such as wind speed at a named station. Payment can come without a long adjustment, yet differ from the loss.",
        },
        {
          title: "Insurance-linked securities and reinsurance",
          text: "Catastrophe bonds and collateralized reinsurance bring investors’ capital to peak risks. For large programs, usually reached through a carrier, a captive or a special purpose insurer.",
        },
      ],
    },
    {
      kind: "icons",
      id: "fit",
      title: "Who these plans tend to fit",
      intro:
        "No single test decides it. Companies that do well with retained risk usually share most of these traits.",
      list: [
        {
          icon: "layers",
          title: "Losses with a pattern",
          text: "Many small and medium claims over several years, so that an actuary can say what next year is likely to bring and how far it might stray.",
        },
        {
          icon: "wallet",
          title: "A balance sheet that bends",
          text: "Cash and credit to fund a bad year and post collateral without breaking a loan covenant or delaying payroll.",
        },
        {
          icon: "shield",
          title: "Safety that is managed",
          text: "Someone owns loss prevention, and management reads the results. Retained risk rewards control and punishes neglect.",
        },
        {
          icon: "calendar",
          title: "A horizon of years",
          text: "Captives and groups take time to build and longer to leave, since old claims must run off. A company about to be sold may want to wait.",
        },
      ],
    },
    {
      kind: "prose",
      id: "cautions",
      title: "Where these structures disappoint",
      paragraphs: [
        "A captive cannot always issue the policy itself. Texas, for one, does not let the captives it licenses write workers’ compensation directly, nor certain cover that the law says must come from an authorized insurer. A fronting carrier then issues the policy, the captive reinsures part of it, and the front charges for that and asks for security.",
        "Parametric cover has basis risk: the gauge reads just under the trigger while your roof lies in the parking lot. Insurance-linked capital is rarely worth its fixed costs on a small program. And a captive formed mainly for a tax result invites hard questions from the Internal Revenue Service. The insurance case has to stand without the tax case.",
      ],
    },
    {
      kind: "steps",
      id: "feasibility",
      title: "How a feasibility review goes",
      intro: "It can end after any step, and a clear no is a useful result.",
      list: [
        {
          title: "Collect the history",
          text: "Several years of currently valued loss runs, premiums, payroll, sales, vehicle counts and property values, with the contracts and loan terms that require insurance.",
        },
        {
          title: "Project the losses",
          text: "An independent actuary estimates expected losses and the bad years around them, at each retention you want to see.",
        },
        {
          title: "Model the choices",
          text: "We set today’s program beside the candidates: premium, retained losses, fees, collateral and capital, in an ordinary year and in a poor one.",
        },
        {
          title: "Bring in your advisers",
          text: "Your attorney, tax adviser and lender test the structure. For a captive, a manager compares domiciles and drafts the business plan.",
        },
        {
          title: "Decide, then revisit",
          text: "You choose. If it goes ahead, we help arrange fronting and excess cover, with licensed reinsurance intermediaries where needed, and compare results with the projection yearly.",
        },
      ],
    },
    {
      kind: "prose",
      id: "advisers",
      title: "Advisers you will need beside us",
      paragraphs: [
        "We are insurance brokers. We explain structures, market them and place the cover around them. We do not give legal, tax or investment advice, offer securities, or sign actuarial opinions. A captive needs its own counsel, an actuary, an auditor and usually a captive manager, each engaged by you or by the captive. Their independence protects you, and regulators look for it.",
      ],
    },
  ],
  action: "Schedule a Consultation",
  closing: {
    title: "The loss runs come first",
    text: "Send us five or so years of loss runs and your current premium by line. From those we can usually say whether a feasibility review is worth its cost.",
  },
  related: [
    "/services/risk-management",
    "/services/commercial-property/loss-control",
    "/industry/manufacturing-insurance",
  ],
} satisfies Service;
