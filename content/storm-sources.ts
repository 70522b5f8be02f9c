import { claims } from "./claims.ts";

/** What bears out the facts of /storm. Sections of codes are no claims of ours. */
export const stormSources = [
  "Texas Windstorm Insurance Association, “Hurricane Binding Procedures” and “Claims Filing Process”",
  "Texas Department of Insurance, “When a storm enters the gulf, it’s too late to ask” and “Recovery tips”",
  "Federal Emergency Management Agency, “File Your Claim”",
  claims.hurricaneSeason.source,
  `Flood: ${claims.floodWaitingPeriod.source}; ${claims.floodProofOfLoss.source}`,
  `Windstorm: ${claims.windstormCounties.source}; ${claims.windstormClaim.source}`,
  `Public adjusters: ${claims.publicAdjusterFee.source}; ${claims.publicAdjusterRescission.source}`,
  "Contractors as adjusters: Tex. Ins. Code § 4102.163",
  "Deductibles: Tex. Ins. Code §§ 707.002, 707.004; Tex. Bus. & Com. Code § 27.02",
  "Repairs after a disaster: Tex. Bus. & Com. Code ch. 58",
  "Prices in a disaster: Tex. Bus. & Com. Code § 17.46(b)(27)",
  `Generators: ${claims.generatorDistance.source}`,
];
