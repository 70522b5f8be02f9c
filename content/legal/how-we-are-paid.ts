import type { LegalDocument } from "#app/content/document-schema.ts";
import { site } from "../site.ts";

export default {
  name: "How we are paid",
  title: `How We Are Paid | ${site.name}`,
  description:
    "Commissions, fees and other ways in which an insurance brokerage earns its money, and how to ask what we earn on your policy.",
  hero: {
    title: "How we are paid",
    subtitle: "Plainly",
    description:
      "Usually by a commission that is part of the premium. Sometimes by a fee that you agree to in writing. Ask, and we tell you what we earn on your policy.",
  },
  dated: { label: "Last reviewed", date: "2026-11-20" },
  parts: [
    {
      id: "commission",
      title: "Commission",
      paragraphs: [
        "When you buy a policy through us, the carrier usually pays us a commission. It is a share of the premium and is already in the price that you are quoted. The share differs by carrier and by kind of policy, and it is paid again at each renewal while we remain your broker.",
        "Because carriers pay different shares, we show you all quotes that we received and the reasons for our recommendation. You can ask what each of them would pay us before you choose.",
      ],
    },
    {
      id: "fees",
      title: "Fees",
      paragraphs: [
        "For some work a carrier pays nothing or too little: a review of policies that someone else placed, loss control on a site, advice on a captive. There we may charge a fee. You see the amount and what it is for, and you agree to it in writing before we start. Where a fee and a commission would come together, that paper says so.",
      ],
    },
    {
      id: "results",
      title: "Payments for volume or results",
      paragraphs: [
        "Some carriers pay brokers an extra amount at the end of a year, depending on how much business was placed with them, how it grew or how few losses it had. Such payments are not tied to a single policy, and nobody can know them when you buy. We tell you which of the carriers in your proposal have such an agreement with us.",
        "If a lender, a builder or another partner would pay us for an introduction, or we would pay them, you hear it from us first.",
      ],
    },
    {
      id: "taxes",
      title: "What on the bill is not ours",
      paragraphs: [
        "Premium taxes, stamping fees on surplus lines policies, inspection and policy fees of a carrier, and interest on a premium that is financed appear on some bills. They go to the state, the carrier or the finance company. The proposal lists them on lines of their own.",
      ],
    },
    {
      id: "ask",
      title: "Ask us",
      paragraphs: [
        `Call ${site.phone.display} or write to ${site.email}, name the policy, and ask what we earn on it. You get the answer in writing.`,
      ],
      links: [{ label: `Email ${site.email}`, to: `mailto:${site.email}` }],
    },
  ],
} satisfies LegalDocument;
