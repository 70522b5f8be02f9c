import * as v from "valibot";
import { listOf, pageHead, text, titledText } from "./page-schema.ts";

/** A page that asks for a document: content/en/certificate-request.yaml and content/en/lender-request.yaml. Fields are in forms/. */
export const requestPageSchema = v.strictObject({
  ...pageHead,
  request: v.strictObject({ title: text, intro: text }),
  facts: v.strictObject({ title: text, list: listOf(titledText, 3, 6) }),
});

export type RequestPage = v.InferOutput<typeof requestPageSchema>;
