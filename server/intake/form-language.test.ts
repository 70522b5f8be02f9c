import { fillIn } from "#words/fill-in.ts";
import { expect, test } from "vitest";
import { siteRender } from "#app/document/site-render.fixture.ts";
import { formLanguages } from "#content/form-languages.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { leadMail } from "#server/leads/lead-mail.ts";
import { receiptMail } from "#server/receipts/receipt-mail.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import { claim, upload } from "./posts.fixture.ts";

const [language = "", said] =
  Object.entries(formLanguages).find(([, { forms }]) => forms.claim) ?? [];

const monday = new Date("2026-11-23T12:00Z");
const weekday = new RegExp(
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(language || "en", { weekday: "long" }).format(
      monday.getTime() + day * 86_400_000,
    ),
  ).join("|"),
);

const post = (fields: Record<string, string>, type = "json") =>
  new Request(`http://localhost:3000/api/${language}/claim`, {
    method: "POST",
    ...(type === "json"
      ? {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(fields),
        }
      : { body: new URLSearchParams(fields) }),
  });

test.runIf(said)(
  "a form in another language gets errors in that language, with scripts and without",
  async () => {
    const { app } = await fixtureApp({ render: await siteRender() });
    const wrong = { ...claim, name: "", email: "ana" };
    const { name } = said!.forms.claim!.fields as Record<
      string,
      { required?: string }
    >;
    const json = await app.request(post(wrong));
    expect(json.status).toBe(422);
    expect(await json.json()).toMatchObject({
      errors: { name: name!.required, email: said!.errors.email },
    });
    const page = await app.request(post(wrong, "form"));
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`action="/api/${language}/claim"`);
    expect(html).toContain(said!.errors.email);
  },
);

test.runIf(said)(
  "its lead tells the language: thanks and receipt follow it, and the office reads English labels",
  async () => {
    const { app, db } = await fixtureApp({ render: await siteRender() });
    const answer = await app.request(post(claim, "form"));
    expect(answer.status).toBe(303);
    const { pathname } = new URL(
      answer.headers.get("Location")!,
      "http://localhost",
    );
    expect(pathname).toBe(said!.paths["/customer-service/claims/thanks"]);
    // A browser that sends with scripts is told when an answer is due.
    expect(await (await app.request(post(claim))).json()).toMatchObject({
      due: expect.stringMatching(weekday),
    });
    const [lead] = await listLeads(db);
    const mailing = {
      ...usualMailing,
      sender: { publicOrigin: "https://site.example", postalAddress: "" },
    } as never;
    const receipt = receiptMail(lead!, {
      mailing,
      hasFile: false,
      unsubscribeToken: "",
    });
    expect(receipt.body).toContain(said!.forms.claim!.answers.thanks);
    // The names of fields are not questions there.
    expect(receipt.body).not.toMatch(/[¿?](?!token)/);
    expect(receipt.html).toContain(`<html lang="${language}"`);
    const [, link] = /^https:\/\/site\.example(\/subscribe.*)$/m.exec(
      receipt.body,
    )!;
    const page = await (await app.request(link!)).text();
    expect(page).toContain(`<html lang="${language}"`);
    const { body } = leadMail(lead!, { mailing });
    expect(body).toContain(
      new Intl.DisplayNames("en", { type: "language" }).of(language),
    );
    expect(body).toContain(claim.message);
    expect(body).not.toContain(said!.forms.claim!.fields.message!.label);
  },
);

test.runIf(said?.forms.certificate)(
  "a file of a kind that we do not accept is refused in that language",
  async () => {
    const { app } = await fixtureApp();
    const file = {
      name: "policy.pdf",
      content: Buffer.from("not a PDF".padEnd(100)),
    };
    const answer = await app.request(`/api/${language}/certificate`, {
      method: "POST",
      body: await upload({ file }).formData(),
    });
    expect(await answer.json()).toEqual({
      status: 422,
      title: said!.problems.wrong,
      errors: {
        attachment: fillIn(said!.fileErrors.refused, {
          file: file.name,
          found: said!.fileErrors.text,
        }),
      },
    });
  },
);
