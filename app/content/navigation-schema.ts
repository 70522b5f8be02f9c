import * as v from "valibot";
import { address, oneOf, text } from "./page-schema.ts";

const link = v.strictObject({ label: text, path: address });
const links = v.array(link);

const lists = ["commercial", "personal", "services", "portals"] as const;

/** content/en/navigation.yaml: the menus. `list` names one of `lists`, which the drawer and the footer share. */
export const navigationSchema = v.strictObject({
  lists: v.strictObject(v.entriesFromList(lists, links)),
  drawer: v.array(
    v.strictObject({ ...link.entries, list: v.optional(oneOf(lists)) }),
  ),
  /** Below the drawer's menu: what families and clients come for. */
  shortcuts: links,
  footer: v.array(
    v.strictObject({
      title: text,
      list: v.optional(oneOf(lists)),
      items: v.optional(links),
    }),
  ),
  legal: links,
  social: links,
});

export type Navigation = v.InferOutput<typeof navigationSchema>;
