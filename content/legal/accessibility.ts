import type { LegalDocument } from "#app/content/document-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Accessibility",
  title: `Accessibility Statement | ${site.name}`,
  description:
    "The standard this website is built and tested against, its known limits, and how to tell us where it gets in your way.",
  hero: {
    title: "Accessibility",
    subtitle: "A site for everyone",
    description:
      "Insurance is hard enough to read. This website should not add to that, whatever device, sense or speed you read it with.",
  },
  dated: { label: "Last reviewed", date: "2026-11-20" },
  parts: [
    {
      id: "standard",
      title: "The standard",
      paragraphs: [
        "We build to the Web Content Accessibility Guidelines, WCAG 2.2, level AA, in the light and in the dark theme. In practice that means:",
      ],
      points: [
        "everything works with a keyboard alone, and the focus can be seen",
        "text can be enlarged and spaced without anything being cut off",
        "motion stops when your system asks for less of it, and moving logos have a pause button",
        "every page can be read, and every form sent, with scripts switched off",
        "nothing is said by color alone",
      ],
    },
    {
      id: "how-we-test",
      title: "How we test",
      paragraphs: [
        "With every change, a program opens the pages in a real browser, in both themes and at several widths, and looks for breaches of the standard. Further tests walk through menus, forms and carousels by keyboard, at high zoom, with reduced motion and without scripts. A change that fails is not published.",
      ],
    },
    {
      id: "known-limits",
      title: "Known limits",
      paragraphs: [
        "Programs find a part of what can go wrong. These are the gaps we know of:",
      ],
      points: [
        "We have not yet had the site reviewed by an outside auditor, or by people who use a screen reader every day.",
        "The scheduler, the payment portal, the application and the job board are run by others. We cannot promise that they meet the same standard. If one does not work for you, we do it with you by phone.",
        "Policies and certificates come from carriers as files that are not always tagged for screen readers. Ask, and we send the text in another form.",
      ],
    },
    {
      id: "contact-us",
      title: "Tell us",
      paragraphs: [
        `If something gets in your way, call ${site.phone.display} or write to ${site.email}. Say which page it is and what you use to read it, if you like. A person answers within two business days, and helps you with what you came for in the meantime.`,
      ],
      links: [
        { label: `Call ${site.phone.display}`, to: `tel:${site.phone.e164}` },
        { label: `Email ${site.email}`, to: `mailto:${site.email}` },
      ],
    },
  ],
} satisfies LegalDocument;
