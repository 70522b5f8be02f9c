import type { RequestPage } from "#app/content/request-page-schema.ts";
import { site } from "./site.ts";

export default {
  name: "Lender request",
  title: `Evidence of Insurance for Lenders | ${site.shortName}`,
  description:
    "For lenders, servicers and title companies: ask for evidence of insurance, a mortgagee clause change, or flood and RCBAP evidence.",
  hero: {
    title: "Evidence of insurance, for the loan file.",
    subtitle: "For lenders, servicers and title companies",
    description:
      "Tell us whose loan it is, which property, and how your clause should read. A licensed person checks it against the policy and answers within one business day.",
  },
  request: {
    title: "Your request",
    intro:
      "It takes about two minutes. The borrower must be a client of the brokerage.",
  },
  facts: {
    title: "What we can send, and what takes longer",
    list: [
      {
        title: "Evidence of what is in force",
        text: "We send evidence of property insurance on the ACORD form that fits: one for a home, another for commercial property. It shows the policy as it is on that day.",
      },
      {
        title: "A new mortgagee clause is an endorsement",
        text: "Only the carrier can put a lender on the policy. We ask for the endorsement and send you the evidence once the carrier has issued it. Some carriers need a few days.",
      },
      {
        title: "For a condominium, two policies count",
        text: "The association’s master policy covers the building, and for flood that is often an RCBAP, the Residential Condominium Building Association Policy of the National Flood Insurance Program. The unit owner’s policy is separate. We send what our client holds, and tell you who holds the rest.",
      },
      {
        title: "Coverage the loan asks for and the policy lacks",
        text: "We do not word a document around a gap. We tell you and the borrower what is missing, and quote it if the borrower wants it.",
      },
    ],
  },
} satisfies RequestPage;
