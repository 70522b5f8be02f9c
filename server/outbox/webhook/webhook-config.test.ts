import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { temporaryFolder } from "#server/app.fixture.ts";

const WEBHOOK_URL = "https://crm.example.com/leads?key=hidden";
const secretOf = (bytes: number) =>
  `whsec_${Buffer.alloc(bytes, "hidden").toString("base64")}`;
const WEBHOOK_SECRET = secretOf(24);

test("the secret is decoded, and there may be two", () => {
  expect(readConfig({}).webhook).toBeUndefined();
  const set = `${WEBHOOK_SECRET} ${secretOf(64)}`;
  const { webhook } = readConfig({ WEBHOOK_URL, WEBHOOK_SECRET: set });
  const lengths = webhook?.secrets.map(({ length }) => length);
  expect(lengths).toEqual([24, 64]);
});

test.each<[string, Record<string, string>]>([
  ["WEBHOOK_SECRET is needed", { WEBHOOK_URL }],
  ["WEBHOOK_URL is needed", { WEBHOOK_SECRET }],
  ["WEBHOOK_URL is needed", { WEBHOOK_FIELDS: "package.json" }],
  ["WEBHOOK_URL is not", { WEBHOOK_URL: "http://hidden.example/" }],
  ["WEBHOOK_URL is not", { WEBHOOK_URL: "https://a:hidden@example.com/" }],
  ...[
    WEBHOOK_SECRET.slice(6),
    WEBHOOK_SECRET.slice(0, -1),
    secretOf(23),
    secretOf(65),
    `${WEBHOOK_SECRET} ${WEBHOOK_SECRET} ${WEBHOOK_SECRET}`,
  ].map((secret): [string, Record<string, string>] => [
    "WEBHOOK_SECRET is not",
    { WEBHOOK_URL, WEBHOOK_SECRET: secret },
  ]),
])("%s with %o, and no message shows a secret", (problem, env) => {
  const wrong = () => readConfig(env);
  expect(wrong).toThrow(problem);
  expect(wrong).not.toThrow(/hidden|aGlkZGVu/);
});

test("a mapping file is read, and its mistakes are told at the start", () => {
  const file = `${temporaryFolder()}/fields.json`;
  const env = { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_FIELDS: file };
  expect(() => readConfig(env)).toThrow(
    "WEBHOOK_FIELDS cannot be read: ENOENT",
  );
  writeFileSync(file, '{"fields":{"data.nmae":"a"}}');
  expect(() => readConfig(env)).toThrow(
    "WEBHOOK_FIELDS is wrong: it does not know data.nmae",
  );
  writeFileSync(file, '{"fields":{"data.name":"a"}}');
  const mapping = { fields: { "data.name": "a" }, fixed: {} };
  expect(readConfig(env).mail.mailing.webhook).toEqual({ mapping });
});
