/**
 * Every figure the site states, once. Pages and content files take figures from here and nowhere else;
 * a test finds digits that were typed in by hand.
 */
export type Figure = {
  /** The figure as it is shown. */
  value: string;
  /** What the figure says. */
  text: string;
  /** The day on which the source was last read, as YYYY-MM-DD. */
  asOf: string;
  /** Statute, rule, policy form or record that bears it out. Empty: `npm run launch-check` reports it. */
  source: string;
  /** Who in the brokerage checked it and lets it be said. Missing: `npm run launch-check` reports it. */
  approvedBy?: string;
  /** Made up for this build; must be replaced before launch. */
  sample?: boolean;
};

export const figures = {
  // The brokerage's own.
  carriers: {
    value: "50+",
    text: "A-rated carriers",
    asOf: "2026-11-01",
    source: "",
    sample: true,
  },
  experience: {
    value: "over 50 years",
    text: "of combined experience",
    asOf: "2026-11-01",
    source: "",
    sample: true,
  },
  experienceShort: {
    value: "50+ yrs",
    text: "combined experience",
    asOf: "2026-11-01",
    source: "",
    sample: true,
  },
  reviewCount: {
    value: "112",
    text: "verified Google reviews",
    asOf: "2026-11-01",
    source: "",
    sample: true,
  },
  reviewRating: {
    value: "4.6",
    text: "average Google rating out of 5",
    asOf: "2026-11-01",
    source: "",
    sample: true,
  },
  careerPlan: {
    value: "90-day",
    text: "success plan for every new colleague",
    asOf: "2026-11-01",
    source: "",
    sample: true,
  },

  // Deadlines that privacy law sets the brokerage.
  privacyAnswer: {
    value: "45 days",
    text: "within which a business answers a consumer's privacy request",
    asOf: "2026-11-20",
    source: "Tex. Bus. & Com. Code § 541.052(b)",
  },
  privacyAppeal: {
    value: "60 days",
    text: "within which a business answers an appeal against its refusal of a privacy request",
    asOf: "2026-11-20",
    source: "Tex. Bus. & Com. Code § 541.053",
  },

  // Coverage facts.
  extendedReplacementCost: {
    value: "150%",
    text: "of the dwelling limit: how far extended replacement cost can reach",
    asOf: "2026-11-01",
    source:
      "Extended dwelling coverage endorsements offered by admitted homeowners carriers",
  },
  extendedVacancy: {
    value: "60 days",
    text: "of vacancy that an extended vacancy endorsement can allow between tenants",
    asOf: "2026-11-01",
    source: "Dwelling fire and landlord policy endorsements",
  },
  floodWaitingPeriod: {
    value: "30 days",
    text: "from purchase until a National Flood Insurance Program policy typically takes effect",
    asOf: "2026-11-01",
    source: "44 CFR 61.11; 42 U.S.C. 4013(c)",
  },
  floodReceipt: {
    value: "10 days",
    text: "from application within which the insurer must have application and premium, or the flood program's wait counts from their receipt",
    asOf: "2026-11-21",
    source: "NFIP Flood Insurance Manual, Before You Start: effective dates",
  },
  floodMapPeriod: {
    value: "13 months",
    text: "from a revised flood map within which the flood program's one-day wait applies to a building that it first puts in a high-risk zone",
    asOf: "2026-11-21",
    source: "44 CFR 61.11(a); 42 U.S.C. 4013(c)(2)(B)",
  },
  insuredShare: {
    value: "80%",
    text: "of replacement cost: the limit that the standard homeowners form asks for, and the most common coinsurance percentage",
    asOf: "2026-11-21",
    source:
      "ISO HO 00 03, Section I, loss settlement; ISO CP 00 10, coinsurance condition; Texas homeowners form B, loss settlement",
  },
  floodBuildingLimit: {
    value: "$250,000",
    text: "most that the federal flood program pays for a one-to-four-family home",
    asOf: "2026-11-01",
    source: "44 CFR 61.6",
  },
  floodContentsLimit: {
    value: "$100,000",
    text: "most that the federal flood program pays for belongings in a home",
    asOf: "2026-11-01",
    source: "44 CFR 61.6",
  },
  floodCommercialLimit: {
    value: "$500,000",
    text: "most that the federal flood program pays for a commercial building, and again for its contents",
    asOf: "2026-11-01",
    source: "44 CFR 61.6",
  },
  floodProofOfLoss: {
    value: "60 days",
    text: "from the loss, within which the federal flood program wants a signed and sworn proof of loss",
    asOf: "2026-11-21",
    source:
      "44 CFR pt. 61 app. A(1) art. VII; FEMA fact sheet “Submit Flood Insurance Proof of Loss Form Within 60 days of Loss”",
  },
  claimAcknowledgment: {
    value: "15th day",
    text: "after notice, by which most carriers in Texas must acknowledge a claim and ask for what they need",
    asOf: "2026-11-21",
    source: "Tex. Ins. Code § 542.055(a)",
  },
  injuryNotice: {
    value: "30 days",
    text: "within which an injured employee in Texas tells the employer",
    asOf: "2026-11-21",
    source: "Tex. Labor Code § 409.001",
  },
  injuryReport: {
    value: "eighth day",
    text: "by which a Texas employer with workers’ compensation reports an injury to its carrier",
    asOf: "2026-11-21",
    source: "Tex. Labor Code § 409.005(b); 28 TAC § 120.2",
  },
  oshaDeath: {
    value: "8 hours",
    text: "within which an employer reports a death at work to OSHA",
    asOf: "2026-11-21",
    source: "29 CFR 1904.39(a)(1)",
  },
  oshaHospital: {
    value: "24 hours",
    text: "within which an employer reports a hospital stay, an amputation or the loss of an eye to OSHA",
    asOf: "2026-11-21",
    source: "29 CFR 1904.39(a)(2)",
  },
  classicCarAge: {
    value: "25 years",
    text: "age from which a car counts as a classic",
    asOf: "2026-11-01",
    source:
      "Tex. Transp. Code § 504.501; collector-car underwriting guidelines",
  },
  texasAutoMinimum: {
    value: "30/60/25",
    text: "Texas minimum auto liability, in thousands of dollars: each injured person, each accident, property damage",
    asOf: "2026-11-01",
    source: "Tex. Transp. Code § 601.072",
  },
  motorCarrierMinimum: {
    value: "$750,000",
    text: "federal minimum liability for for-hire interstate carriers of non-hazardous freight in larger trucks",
    asOf: "2026-11-01",
    source: "49 CFR 387.9",
  },
  freightBrokerBond: {
    value: "$75,000",
    text: "surety bond or trust fund that a federally registered freight broker must keep",
    asOf: "2026-11-20",
    source: "49 U.S.C. 13906(b); 49 CFR 387.307",
  },
  texasDealerBond: {
    value: "$50,000",
    text: "surety bond that an independent or wholesale motor vehicle dealer must file in Texas",
    asOf: "2026-11-20",
    source: "Tex. Transp. Code § 503.033; 43 TAC § 215.137",
  },
  hazmatHaulMinimum: {
    value: "$1,000,000",
    text: "federal minimum liability for trucks hauling oil, hazardous waste and most other hazardous materials",
    asOf: "2026-11-20",
    source: "49 CFR 387.9(3)",
  },
  hazmatBulkMinimum: {
    value: "$5,000,000",
    text: "federal minimum liability for trucks hauling certain bulk hazardous substances, explosives and gases",
    asOf: "2026-11-20",
    source: "49 CFR 387.9(2)",
  },
  charityLimitPerson: {
    value: "$500,000",
    text: "limit of a Texas charity's liability, and insurance it must carry to have that limit: bodily injury, each person",
    asOf: "2026-11-20",
    source: "Tex. Civ. Prac. & Rem. Code §§ 84.006, 84.007(g)",
  },
  charityLimitOccurrence: {
    value: "$1,000,000",
    text: "limit of a Texas charity's liability, and insurance it must carry to have that limit: bodily injury, each occurrence",
    asOf: "2026-11-20",
    source: "Tex. Civ. Prac. & Rem. Code §§ 84.006, 84.007(g)",
  },
  charityLimitProperty: {
    value: "$100,000",
    text: "limit of a Texas charity's liability, and insurance it must carry to have that limit: property damage, each occurrence",
    asOf: "2026-11-20",
    source: "Tex. Civ. Prac. & Rem. Code §§ 84.006, 84.007(g)",
  },
  constructionRepose: {
    value: "10 years",
    text: "from substantial completion: the general Texas deadline for suits over defective construction",
    asOf: "2026-11-20",
    source: "Tex. Civ. Prac. & Rem. Code § 16.009(a)",
  },

  // Storms.
  hurricaneSeason: {
    value: "June 1 to November 30",
    text: "the Atlantic hurricane season",
    asOf: "2026-11-21",
    source:
      "National Hurricane Center, “Tropical Cyclone Climatology”; Texas Department of Insurance, “Are You Prepared for Hurricane Season?”",
  },
  windstormCounties: {
    value: "14 coastal counties",
    text: "which, with part of Harris County, the Texas Windstorm Insurance Association serves",
    asOf: "2026-11-21",
    source: "Tex. Ins. Code § 2210.003; 28 TAC § 5.4008",
  },
  windstormClaim: {
    value: "one year",
    text: "from the damage, within which a claim is filed with the Texas Windstorm Insurance Association",
    asOf: "2026-11-21",
    source: "Tex. Ins. Code § 2210.573(a)",
  },
  generatorDistance: {
    value: "20 feet",
    text: "least distance of a running generator from doors, windows and vents",
    asOf: "2026-11-21",
    source:
      "Centers for Disease Control and Prevention, guidance on carbon monoxide after emergencies",
  },
  publicAdjusterFee: {
    value: "10 percent",
    text: "of the settlement: the most that a public insurance adjuster in Texas may take in all",
    asOf: "2026-11-21",
    source: "Tex. Ins. Code § 4102.104(a)",
  },
  publicAdjusterRescission: {
    value: "72 hours",
    text: "from signing, within which a client may cancel a contract with a public insurance adjuster in Texas",
    asOf: "2026-11-21",
    source: "Tex. Ins. Code § 4102.103(b); 28 TAC § 19.708",
  },
} as const satisfies Record<string, Figure>;

/**
 * Names that carry digits and are not figures: forms, standards, statutes and the like.
 * The test for typed-in figures lets these pass.
 */
export const designators: readonly string[] = [
  "24/7",
  "2-1-1",
  "911",
  "UL 300",
  "WCAG 2.2",
  "NFPA 96",
  "ACORD 25",
  "ACORD 28",
  "ACORD 101",
  "CG 20 10",
  "CG 20 37",
  "Section 1031",
  "WPI-8",
  "401(k)",
  "MCS-90",
  "501(c)(3)",
];
