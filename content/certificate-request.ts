import type { RequestPage } from "#app/content/request-page-schema.ts";
import { site } from "./site.ts";

export default {
  name: "Certificate request",
  title: `Certificate of Insurance Request | ${site.shortName}`,
  description:
    "Ask for a certificate of insurance in about two minutes: who needs it, which lines, by when. A licensed person answers within one business day.",
  hero: {
    title: "Ask for a certificate of insurance.",
    subtitle: "For clients of the brokerage",
    description:
      "Tell us who needs it and what it should show. A licensed person checks it against the policy and answers within one business day. The request itself changes no coverage.",
  },
  request: {
    title: "Your request",
    intro:
      "It takes about two minutes. Have the contract at hand if there is one.",
  },
  facts: {
    title: "What a certificate is, and what it cannot do",
    list: [
      {
        title: "It is a snapshot",
        text: "A certificate names the policies, their limits and their dates as they stand on the day it is issued. A change the next morning does not show on it.",
      },
      {
        title: "It changes nothing",
        text: "Under Texas law a certificate does not amend, extend or alter the coverage of the policies it names. Where the contract asks for more than the policy holds, the policy has to be changed first, and we tell you so.",
      },
      {
        title: "It makes nobody an additional insured",
        text: "Only the policy or an endorsement does that. Tick the box if the contract asks for it: we look whether the policy already grants it, or whether the carrier has to agree and at what price.",
      },
      {
        title: "It says no more than the policy does",
        text: "A false or misleading certificate is forbidden in Texas, whoever asks for it. Wording that the policy does not bear out we leave out, and explain why.",
      },
      {
        title: "A lender may need another form",
        text: "Mortgage lenders often want evidence of property insurance instead of a certificate. Lenders ask for it with a form of their own, the lender request.",
      },
    ],
  },
} satisfies RequestPage;
