import type { Portals } from "#app/content/portals-schema.ts";
import { site } from "./site.ts";

export default {
  index: {
    name: "Portals",
    title: `Client Portals | ${site.name}`,
    description:
      "Book a meeting with our business development team or pay a bill online. Each portal opens in a new tab.",
    hero: {
      title: "Portals for clients.",
      subtitle: "Book or pay",
      description:
        "Two doors out of this site: one to our calendar, one to your bill. Each opens in a new tab, so this page stays where it is.",
    },
  },
  pages: {
    "/portals/booking-scheduler": {
      name: "Booking Scheduler",
      title: `Book a Meeting | ${site.name}`,
      description:
        "Choose a time to meet our business development team, by phone, by video or in Houston. The calendar opens in a new tab.",
      hero: {
        title: "Book a time that suits you.",
        subtitle: "Booking Scheduler",
        description:
          "Half an hour with our business development team, by phone, by video or at the office in Houston.",
      },
      what: "the scheduler",
      button: "Open the scheduler",
      summary:
        "Choose a time with the business development team, by phone, by video or in Houston.",
      outside: "scheduler",
      autoOpen: true,
      notes: [
        {
          title: "Have at hand",
          text: "The policies you have now, the date on which they renew, and the lease, loan or contract that sets the requirements.",
        },
        {
          title: "Who will meet you",
          text: "Someone from business development, and a specialist in your line where you name it in the booking.",
        },
        {
          title: "No time that fits",
          text: `Call ${site.phone.display}. The office is open ${site.hours}.`,
        },
      ],
    },
    "/portals/payment-portal": {
      name: "Payment Portal",
      title: `Pay a Bill | ${site.name}`,
      description: `Pay an invoice from ${site.name} online. The payment portal opens in a new tab and never asks for your Social Security number.`,
      hero: {
        title: "Pay a bill online.",
        subtitle: "Payment Portal",
        description:
          "For invoices that carry our name, by card or from a bank account.",
      },
      what: "the payment portal",
      button: "Open the payment portal",
      summary: "Pay an invoice that carries our name.",
      outside: "payment",
      autoOpen: true,
      notes: [
        {
          title: "Have at hand",
          text: "The invoice number, and the card or bank account that you want to pay from.",
        },
        {
          title: "Carrier invoices",
          text: "If the invoice comes from the carrier itself, pay it there. Money that reaches us for a carrier’s invoice arrives late, and a late payment can cancel a policy.",
        },
        {
          title: "What it never asks",
          text: "Neither the portal nor anyone here asks for your Social Security number or a password to pay a bill.",
        },
        {
          title: "If a payment is late",
          text: `Call ${site.phone.display} before the due date passes. Some carriers allow a grace period, others do not.`,
        },
      ],
    },
  },
} satisfies Portals;
