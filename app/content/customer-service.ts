import { carriers as carriersContent } from "#content/carriers.ts";
import certificateContent from "#content/certificate-request.ts";
import lenderContent from "#content/lender-request.ts";
import policyChangesContent from "#content/policy-changes.ts";
import claimsContent from "#content/report-a-claim.ts";
import { checkFile } from "./check.ts";
import { carriersSchema, claimsPageSchema } from "./claims-page-schema.ts";
import { policyChangesSchema } from "./policy-changes-schema.ts";
import { requestPageSchema } from "./request-page-schema.ts";

/** The pages for those who are clients already, checked. Only loaders import this. */
export const certificatePage = checkFile(
  "content/certificate-request.ts",
  requestPageSchema,
  certificateContent,
);

export const lenderPage = checkFile(
  "content/lender-request.ts",
  requestPageSchema,
  lenderContent,
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
