/** Who the brokerage is and where it can be reached. Changing the brokerage means changing this file. */
export const site = {
  name: "Sabine Ridge Insurance",
  shortName: "Sabine Ridge",
  legalName: "Sabine Ridge Insurance Group, LLC",
  tagline: "Texas-rooted. Licensed nationwide.",
  description:
    "An insurance brokerage in Houston for owners, contractors, hoteliers, families and lenders, licensed nationwide.",
  /** Texas Department of Insurance agency license number. Empty: `npm run launch-check` reports it. */
  texasLicense: "",
  phone: { display: "(713) 555-0142", e164: "+17135550142" },
  email: "hello@sabineridge.example",
  address: {
    street: "1200 Bayou Street, Suite 900",
    city: "Houston",
    state: "TX",
    zip: "77002",
    /** No real place: must be replaced before launch. */
    sample: true,
  },
  hours: "Monday to Friday, 8 a.m. to 5:30 p.m. Central",
  /** Where the site is served from, without a slash at the end. VITE_PUBLIC_ORIGIN overrides it. */
  origin: address("PUBLIC_ORIGIN", "https://www.sabineridge.example"),
  /** Addresses outside this site. VITE_QUOTE_URL and so on override them at build time. */
  outside: {
    quote: address("QUOTE_URL", "https://quote.sabineridge.example/start"),
    scheduler: address(
      "SCHEDULER_URL",
      "https://meet.sabineridge.example/business-development",
    ),
    payment: address("PAYMENT_URL", "https://pay.sabineridge.example"),
    onboarding: address(
      "ONBOARDING_URL",
      "https://onboarding.sabineridge.example",
    ),
    jobs: address("JOBS_URL", "https://jobs.sabineridge.example"),
    facebook: address("FACEBOOK_URL", "https://facebook.example/sabineridge"),
    instagram: address(
      "INSTAGRAM_URL",
      "https://instagram.example/sabineridge",
    ),
    linkedin: address(
      "LINKEDIN_URL",
      "https://linkedin.example/company/sabineridge",
    ),
  },
} as const;

/** The build's own setting where there is one. Vite gives it as import.meta.env, Node as process.env. */
function address(name: string, usual: string): string {
  const settings: Record<string, string | undefined> =
    import.meta.env ?? process.env;
  return settings[`VITE_${name}`] ?? usual;
}
