import accessibility from "#content/legal/accessibility.ts";
import howWeArePaid from "#content/legal/how-we-are-paid.ts";
import privacyContent from "#content/legal/privacy-notice.ts";
import terms from "#content/legal/terms-of-service.ts";
import { checkFile } from "./check.ts";
import {
  accessibilitySchema,
  howWeArePaidSchema,
  termsSchema,
  type LegalDocument,
} from "./document-schema.ts";
import { privacySchema } from "./privacy-schema.ts";

/** The documents that are nothing but their parts, by address. Only loaders import this. */
export const documents: Readonly<Record<string, LegalDocument>> = {
  "/terms-of-service": checkFile("legal/terms-of-service", termsSchema, terms),
  "/accessibility": checkFile(
    "legal/accessibility",
    accessibilitySchema,
    accessibility,
  ),
  "/how-we-are-paid": checkFile(
    "legal/how-we-are-paid",
    howWeArePaidSchema,
    howWeArePaid,
  ),
};

export const privacyNotice = checkFile(
  "legal/privacy-notice",
  privacySchema,
  privacyContent,
);
