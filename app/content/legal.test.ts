import * as v from "valibot";
import { expect, test } from "vitest";
import type { FormField } from "#forms/define-form.ts";
import { forms } from "#forms/kinds.ts";
import { inWords, retention } from "#server/leads/retention.ts";
import privacyNotice from "#content/legal/privacy-notice.ts";
import licenses from "#content/licenses.ts";
import terms from "#content/legal/terms-of-service.ts";
import { warn } from "../../tests/warnings.ts";
import { termsSchema } from "./document-schema.ts";
import { privacySchema } from "./privacy-schema.ts";

test("the terms must have all eight clauses, in their order", () => {
  expect(v.safeParse(termsSchema, terms).success).toBe(true);
  const without = { ...terms, parts: terms.parts.slice(1) };
  expect(
    v.safeParse(termsSchema, without).issues?.map((one) => v.getDotPath(one)),
  ).toEqual(["parts"]);
});

test("the privacy notice holds all that its page needs", () => {
  expect(v.safeParse(privacySchema, privacyNotice).success).toBe(true);
});

test("the privacy notice names every period that the server keeps something for", () => {
  const named = privacyNotice.stored.records.map(({ keptFor }) => keptFor);
  expect([...new Set(named)].toSorted()).toEqual(
    Object.keys(retention).toSorted(),
  );
});

test.each<{ kind: string; names: string[] }>([
  ...forms.map(({ kind, fields }) => ({ kind, names: namesOf(fields) })),
  { kind: "subscribe", names: ["email", "terms"] },
])(
  "the privacy notice names each field of the $kind form, no more and no fewer",
  ({ kind, names }) => {
    const record = privacyNotice.stored.records.find(
      (one) => "form" in one && one.form === kind,
    );
    const fields = (record && "fields" in record && record.fields) || {};
    expect(Object.keys(fields).toSorted()).toEqual(names.toSorted());
  },
);

/** Of boxes that are one answer together each is sent; a file is described in words of its own. */
function namesOf(fields: Record<string, FormField>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === "boxes") return Object.keys(field.options);
    return field.type === "file" ? [] : [name];
  });
}

test("a name without the word insurance is warned of", () => {
  const { name } = licenses.california;
  expect(name).not.toBe("");
  if (!/insurance/i.test(name))
    warn(
      `/licenses: ${name} lacks 1 word, insurance, for residents of California`,
    );
});

test("periods are said as readers say them", () => {
  expect(inWords({ months: 24 })).toBe("24 months");
  expect(inWords({ days: 7 })).toBe("7 days");
});
