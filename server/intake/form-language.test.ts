import { expect, test } from "vitest";
import { siteRender } from "#app/document/site-render.fixture.ts";
import { formLanguages } from "#content/form-languages.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { leadMail } from "#server/leads/lead-mail.ts";
import { receiptMail } from "#server/receipts/receipt-mail.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import { claim, formPost, jsonPost } from "./posts.fixture.ts";

const [language = "", translation] =
  Object.entries(formLanguages).find(([, { forms }]) => forms.claim) ?? [];

const monday = new Date("2026-11-23T12:00Z");
const weekday = new RegExp(
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(language || "en", { weekday: "long" }).format(
      monday.getTime() + day * 86_400_000,
    ),
  ).join("|"),
);

test.runIf(translation)("a lead has the language of its form", async () => {
  const { app, db } = await fixtureApp({ render: await siteRender() });
  const path = `${language}/claim`;
  const answer = await app.request(formPost(claim, {}, path));
  expect(answer.status).toBe(303);
  const [thanks] = answer.headers.get("Location")!.split("?");
  expect(thanks).toBe(translation!.paths["/customer-service/claims/thanks"]);
  // A browser that sends with scripts is told when an answer is due.
  const scripted = jsonPost(JSON.stringify(claim), {}, path);
  expect(await (await app.request(scripted)).json()).toMatchObject({
    due: expect.stringMatching(weekday),
  });
  const [lead] = await listLeads(db);
  const sender = { publicOrigin: "https://site.example", postalAddress: "" };
  const mailing = { ...usualMailing, sender };
  const unsubscribe = "https://site.example/subscribe/unsubscribe?token=";
  const receipt = receiptMail(lead!, { mailing, files: 0, unsubscribe });
  expect(receipt.body).toContain(translation!.forms.claim!.answers.thanks);
  // The names of fields are not questions there.
  expect(receipt.body).not.toMatch(/[¿?](?!token)/);
  expect(receipt.html).toContain(`<html lang="${language}"`);
  const [link] = /\/subscribe.*$/m.exec(receipt.body)!;
  const page = await (await app.request(link)).text();
  expect(page).toContain(`<html lang="${language}"`);
  const { body } = leadMail(lead!, { mailing });
  expect(body).toContain(
    new Intl.DisplayNames("en", { type: "language" }).of(language),
  );
  expect(body).toContain(claim.message);
  expect(body).not.toContain(translation!.forms.claim!.fields.message!.label);
});
