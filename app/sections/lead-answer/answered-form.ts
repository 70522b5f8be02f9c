import type { RouterContextProvider } from "react-router";
import { pageInput } from "#app/document/page-input.ts";

/** For the loader of a page that answers a form: the form as it was sent, with what is wrong with it. */
export function answeredForm({
  context,
}: {
  context: Readonly<RouterContextProvider>;
}) {
  const { typed, errors, alert } = context.get(pageInput).form ?? {
    typed: {},
    errors: {},
  };
  const texts = Object.entries(typed).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { alert, typed: Object.fromEntries(texts), wrong: errors };
}
