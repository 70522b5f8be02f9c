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
  "certificate-request",
  requestPageSchema,
  certificateContent,
);

export const lenderPage = checkFile(
  "lender-request",
  requestPageSchema,
  lenderContent,
);

export const claimsPage = checkFile(
  "report-a-claim",
  claimsPageSchema,
  claimsContent,
);

export const carriers = checkFile("carriers", carriersSchema, carriersContent);

export const policyChanges = checkFile(
  "policy-changes",
  policyChangesSchema,
  policyChangesContent,
);
