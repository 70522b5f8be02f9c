import type { Cutaway } from "./cutaway.ts";
import { autoServiceCutaway } from "./cutaways/auto-service.ts";
import { autoCutaway } from "./cutaways/auto.ts";
import { buildersRiskCutaway } from "./cutaways/builders-risk.ts";
import { classicAutoCutaway } from "./cutaways/classic-auto.ts";
import { condoCutaway } from "./cutaways/condo.ts";
import { constructionCutaway } from "./cutaways/construction.ts";
import { energyCutaway } from "./cutaways/energy.ts";
import { environmentalCutaway } from "./cutaways/environmental.ts";
import { financialServicesCutaway } from "./cutaways/financial-services.ts";
import { floodCutaway } from "./cutaways/flood.ts";
import { foodBeverageCutaway } from "./cutaways/food-beverage.ts";
import { healthcareCutaway } from "./cutaways/healthcare.ts";
import { homeownersCutaway } from "./cutaways/homeowners.ts";
import { hospitalityCutaway } from "./cutaways/hospitality.ts";
import { lifeCutaway } from "./cutaways/life.ts";
import { manufacturingCutaway } from "./cutaways/manufacturing.ts";
import { motorcycleCutaway } from "./cutaways/motorcycle.ts";
import { nonProfitCutaway } from "./cutaways/non-profit.ts";
import { realEstateCutaway } from "./cutaways/real-estate.ts";
import { rentalPropertyCutaway } from "./cutaways/rental-property.ts";
import { retailServiceCutaway } from "./cutaways/retail-service.ts";
import { transportationCutaway } from "./cutaways/transportation.ts";
import { wholesaleCutaway } from "./cutaways/wholesale.ts";

/** Every cutaway by the name of its scene. Its picture is `/images/cutaways/<name>.svg`. */
export const cutaways: Record<string, Cutaway> = {
  // Industries
  "auto-service": autoServiceCutaway,
  construction: constructionCutaway,
  energy: energyCutaway,
  environmental: environmentalCutaway,
  "financial-services": financialServicesCutaway,
  "food-beverage": foodBeverageCutaway,
  healthcare: healthcareCutaway,
  hospitality: hospitalityCutaway,
  manufacturing: manufacturingCutaway,
  "non-profit": nonProfitCutaway,
  "real-estate": realEstateCutaway,
  "retail-service": retailServiceCutaway,
  transportation: transportationCutaway,
  wholesale: wholesaleCutaway,

  // Personal lines
  auto: autoCutaway,
  "builders-risk": buildersRiskCutaway,
  "classic-auto": classicAutoCutaway,
  condo: condoCutaway,
  flood: floodCutaway,
  homeowners: homeownersCutaway,
  life: lifeCutaway,
  motorcycle: motorcycleCutaway,
  "rental-property": rentalPropertyCutaway,
};
