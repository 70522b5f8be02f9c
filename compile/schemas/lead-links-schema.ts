import * as v from "valibot";
import { filledText } from "./filled-text.ts";
import { field, text } from "./page-schema.ts";

const page = {
  name: field("The name of the page in browser tabs."),
  title: text,
  text,
};

/** A page whose button sets the status. */
const question = v.strictObject({
  ...page,
  title: filledText("reference"),
  button: text,
});

/** A page that says which status a lead has. */
const state = v.strictObject({
  ...page,
  title: filledText("reference"),
  text: filledText("when", "mailbox"),
});

const problem = v.strictObject(page);

/** content/en/lead-links.yaml: each page's name is the end of its address below /lead. */
export const leadLinksSchema = v.strictObject({
  pages: v.strictObject({
    taken: question,
    answered: question,
    "not-a-lead": question,
    "is-taken": state,
    "is-answered": state,
    "is-closed": state,
    gone: problem,
    invalid: problem,
    failed: problem,
  }),
  commandLine: text,
});
