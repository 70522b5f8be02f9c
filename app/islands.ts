import { watchIslands } from "./islands/start-islands.tsx";

/** Every island, by the name of its file. Only pages that have one fetch it. */
export const islands = {
  "carrier-list": async () =>
    (await import("#app/pages/claims/carrier-list.tsx")).CarrierList,
  "certificate-draft": async () =>
    (await import("#app/pages/request/certificate-draft.tsx")).CertificateDraft,
  "check-boxes": async () =>
    (await import("#app/sections/checklist/check-boxes.tsx")).CheckBoxes,
  "claim-form": async () =>
    (await import("#app/pages/claims/claim-form.tsx")).ClaimForm,
  "contact-form": async () =>
    (await import("#app/sections/contact/contact-form.tsx")).ContactForm,
  "finder-questions": async () =>
    (await import("#app/pages/coverage-finder/finder-questions.tsx"))
      .FinderQuestions,
  "portal-door": async () =>
    (await import("#app/pages/portals/portal-door.tsx")).PortalDoor,
  "request-form": async () =>
    (await import("#app/pages/request/request-form.tsx")).RequestForm,
  "subscribe-card": async () =>
    (await import("#app/sections/subscribe/subscribe-card.tsx")).SubscribeCard,
  "business-income-section": async () =>
    (await import("#app/sections/business-income/business-income-section.tsx"))
      .BusinessIncomeSection,
  "certificate-requirements-section": async () =>
    (
      await import("#app/sections/certificate-requirements/certificate-requirements-section.tsx")
    ).CertificateRequirementsSection,
  "claim-clock-section": async () =>
    (await import("#app/sections/claim-clock/claim-clock-section.tsx"))
      .ClaimClockSection,
  "coastal-wind-section": async () =>
    (await import("#app/sections/coastal-wind/coastal-wind-section.tsx"))
      .CoastalWindSection,
  "compare-quotes-section": async () =>
    (await import("#app/sections/compare-quotes/compare-quotes-section.tsx"))
      .CompareQuotesSection,
  "disability-gap-section": async () =>
    (await import("#app/sections/disability-gap/disability-gap-section.tsx"))
      .DisabilityGapSection,
  "flood-wait-section": async () =>
    (await import("#app/sections/flood-wait/flood-wait-section.tsx"))
      .FloodWaitSection,
  "home-inventory-section": async () =>
    (await import("#app/sections/home-inventory/home-inventory-section.tsx"))
      .HomeInventorySection,
  "life-need-section": async () =>
    (await import("#app/sections/life-need/life-need-section.tsx"))
      .LifeNeedSection,
  "nonrenewed-section": async () =>
    (await import("#app/sections/nonrenewed/nonrenewed-section.tsx"))
      .NonrenewedSection,
  "rebuild-cost-section": async () =>
    (await import("#app/sections/rebuild-cost/rebuild-cost-section.tsx"))
      .RebuildCostSection,
  "storm-sheet-section": async () =>
    (await import("#app/sections/storm-sheet/storm-sheet-section.tsx"))
      .StormSheetSection,
  "your-deductible-section": async () =>
    (await import("#app/sections/your-deductible/your-deductible-section.tsx"))
      .YourDeductibleSection,
};

/** Runs React. Returns how to start the islands that wait for the visitor's first sign. */
export const runReact = () => watchIslands(islands);
