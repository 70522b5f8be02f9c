import type { About } from "#server/setting.ts";
import type { Report } from "./content-problem.ts";

/**
 * LIVE=1 builds the site for visitors: without samples, and never without what the law requires. Throws for other
 * values, which would build a preview for someone who wants to open.
 */
export function isLive({ LIVE } = process.env): boolean {
  if (!["1", "0", "", undefined].includes(LIVE))
    throw new Error(
      `LIVE is ${LIVE}. Write LIVE=1 for the site that visitors see, or leave it out for a preview`,
    );
  return LIVE === "1";
}

export const aboutLive: About = {
  meaning:
    "`1` builds the site for visitors. It leaves out samples, and the build fails if `site.yaml` lacks the legal name, the Texas license number, the real address or a real telephone number.",
  otherwise: "a preview, with a banner that says so",
};

/** The fields of site.yaml that a live site must have. */
export type Site = {
  legalName: string;
  texasLicense: string;
  phone: { display: string };
  offices: readonly { street: string; sample?: boolean }[];
};

/** Numbers that the North American Numbering Plan reserves for fiction: 555-0100 to 555-0199. */
export const fictionalPhone = /555[-. ]?01\d\d\b/;

/** Reports what a live site lacks, each with its field of site.yaml. */
export function checkLive(site: Site, report: Report): void {
  const { legalName, texasLicense, phone, offices } = site;
  const need = (field: string, isThere: boolean, what: string) =>
    isThere ||
    report([field], `is missing for a live site (LIVE=1): write ${what}`);
  need("legalName", legalName.trim() !== "", "the legal name");
  need("texasLicense", texasLicense.trim() !== "", "the Texas license number");
  need(
    "offices",
    offices.every(({ street, sample }) => street.trim() && !sample),
    "the real address of each, without “sample: true”",
  );
  need(
    "phone",
    phone.display.trim() !== "" && !fictionalPhone.test(phone.display),
    "a real telephone number",
  );
}
