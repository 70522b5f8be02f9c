import * as v from "valibot";
import { listOf, pageHead, text, titledText } from "./page-schema.ts";

/** content/certificate-request.ts. The labels of the fields stand in the form. */
export const certificatePageSchema = v.strictObject({
  ...pageHead,
  request: v.strictObject({ title: text, intro: text }),
  facts: v.strictObject({ title: text, list: listOf(titledText, 3, 6) }),
});

export type CertificatePage = v.InferOutput<typeof certificatePageSchema>;
