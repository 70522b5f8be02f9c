import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { pageInput, type PageInput } from "#app/document/page-input.ts";
import { answeredForm } from "./answered-form.ts";

function answered(input?: PageInput) {
  const context = new RouterContextProvider();
  if (input) context.set(pageInput, input);
  return answeredForm({ context });
}

test("a form comes back with the texts that were typed, its errors and a message about the whole", () => {
  const entries = { name: "Ana", umbrella: "on", attachment: {}, count: 1 };
  const errors = { email: "Enter it" };
  expect(answered({ form: { entries, errors, alert: "busy" } })).toEqual({
    entries: { name: "Ana", umbrella: "on" },
    wrong: errors,
    alert: "busy",
  });
});

test("if nothing was sent there is no form to show again", () => {
  expect(answered()).toBeUndefined();
});
