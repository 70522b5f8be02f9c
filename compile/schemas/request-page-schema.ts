import * as v from "valibot";
import { listOf, pageHead, text, titledText } from "./page-schema.ts";

/**
 * A page for requesting a document: content/en/certificate-request.yaml and content/en/lender-request.yaml. The
 * fields are in forms/.
 */
export const requestPageSchema = v.strictObject({
  ...pageHead,
  request: v.strictObject({ title: text, intro: text }),
  facts: v.strictObject({ title: text, list: listOf(titledText, 3, 6) }),
});

export type RequestPage = v.InferOutput<typeof requestPageSchema>;
