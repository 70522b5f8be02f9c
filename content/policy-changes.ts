import type { PolicyChangesPage } from "#app/content/policy-changes-schema.ts";
import { site } from "./site.ts";

const call = {
  label: `Call ${site.phone.display}`,
  to: `tel:${site.phone.e164}`,
};

/** An email that is already addressed. */
const email = (label: string, subject: string) => ({
  label,
  to: `mailto:${site.email}?subject=${encodeURIComponent(subject)}`,
});

export default {
  name: "Policy changes",
  title: `Policy Changes, ID Cards and Payments | ${site.shortName}`,
  description:
    "Change a driver, a vehicle, a building or a lender, get an ID card or a copy of a policy, and pay the right invoice: one click for each need.",
  hero: {
    title: "Changes, cards and bills, one click each.",
    subtitle: site.hours,
    description:
      "Find your need and take the way beside it. A change takes effect only when we confirm it in writing, not when you send it.",
  },
  groups: [
    {
      id: "change",
      title: "Change a policy",
      intro: "Name the policy and the day from which the change should count.",
      needs: [
        {
          title: "Add or remove a vehicle or driver",
          text: "Send the vehicle identification number, or the driver’s full name. What else the carrier wants to know of a driver we ask by phone, not by email.",
          action: email(
            "Email a vehicle or driver change",
            "Vehicle or driver change",
          ),
        },
        {
          title: "A building bought, sold, emptied or rebuilt",
          text: "Send the address, the year, the size and what it is used for. Tell us before it stands empty: vacancy can limit what a policy pays.",
          action: email("Email a property change", "Property change"),
        },
        {
          title: "A new lender, mortgagee or lienholder",
          text: "Send the lender’s full name and address, with the loan number, as the lender’s own letter has them.",
          action: email("Email a lender change", "Lender change"),
        },
        {
          title: "A new name, address or owner",
          text: "A new entity may need a policy of its own. Write before the papers are signed if you can.",
          action: email("Email a name or address change", "Name or address"),
        },
        {
          title: "Cancel or not renew",
          text: "Talk to us first, so that no gap opens. Carriers want a signed request, which we prepare.",
          action: call,
        },
      ],
    },
    {
      id: "documents",
      title: "ID cards and papers",
      intro: "Most go out the same business day.",
      needs: [
        {
          title: "An auto insurance ID card",
          text: "We send it as a file. In Texas an image on your phone counts as proof of insurance.",
          action: email("Email for an ID card", "Auto ID card"),
        },
        {
          title: "A certificate, or evidence of insurance for a lender",
          text: "For whoever asks you to prove your insurance: an owner, a contractor, a landlord, a lender.",
          action: {
            label: "Request a certificate",
            to: "/customer-service/certificate-request",
          },
        },
        {
          title: "A copy of a policy or its declarations",
          text: "Name the policy and the year.",
          action: email("Email for a copy", "Copy of a policy"),
        },
        {
          title: "A loss history",
          text: "Carriers write the report. We order it for every year and line that you name.",
          action: email("Email for a loss history", "Loss history"),
        },
      ],
    },
    {
      id: "payments",
      title: "Payments",
      intro: "Look at whose name stands at the top of the invoice.",
      needs: [
        {
          title: "The invoice carries our name",
          text: "Pay it in our portal, by card or from a bank account. Have the invoice number at hand.",
          action: {
            label: "Payment portal (opens a new tab)",
            to: "/portals/payment-portal",
          },
        },
        {
          title: "The invoice carries the carrier’s name",
          text: "Pay the carrier, in the way the invoice says. If you are not sure that it is real, send it to us before you pay.",
          action: email("Email us the invoice", "Invoice from a carrier"),
        },
        {
          title: "The invoice carries a finance company’s name",
          text: "Pay the finance company. A late payment there can cancel the policy.",
          action: email("Email us the invoice", "Invoice of premium finance"),
        },
        {
          title: "You cannot pay in time",
          text: "Call before the due date. A policy that was canceled is hard to bring back.",
          action: call,
        },
      ],
    },
    {
      id: "else",
      title: "Something else",
      intro: "Two needs that often land here.",
      needs: [
        {
          title: "Something happened",
          text: "First steps for each kind of claim, and the carriers’ claim lines.",
          action: { label: "Report a claim", to: "/customer-service/claims" },
        },
        {
          title: "You want to talk about the whole program",
          text: "Pick a time with your account manager.",
          action: {
            label: "Book a meeting (opens a new tab)",
            to: "/portals/booking-scheduler",
          },
        },
      ],
    },
  ],
  notice:
    "Please leave Social Security and card numbers, health details and passwords out of emails. If we need one of them, we arrange a safe way with you.",
} satisfies PolicyChangesPage;
