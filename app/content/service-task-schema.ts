import * as v from "valibot";
import { iconNames } from "#app/ui/icon-names.ts";
import { address, listOf, oneOf, text } from "./page-schema.ts";

/** A way to do something. */
export const action = v.strictObject({
  label: text,
  /** A page of this site or a part of the page, or a phone or email address. */
  to: address,
});

/** One thing that a client comes for: what to do first, and the ways to do it. */
export const serviceTask = v.strictObject({
  id: text,
  icon: oneOf(iconNames),
  title: text,
  text,
  /** Whether the steps are taken one after the other; else they are notes. */
  inOrder: v.boolean(),
  steps: listOf(text, 2, 6),
  actions: listOf(action, 1, 4),
});

export type ServiceTask = v.InferOutput<typeof serviceTask>;
