import * as v from "valibot";
import { listOf, pageHead, text, titledText } from "./page-schema.ts";

/** A page for a request: content/en/requests, content/en/quote.yaml. Its form is the one whose `page` it is (forms/). */
export const requestPageSchema = v.strictObject({
  ...pageHead,
  request: v.strictObject({ title: text, intro: text }),
  facts: v.strictObject({ title: text, list: listOf(titledText, 3, 6) }),
});
