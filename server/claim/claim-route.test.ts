import { expect, test } from "vitest";
import { textConsent } from "#forms/claim-form.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { claim } from "./claim.fixture.ts";

const post = (fields: Record<string, string>) =>
  new Request("http://localhost:3000/api/claim", {
    method: "POST",
    body: new URLSearchParams(fields),
  });

test("a claim is a lead of its own kind, with the version of the words that allow texts", async () => {
  const { app, db } = await fixtureApp();
  const answer = await app.request(post({ ...claim, textConsent: "on" }));
  expect(answer.status).toBe(303);
  const [lead] = await listLeads(db);
  expect(answer.headers.get("Location")).toBe(
    `/customer-service/claims/thanks?reference=${lead?.reference}`,
  );
  expect(lead).toMatchObject({
    kind: "claim",
    phone: claim.phone,
    message: claim.message,
    consent_version: textConsent.version,
  });
  const { line, policy, happenedOn, bestTime } = claim;
  expect(JSON.parse(lead?.details ?? "")).toEqual({
    line,
    policy,
    happenedOn,
    bestTime,
  });
  await app.request(post({ ...claim, name: "Bo" }));
  expect((await listLeads(db)).map((one) => one.consent_version)).toContain(
    null,
  );
});
