import { figures } from "./figures.ts";

/** What bears out the facts of /storm. Sections of codes are no figures of ours. */
export const stormSources = [
  "Texas Windstorm Insurance Association, “Hurricane Binding Procedures” and “Claims Filing Process”",
  "Texas Department of Insurance, “When a storm enters the gulf, it’s too late to ask” and “Recovery tips”",
  "Federal Emergency Management Agency, “File Your Claim”",
  figures.hurricaneSeason.source,
  `Flood: ${figures.floodWaitingPeriod.source}; ${figures.floodProofOfLoss.source}`,
  `Windstorm: ${figures.windstormCounties.source}; ${figures.windstormClaim.source}`,
  `Public adjusters: ${figures.publicAdjusterFee.source}; ${figures.publicAdjusterRescission.source}`,
  "Contractors as adjusters: Tex. Ins. Code § 4102.163",
  "Deductibles: Tex. Ins. Code §§ 707.002, 707.004; Tex. Bus. & Com. Code § 27.02",
  "Repairs after a disaster: Tex. Bus. & Com. Code ch. 58",
  "Prices in a disaster: Tex. Bus. & Com. Code § 17.46(b)(27)",
  `Generators: ${figures.generatorDistance.source}`,
];
