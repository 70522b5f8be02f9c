import type { CustomerService } from "#app/content/customer-service-schema.ts";
import { site } from "./site.ts";

const call = {
  label: `Call ${site.phone.display}`,
  to: `tel:${site.phone.e164}`,
};

export default {
  name: "Customer service",
  title: `Customer Service | ${site.name}`,
  description:
    "How to reach service, report a claim, ask for a certificate of insurance, change a policy or pay a bill, and who answers.",
  hero: {
    title: "Service, from the people who know the file.",
    subtitle: site.hours,
    description:
      "Choose what you came for. Each part says what to do first and what to have at hand.",
  },
  tasks: [
    {
      id: "reach-service",
      icon: "phone",
      title: "Reach service",
      text: "During office hours a person answers the phone. Outside of them, leave a message with your name and policy number, and we call back on the next business day.",
      inOrder: false,
      steps: [
        "Your account manager’s name and direct line stand on the last page of your proposal.",
        "For something urgent that can wait for no one, such as a loss, call the carrier’s claim line first.",
      ],
      actions: [
        call,
        { label: `Email ${site.email}`, to: `mailto:${site.email}` },
        { label: "Book a meeting", to: "/portals/booking-scheduler" },
      ],
    },
    {
      id: "report-a-claim",
      icon: "life-buoy",
      title: "Report a claim",
      text: "Most carriers answer their claim lines day and night. The number stands on your policy and on your insurance card. Call it first, then tell us, so that we can follow the claim with you.",
      inOrder: true,
      steps: [
        "See that everyone is safe, and call the emergency services where they are needed.",
        "Stop further damage if that is safe: shut off water, cover a roof. Keep the receipts.",
        "Photograph everything before it is moved, and keep damaged parts.",
        "Note the names and numbers of others involved, and do not admit fault.",
        "Call the carrier’s claim line, write down the claim number, and send it to us.",
      ],
      actions: [
        {
          label: "First steps and claim lines",
          to: "/customer-service/claims",
        },
        { ...call, label: `Tell us: ${site.phone.display}` },
        {
          label: "How we help with claims",
          to: "/services/commercial-property/claims-advocacy",
        },
        { label: "Before and after a storm", to: "/storm" },
      ],
    },
    {
      id: "certificate",
      icon: "file-check",
      title: "Ask for a certificate of insurance",
      text: "A certificate shows what your policy holds on the day it is issued. It cannot change the policy, so we check each request against it before anything goes out.",
      inOrder: false,
      steps: [
        "Send the full name and address of whoever asks for it.",
        "Send the insurance page of the contract, lease or loan if there is one.",
        "Say by when it is needed, and where to send it.",
      ],
      actions: [
        {
          label: "Request a certificate",
          to: "/customer-service/certificate-request",
        },
        {
          label: "Lenders: ask for evidence of insurance",
          to: "/customer-service/lender-request",
        },
        call,
      ],
    },
    {
      id: "change-a-policy",
      icon: "clipboard-check",
      title: "Change a policy",
      text: "A new driver, a building bought or sold, a lender’s new address. A change takes effect only when we confirm it in writing, not when you send it.",
      inOrder: false,
      steps: [
        "Say what changes and from which day.",
        "For a car, send the identification number. For a building, the address, year, size and lender.",
        "Wait for our written confirmation before you rely on it.",
      ],
      actions: [
        {
          label: "Find the right way for each change",
          to: "/customer-service/policy-changes",
        },
        call,
      ],
    },
    {
      id: "pay-a-bill",
      icon: "wallet",
      title: "Pay a bill",
      text: "Look at who sent the invoice. If it carries our name, pay it in our portal. If it carries the carrier’s name, pay the carrier directly.",
      inOrder: false,
      steps: [
        "Have the invoice number at hand.",
        "If you cannot pay in time, call before the due date. A policy that was canceled is hard to bring back.",
      ],
      actions: [
        {
          label: "Payment portal (opens a new tab)",
          to: "/portals/payment-portal",
        },
        {
          label: "Which invoice goes where",
          to: "/customer-service/policy-changes#payments",
        },
        call,
      ],
    },
  ],
  notice:
    "Please leave Social Security and card numbers, health details and passwords out of emails. If we need one of them, we arrange a safe way with you.",
} satisfies CustomerService;
