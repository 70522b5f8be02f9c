import type { RouterContextProvider } from "react-router";
import { pageInput } from "#app/document/page-input.ts";

/** For the loader of a page that answers a form: the form as it was sent, with its errors. */
export function answeredForm({
  context,
}: {
  context: Readonly<RouterContextProvider>;
}) {
  const { form } = context.get(pageInput);
  if (!form) return undefined;
  const texts = Object.entries(form.entries).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return {
    alert: form.alert,
    entries: Object.fromEntries(texts),
    wrong: form.errors,
  };
}
