import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leadKinds } from "#forms/kinds.ts";
import { readMapping } from "./field-mapping.ts";
import { eventPaths } from "./lead-event.ts";

const doc = readFileSync("docs/webhooks.md", "utf8");

/** The only block of code of a language that has these words. */
function blockWith(language: string, words: string): string {
  const blocks = [...doc.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(
    ([, of, code]) => of === language && code?.includes(words),
  );
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[2] ?? "";
}

test("the documented mapping is accepted", () => {
  const json = blockWith("json", '"fixed"');
  expect(readMapping(json, leadKinds.map(eventPaths)).fields).toHaveProperty(
    ["data.reference"],
    "externalId",
  );
});

test("the documented event has the names that a contact lead has", () => {
  const event = JSON.parse(blockWith("json", "lead.created"));
  for (const path of eventPaths("contact")) expect(event).toHaveProperty(path);
});
