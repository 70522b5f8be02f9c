import type { Scene } from "./scene.ts";
import { about } from "./scenes/about.ts";
import { alternativeRiskFinancing } from "./scenes/alternative-risk-financing.ts";
import { auto } from "./scenes/auto.ts";
import { autoService } from "./scenes/auto-service.ts";
import { bakery } from "./scenes/bakery.ts";
import { benchmarkNetwork } from "./scenes/benchmark-network.ts";
import { blog } from "./scenes/blog.ts";
import { buildersRisk } from "./scenes/builders-risk.ts";
import { businessOwnersPolicy } from "./scenes/business-owners-policy.ts";
import { capitolLetter } from "./scenes/capitol-letter.ts";
import { carAccident } from "./scenes/car-accident.ts";
import { careers } from "./scenes/careers.ts";
import { certificate } from "./scenes/certificate.ts";
import { claimsAdvocacy } from "./scenes/claims-advocacy.ts";
import { classicAuto } from "./scenes/classic-auto.ts";
import { coastalWind } from "./scenes/coastal-wind.ts";
import { commercialAuto } from "./scenes/commercial-auto.ts";
import { commercialProperty } from "./scenes/commercial-property.ts";
import { condo } from "./scenes/condo.ts";
import { construction } from "./scenes/construction.ts";
import { contracts } from "./scenes/contracts.ts";
import { customerService } from "./scenes/customer-service.ts";
import { cyber } from "./scenes/cyber.ts";
import { energy } from "./scenes/energy.ts";
import { environmental } from "./scenes/environmental.ts";
import { financialServices } from "./scenes/financial-services.ts";
import { firstCar } from "./scenes/first-car.ts";
import { flood } from "./scenes/flood.ts";
import { foodBeverage } from "./scenes/food-beverage.ts";
import { generalLiability } from "./scenes/general-liability.ts";
import { glossary } from "./scenes/glossary.ts";
import { groceryFreezer } from "./scenes/grocery-freezer.ts";
import { guestHouse } from "./scenes/guest-house.ts";
import { hailRoof } from "./scenes/hail-roof.ts";
import { healthcare } from "./scenes/healthcare.ts";
import { home } from "./scenes/home.ts";
import { homeInventory } from "./scenes/home-inventory.ts";
import { homeowners } from "./scenes/homeowners.ts";
import { hospitality } from "./scenes/hospitality.ts";
import { houstonStreet } from "./scenes/houston-street.ts";
import { industry } from "./scenes/industry.ts";
import { kitchenTable } from "./scenes/kitchen-table.ts";
import { lakeRamp } from "./scenes/lake-ramp.ts";
import { legal } from "./scenes/legal.ts";
import { lenders } from "./scenes/lenders.ts";
import { life } from "./scenes/life.ts";
import { lockedScreens } from "./scenes/locked-screens.ts";
import { longTermCare } from "./scenes/long-term-care.ts";
import { lossControl } from "./scenes/loss-control.ts";
import { machineShop } from "./scenes/machine-shop.ts";
import { manufacturing } from "./scenes/manufacturing.ts";
import { marketStands } from "./scenes/market-stands.ts";
import { mobileHome } from "./scenes/mobile-home.ts";
import { motel } from "./scenes/motel.ts";
import { motorcycle } from "./scenes/motorcycle.ts";
import { nonProfit } from "./scenes/non-profit.ts";
import { nonrenewed } from "./scenes/nonrenewed.ts";
import { notFound } from "./scenes/not-found.ts";
import { notaryDesk } from "./scenes/notary-desk.ts";
import { officeCheckup } from "./scenes/office-checkup.ts";
import { oldRoof } from "./scenes/old-roof.ts";
import { onboarding } from "./scenes/onboarding.ts";
import { patio } from "./scenes/patio.ts";
import { personal } from "./scenes/personal.ts";
import { porchRest } from "./scenes/porch-rest.ts";
import { portTrucking } from "./scenes/port-trucking.ts";
import { portals } from "./scenes/portals.ts";
import { portfolioManagement } from "./scenes/portfolio-management.ts";
import { privateClient } from "./scenes/private-client.ts";
import { professionalAndManagementLiability } from "./scenes/professional-and-management-liability.ts";
import { ranch } from "./scenes/ranch.ts";
import { realEstate } from "./scenes/real-estate.ts";
import { rentalProperty } from "./scenes/rental-property.ts";
import { renters } from "./scenes/renters.ts";
import { retailService } from "./scenes/retail-service.ts";
import { riskManagement } from "./scenes/risk-management.ts";
import { services } from "./scenes/services.ts";
import { shuttleCrash } from "./scenes/shuttle-crash.ts";
import { storm } from "./scenes/storm.ts";
import { suretyBonds } from "./scenes/surety-bonds.ts";
import { surgeonLecture } from "./scenes/surgeon-lecture.ts";
import { surplusLines } from "./scenes/surplus-lines.ts";
import { totaledCar } from "./scenes/totaled-car.ts";
import { transportation } from "./scenes/transportation.ts";
import { twoTrades } from "./scenes/two-trades.ts";
import { tylerGarden } from "./scenes/tyler-garden.ts";
import { umbrella } from "./scenes/umbrella.ts";
import { umbrellaAndExcess } from "./scenes/umbrella-and-excess.ts";
import { vetClinic } from "./scenes/vet-clinic.ts";
import { waterDamage } from "./scenes/water-damage.ts";
import { wholesale } from "./scenes/wholesale.ts";
import { workersCompensation } from "./scenes/workers-compensation.ts";

