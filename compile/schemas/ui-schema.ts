import * as v from "valibot";
import { text } from "./page-schema.ts";

const name = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][A-Za-z0-9]*$/,
    "is not a name that code can use: write it like nextPage",
  ),
);

/**
 * content/en/ui.yaml: the words of buttons, labels and short sentences, by the part of the site that shows them. Each
 * part is a module of `#content/ui/`, so TypeScript knows every word and a page loads only its own.
 */
export const uiSchema = v.record(name, v.record(name, text));
