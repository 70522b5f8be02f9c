import { certificate as words } from "#content/forms/certificate.ts";
import { defineForm } from "../define-form.ts";
import { certificateRules } from "./certificate-rules.ts";

/** A request for a certificate of insurance. */
export const certificate = defineForm(certificateRules, words);