/** Every scene by name. Pages and content name a scene; its pictures are `<name>-<crop>.svg`. */
export const scenes: Record<string, Scene> = {
  about,
  "alternative-risk-financing": alternativeRiskFinancing,
  auto,
  "auto-service": autoService,
  bakery: bakery,
  "benchmark-network": benchmarkNetwork,
  blog,
  "builders-risk": buildersRisk,
  "business-owners-policy": businessOwnersPolicy,
  "capitol-letter": capitolLetter,
  "car-accident": carAccident,
  careers,
  certificate,
  "claims-advocacy": claimsAdvocacy,
  "classic-auto": classicAuto,
  "coastal-wind": coastalWind,
  "commercial-auto": commercialAuto,
  "commercial-property": commercialProperty,
  condo,
  construction,
  contracts,
  "customer-service": customerService,
  cyber,
  energy,
  environmental,
  "financial-services": financialServices,
  "first-car": firstCar,
  flood,
  "food-beverage": foodBeverage,
  "general-liability": generalLiability,
  glossary,
  "grocery-freezer": groceryFreezer,
  "guest-house": guestHouse,
  "hail-roof": hailRoof,
  healthcare,
  home,
  "home-inventory": homeInventory,
  homeowners,
  hospitality,
  "houston-street": houstonStreet,
  industry,
  "kitchen-table": kitchenTable,
  "lake-ramp": lakeRamp,
  legal,
  lenders,
  life,
  "locked-screens": lockedScreens,
  "long-term-care": longTermCare,
  "loss-control": lossControl,
  "machine-shop": machineShop,
  manufacturing,
  "market-stands": marketStands,
  "mobile-home": mobileHome,
  motel: motel,
  motorcycle,
  "non-profit": nonProfit,
  nonrenewed,
  "not-found": notFound,
  "notary-desk": notaryDesk,
  "office-checkup": officeCheckup,
  "old-roof": oldRoof,
  onboarding,
  patio: patio,
  personal,
  "porch-rest": porchRest,
  "port-trucking": portTrucking,
  portals,
  "portfolio-management": portfolioManagement,
  "private-client": privateClient,
  "professional-and-management-liability": professionalAndManagementLiability,
  ranch: ranch,
  "real-estate": realEstate,
  "rental-property": rentalProperty,
  renters,
  "retail-service": retailService,
  "risk-management": riskManagement,
  services,
  "shuttle-crash": shuttleCrash,
  storm,
  "surety-bonds": suretyBonds,
  "surgeon-lecture": surgeonLecture,
  "surplus-lines": surplusLines,
  "totaled-car": totaledCar,
  transportation,
  "two-trades": twoTrades,
  "tyler-garden": tylerGarden,
  umbrella,
  "umbrella-and-excess": umbrellaAndExcess,
  "vet-clinic": vetClinic,
  "water-damage": waterDamage,
  wholesale,
  "workers-compensation": workersCompensation,
};
