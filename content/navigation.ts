import { site } from "./site.ts";

export type MenuItem = {
  label: string;
  path: string;
  items?: readonly MenuItem[];
  /** Opens in a new tab. */
  isExternal?: boolean;
};

const commercial: readonly MenuItem[] = [
  { label: "Real Estate", path: "/industry/real-estate-insurance" },
  { label: "Hospitality", path: "/industry/hospitality-insurance" },
  { label: "Retail & Service", path: "/industry/retail-service-insurance" },
  { label: "Construction", path: "/industry/construction-insurance" },
  { label: "Energy", path: "/industry/energy-insurance" },
  { label: "Healthcare", path: "/industry/healthcare-insurance" },
  { label: "Manufacturing", path: "/industry/manufacturing-insurance" },
  { label: "Transportation", path: "/industry/transportation-insurance" },
  { label: "Food & Beverage", path: "/industry/food-beverage-insurance" },
  { label: "Auto Service", path: "/industry/auto-service-insurance" },
  { label: "Environmental", path: "/industry/environmental-insurance" },
  {
    label: "Financial Services",
    path: "/industry/financial-services-insurance",
  },
  { label: "Non-Profit", path: "/industry/non-profit-insurance" },
  { label: "Wholesale", path: "/industry/wholesale-insurance" },
];

const personal: readonly MenuItem[] = [
  { label: "Homeowners", path: "/personal/homeowners-insurance" },
  { label: "Auto", path: "/personal/auto-insurance" },
  { label: "Rental Property", path: "/personal/rental-property-insurance" },
  { label: "Condo", path: "/personal/condo-insurance" },
  { label: "Classic Auto", path: "/personal/classic-auto-insurance" },
  { label: "Builders Risk", path: "/personal/builders-risk-insurance" },
  { label: "Flood", path: "/personal/flood-insurance" },
  { label: "Motorcycle", path: "/personal/motorcycle-insurance" },
  { label: "Life", path: "/personal/life-insurance" },
];

const services: readonly MenuItem[] = [
  { label: "Commercial Property", path: "/services/commercial-property" },
  {
    label: "Claims Advocacy",
    path: "/services/commercial-property/claims-advocacy",
  },
  {
    label: "Alternative Risk Financing",
    path: "/services/commercial-property/alternative-risk-financing",
  },
  { label: "Loss Control", path: "/services/commercial-property/loss-control" },
  { label: "Private Client", path: "/services/private-client" },
  { label: "Risk Management", path: "/services/risk-management" },
  { label: "Benchmark Network", path: "/services/benchmark-network" },
];

const portals: readonly MenuItem[] = [
  { label: "Booking Scheduler", path: "/portals/booking-scheduler" },
  { label: "Payment Portal", path: "/portals/payment-portal" },
];

const onboarding: MenuItem = {
  label: "Onboarding",
  path: site.outside.onboarding,
  isExternal: true,
};

/** The drawer (docs/product.md, "Navigation"). */
export const drawerMenu: readonly MenuItem[] = [
  { label: "Commercial", path: "/industry", items: commercial },
  { label: "About Us/Careers", path: "/about" },
  { label: "Services", path: "/services", items: services },
  { label: "Portals", path: "/portals", items: portals },
  onboarding,
];

/** Below the drawer's menu: what families and clients come for. */
export const drawerShortcuts: readonly MenuItem[] = [
  { label: "Personal insurance", path: "/personal" },
  { label: "Customer service", path: "/customer-service" },
  { label: "Careers", path: "/careers" },
  { label: "Blog", path: "/blog" },
];

export const footerGroups: readonly {
  title: string;
  items: readonly MenuItem[];
}[] = [
  { title: "Commercial", items: commercial },
  { title: "Personal", items: personal },
  { title: "Services", items: services },
  { title: "Portals", items: portals },
  {
    title: "Company",
    items: [
      { label: "About Us", path: "/about" },
      { label: "Customer Service", path: "/customer-service" },
      { label: "Careers", path: "/careers" },
      { label: "Blog", path: "/blog" },
      onboarding,
    ],
  },
];

export const legalLinks: readonly MenuItem[] = [
  { label: "Privacy Notice", path: "/privacy-notice" },
  { label: "Terms of Service", path: "/terms-of-service" },
  { label: "Licenses", path: "/licenses" },
  { label: "How We Are Paid", path: "/how-we-are-paid" },
  { label: "Accessibility", path: "/accessibility" },
];

export const socialLinks: readonly MenuItem[] = [
  { label: "Facebook", path: site.outside.facebook, isExternal: true },
  { label: "Instagram", path: site.outside.instagram, isExternal: true },
  { label: "LinkedIn", path: site.outside.linkedin, isExternal: true },
];
