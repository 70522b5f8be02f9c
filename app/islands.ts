/** Every island by the name that pages write. Only pages that have one fetch it. */
export const islands = {
  CarrierList: async () =>
    (await import("#app/pages/claims/carrier-list.tsx")).CarrierList,
  CertificateDraft: async () =>
    (await import("#app/pages/request/certificate-draft.tsx")).CertificateDraft,
  CheckBoxes: async () =>
    (await import("#app/sections/checklist/check-boxes.tsx")).CheckBoxes,
  ClaimForm: async () =>
    (await import("#app/pages/claims/claim-form.tsx")).ClaimForm,
  ContactForm: async () =>
    (await import("#app/sections/contact/contact-form.tsx")).ContactForm,
  FinderQuestions: async () =>
    (await import("#app/pages/coverage-finder/finder-questions.tsx"))
      .FinderQuestions,
  PortalDoor: async () =>
    (await import("#app/pages/portals/portal-door.tsx")).PortalDoor,
  RequestForm: async () =>
    (await import("#app/pages/request/request-form.tsx")).RequestForm,
  SubscribeCard: async () =>
    (await import("#app/sections/subscribe/subscribe-card.tsx")).SubscribeCard,

  // Sections, by their kinds.
  "business-income": async () =>
    (await import("#app/sections/business-income/business-income-section.tsx"))
      .BusinessIncomeSection,
  "certificate-requirements": async () =>
    (
      await import("#app/sections/certificate-requirements/certificate-requirements-section.tsx")
    ).CertificateRequirementsSection,
  "claim-clock": async () =>
    (await import("#app/sections/claim-clock/claim-clock-section.tsx"))
      .ClaimClockSection,
  "coastal-wind": async () =>
    (await import("#app/sections/coastal-wind/coastal-wind-section.tsx"))
      .CoastalWindSection,
  "compare-quotes": async () =>
    (await import("#app/sections/compare-quotes/compare-quotes-section.tsx"))
      .CompareQuotesSection,
  "disability-gap": async () =>
    (await import("#app/sections/disability-gap/disability-gap-section.tsx"))
      .DisabilityGapSection,
  "flood-wait": async () =>
    (await import("#app/sections/flood-wait/flood-wait-section.tsx"))
      .FloodWaitSection,
  "home-inventory": async () =>
    (await import("#app/sections/home-inventory/home-inventory-section.tsx"))
      .HomeInventorySection,
  "life-need": async () =>
    (await import("#app/sections/life-need/life-need-section.tsx"))
      .LifeNeedSection,
  nonrenewed: async () =>
    (await import("#app/sections/nonrenewed/nonrenewed-section.tsx"))
      .NonrenewedSection,
  "rebuild-cost": async () =>
    (await import("#app/sections/rebuild-cost/rebuild-cost-section.tsx"))
      .RebuildCostSection,
  "storm-sheet": async () =>
    (await import("#app/sections/storm-sheet/storm-sheet-section.tsx"))
      .StormSheetSection,
  "your-deductible": async () =>
    (await import("#app/sections/your-deductible/your-deductible-section.tsx"))
      .YourDeductibleSection,
};
