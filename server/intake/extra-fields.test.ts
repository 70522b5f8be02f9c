import { expect, test } from "vitest";
import { subscribe } from "#content/forms/subscribe.ts";
import { forms } from "#content/forms.ts";
import {
  fieldNames,
  takesFile,
  wordingOf,
  type FormDefinition,
} from "#forms/define-form.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { entriesFor } from "../../tests/entries-for.ts";

// Whatever else a page puts into a form, its lead is stored, and a wrong field is an error that names it.

const seed = Number(process.env.SEED ?? Date.now() % 1e6);

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function random(from: number) {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oddTexts = [
  "",
  "1",
  "on",
  "\u0000",
  "\ud800",
  "<font>x</font>",
  "😀".repeat(99),
];
const oddNames = [
  "",
  "__proto__",
  "constructor",
  "toString",
  "ext-helper-id",
  "email[]",
  "a.b",
  "fax",
];
const oddValues = [null, true, 7, [], ["x"], {}, { a: [1] }, [[["x"]]]];

test.each<FormDefinition>([...forms, subscribe])(
  `the $kind form, with seed ${seed}`,
  async (form) => {
    const { app, db } = await fixtureApp();
    const next = random(seed);
    const oneOf = <Item>(list: readonly Item[]) =>
      list[Math.floor(next() * list.length)]!;
    const right: [string, string][] = Object.entries({
      ...entriesFor(form, "Ana"),
      ...(form.kind === "subscribe" && {
        terms: wordingOf(subscribe.fields.terms),
      }),
    });
    const encodings = [
      "json",
      "urlencoded",
      ...(takesFile(form) ? ["multipart"] : []),
    ];
    for (let round = 0; round < 25; round++) {
      const isWrong = next() < 0.3;
      const own = right.map(([name, value]) => [
        name,
        isWrong && name === "email" ? "ana" : value,
      ]);
      // Others of any name, and copies of the form's own fields at its end.
      const others = Array.from({ length: Math.floor(next() * 40) }, () => [
        oneOf([
          ...oddNames,
          `f${Math.floor(next() * 1e4)}`,
          ...right.map(([name]) => name),
        ]),
        oneOf(oddTexts),
      ]);
      const pairs = [...own, ...others] as [string, string][];
      const encoding = oneOf(encodings);
      const answer = await app.request(`/api/${form.kind}`, {
        method: "POST",
        ...(encoding === "json"
          ? {
              headers: { "Content-Type": "application/json" },
              body: JSON.stringify({
                ...Object.fromEntries(
                  others.map(([name]) => [name, oneOf(oddValues)]),
                ),
                ...Object.fromEntries(own),
              }),
            }
          : {
              body:
                encoding === "urlencoded"
                  ? new URLSearchParams(pairs)
                  : formData(pairs),
            }),
      });
      const text = await answer.text();
      if (!isWrong) expect([201, 303], text).toContain(answer.status);
      else {
        expect(answer.status).toBe(422);
        expect(text).toContain(form.errorWords.email);
      }
    }
    const leads = await db.selectFrom("leads").selectAll().execute();
    for (const { name, email, fields } of leads) {
      expect([name, email]).toEqual(["Ana O'Brien", "Ana@example.com"]);
      const names = Object.keys(JSON.parse(fields) as object);
      expect(fieldNames(form)).toEqual(expect.arrayContaining(names));
    }
  },
);

function formData(pairs: readonly [string, string][]) {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}
