import { expect, test } from "vitest";
import { subscribe } from "#content/forms/subscribe.ts";
import { forms } from "#content/forms.ts";
import { fieldNames } from "#forms/define-form.ts";
import { sourceFields } from "#forms/source-fields.ts";
import { inWords, retention } from "#server/retention.ts";
import { optOutHeaders } from "#server/sources/request-from.ts";
import { legal } from "#content/legal.ts";
import { visitEntry } from "#app/sections/form-signals/visit-source.ts";
import { checksEntry } from "#app/sections/checklist/checks.ts";
import { inventoryEntry } from "#app/sections/home-inventory/inventory-store.ts";
import { draftEntry } from "#app/sections/lead-form/draft-store.ts";

const { records, browser } = legal["privacy-notice"]!.stored!;

test("the privacy notice names every retention period of the server", () => {
  const named = records.map(({ keptFor }) => keptFor);
  expect([...new Set(named)].toSorted()).toEqual(
    Object.keys(retention).toSorted(),
  );
});

test.each<{ kind: string; names: string[] }>([
  ...[...forms, subscribe].map((form) => ({
    kind: form.kind,
    names: fieldNames(form),
  })),
  { kind: "source", names: [...sourceFields] },
])(
  "the privacy notice names exactly the fields of the $kind record",
  ({ kind, names }) => {
    const record = records.find((one) => "form" in one && one.form === kind);
    const fields = (record && "fields" in record && record.fields) || {};
    expect(Object.keys(fields).toSorted()).toEqual(names.toSorted());
  },
);

test.each(Object.values(optOutHeaders))(
  "the privacy notice offers %s wherever the server respects it",
  (name) => {
    const source = records.find(
      (one) => "form" in one && one.form === "source",
    );
    expect(JSON.stringify(source)).toContain(name);
  },
);

test("the privacy notice says where the record of every form goes", () => {
  for (const { kind } of forms) {
    const record = records.find((one) => "form" in one && one.form === kind);
    expect(record, kind).toHaveProperty("goesTo");
  }
});

test.each(["theme", checksEntry, draftEntry, inventoryEntry, visitEntry])(
  "the privacy notice names the browser’s entry %s",
  (entry) => {
    expect(browser.join("\n")).toContain(`“${entry}”`);
  },
);

test("periods are written in words", () => {
  expect(inWords({ months: 24 })).toBe("24 months");
  expect(inWords({ days: 7 })).toBe("7 days");
});
