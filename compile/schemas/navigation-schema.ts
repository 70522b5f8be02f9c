import * as v from "valibot";
import { address, oneOf, text } from "./page-schema.ts";

const link = v.strictObject({ label: text, path: address });
const links = v.array(link);

const task = v.strictObject({
  label: text,
  line: v.pipe(text, v.description("A few words below the name.")),
  path: address,
});

const shortTask = v.strictObject({
  ...task.entries,
  short: v.pipe(text, v.description("The name in the bar on phones.")),
});

const lists = [
  "commercial",
  "personal",
  "coverage",
  "services",
  "guides",
  "portals",
] as const;

const list = v.optional(
  v.pipe(
    oneOf(lists),
    v.description(
      "The links to show here, by the name of a list at the top of this file. The drawer and the footer share them.",
    ),
  ),
);

/** content/en/navigation.yaml: the menus. */
export const navigationSchema = v.strictObject({
  lists: v.strictObject(v.entriesFromList(lists, links)),
  tasks: v.pipe(
    v.strictObject({
      quote: shortTask,
      claim: shortTask,
      certificate: task,
      payment: task,
      storm: task,
    }),
    v.description(
      "What most visitors come for: on the home page, in the drawer, in the footer, and in the bar on phones.",
    ),
  ),
  finds: v.pipe(
    v.strictObject({ finder: link, industries: link, search: link }),
    v.description(
      "Ways to find something, after the tasks. {count} is the number of industries.",
    ),
  ),
  sections: v.pipe(
    links,
    v.description("The main sections, below the header of wide windows."),
  ),
  drawer: v.array(v.strictObject({ ...link.entries, list })),
  shortcuts: v.pipe(
    links,
    v.description(
      "Links below the drawer's menu: what families and clients come for.",
    ),
  ),
  footer: v.array(
    v.strictObject({
      title: text,
      list,
      items: v.optional(links),
    }),
  ),
  legal: links,
  social: links,
});
