import { carriers as carriersContent } from "#content/carriers.ts";
import certificateContent from "#content/certificate-request.ts";
import policyChangesContent from "#content/policy-changes.ts";
import claimsContent from "#content/report-a-claim.ts";
import { certificatePageSchema } from "./certificate-request-schema.ts";
import { checkFile } from "./check.ts";
import { carriersSchema, claimsPageSchema } from "./claims-page-schema.ts";
import { policyChangesSchema } from "./policy-changes-schema.ts";

/** The pages for those who are clients already, checked. Only loaders import this. */
export const certificatePage = checkFile(
  "content/certificate-request.ts",
  certificatePageSchema,
  certificateContent,
);

export const claimsPage = checkFile(
  "content/report-a-claim.ts",
  claimsPageSchema,
  claimsContent,
);

export const carriers = checkFile(
  "content/carriers.ts",
  carriersSchema,
  carriersContent,
);

export const policyChanges = checkFile(
  "content/policy-changes.ts",
  policyChangesSchema,
  policyChangesContent,
);
