import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leadKinds } from "#forms/kinds.ts";
import { readMapping } from "./field-mapping.ts";
import { eventPaths } from "./lead-event.ts";
import { signedHeaders } from "./signature.ts";

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

test("the documented check accepts our signatures, and no others", async () => {
  const code = blockWith("js", "isGenuine");
  const { isGenuine } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as {
    isGenuine: (headers: object, body: string, secret: string) => boolean;
  };
  const secret = Buffer.alloc(32, 1);
  const other = Buffer.alloc(32, 2);
  const now = Math.floor(Date.now() / 1000);
  const body = '{"name":"Núñez"}';
  const check = (secrets: Buffer[], timestamp = now, arrived = body) =>
    isGenuine(
      signedHeaders({ id: "one", timestamp, body }, secrets),
      arrived,
      `whsec_${secret.toString("base64")}`,
    );
  expect([
    check([secret]),
    check([other, secret]),
    check([other]),
    check([secret], now - 400),
    check([secret], now, `${body} `),
  ]).toEqual([true, true, false, false, false]);
});
