import { expect, test } from "vitest";
import { sendLead } from "./send-lead.ts";

const lead = { kind: "contact", entries: new FormData(), key: "key" };

const resultOf = (status: number, text: string) =>
  sendLead(
    lead,
    async () => ({ status, retryAfter: null, text }),
    () => {},
  );

test("a status in the server's answer does not replace that it was stored", async () => {
  const result = await resultOf(201, '{"status":"pending"}');
  expect(result.status).toBe("sent");
});

const page = "<!DOCTYPE html><title>Guest network</title>";

test.each([
  ["a network's login page", 200, page],
  ["a page that a proxy made of our answer", 201, page],
  ["nothing", 200, ""],
  ["no content", 204, ""],
  ["an answer that may not be read", 0, ""],
  ["JSON without a reference", 201, "{}"],
  ["another's JSON", 200, '{"reference":"SR-7K3F9Q"}'],
  ["a list", 201, "[]"],
  ["null", 201, "null"],
  ["a redirect that nobody followed", 302, ""],
  ["a refusal by a firewall", 403, page],
  ["errors that name nothing", 422, '{"errors":{}}'],
  ["errors in another form", 422, '{"errors":[{"detail":"no"}]}'],
  ["errors as a page", 422, page],
])("%s in place of our answer is a failure", async (_, status, text) => {
  expect(await resultOf(status, text)).toEqual({
    status: "failed",
    why: "unclear",
  });
});

test.each([
  ["a bad gateway's page", 502, "broken"],
  ["a form that is too long", 413, "tooLong"],
])("%s is a failure with a reason", async (_, status, why) => {
  expect(await resultOf(status, page)).toMatchObject({ why });
});

test("a browser whose fetch throws has not reached the server", async () => {
  const result = await sendLead(
    lead,
    () => {
      throw new TypeError("fetch is not a function");
    },
    () => {},
  );
  expect(result).toEqual({ status: "unreached" });
});
