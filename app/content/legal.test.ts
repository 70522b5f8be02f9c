import { readdirSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { inWords, retention } from "#server/retention.ts";
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

test("the privacy notice names each form's fields, no more and no fewer", async () => {
  const forms = readdirSync("forms")
    .filter((name) => name.endsWith("-form.ts"))
    .map((name) => name.slice(0, -".ts".length));
  for (const form of forms) {
    const record = privacyNotice.stored.records.find(
      (one) => "fields" in one && one.form === form,
    );
    expect(record, `forms/${form}.ts`).toBeDefined();
    const exports = (await import(
      /* @vite-ignore */ `../../forms/${form}.ts`
    )) as Record<string, { entries?: object }>;
    const schema = Object.values(exports).find(
      (one) => typeof one?.entries === "object",
    );
    if (schema?.entries && record && "fields" in record)
      expect(Object.keys(record.fields ?? {}).toSorted()).toEqual(
        Object.keys(schema.entries).toSorted(),
      );
  }
});

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
