import * as v from "valibot";
import { address, field, optional, text, textUpTo } from "./page-schema.ts";

const link = v.strictObject({
  label: text,
  path: address,
  lang: optional(
    "The language of the page and of its label, if it is another one.",
  ),
});
const links = v.array(link);

const task = v.strictObject({
  label: text,
  line: field("A few words below the name."),
  path: address,
});

const shortTask = v.strictObject({
  ...task.entries,
  short: field("The name in the bar on phones.", textUpTo(12)),
});

const lists = [
  "commercial",
  "personal",
  "coverage",
  "services",
  "service",
  "guides",
  "portals",
] as const;

const list = optional(
  "The links to show here, by the name of a list at the top of this file. The drawer and the footer share them.",
  v.picklist(lists),
);

/** content/en/navigation.yaml: the menus. */
export const navigationSchema = v.strictObject({
  lists: v.strictObject(v.entriesFromList(lists, links)),
  tasks: field(
    "What most visitors come for: on the home page, in the drawer, in the footer, and in the bar on phones.",
    v.strictObject({
      quote: v.strictObject({
        ...shortTask.entries,
        button: optional(
          "The text of the button in the header, if the name is too long for it.",
        ),
      }),
      claim: shortTask,
      certificate: task,
      payment: task,
      storm: task,
    }),
  ),
  finds: field(
    "Ways to find something, after the tasks. {count} is the number of industries.",
    v.strictObject({ finder: link, industries: link, search: link }),
  ),
  sections: field(
    "The main sections, below the header of wide windows.",
    links,
  ),
  drawer: v.array(v.strictObject({ ...link.entries, list })),
  shortcuts: field(
    "Links below the drawer's menu: what families and clients come for.",
    links,
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
