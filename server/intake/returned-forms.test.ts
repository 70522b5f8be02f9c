import { subscribe } from "#content/forms/subscribe.ts";
import { wordingOf } from "#forms/define-form.ts";
import { claim as claimForm } from "#content/forms/claim.ts";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import {
  browser,
  claim,
  formPost,
  lenderRequest,
  message,
  request,
  upload,
} from "./posts.fixture.ts";
import { siteRender } from "#app/document/site-render.fixture.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { zip } from "#server/uploads/files.fixture.ts";

const terms = wordingOf(subscribe.fields.terms);

// Forms posted without scripts, and the pages of the site that answer them.

const siteApp = async (options: Parameters<typeof fixtureApp>[0] = {}) =>
  fixtureApp({ render: await siteRender(), ...options });

/** A post of another form, as a browser without scripts sends it. */
const postTo = (form: string, fields: Record<string, string>) =>
  new Request(`http://localhost:3000/api/${form}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });

/** The parts of a page, found simply by their tags. */
function read(html: string) {
  const control = (name: string) =>
    new RegExp(`<(?:input|textarea|select|fieldset)[^>]* id="${name}"[^>]*>`)
      .exec(html)?.[0]
      .toString() ?? "";
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    alert: /<p [^>]*role="alert"[^>]*>(.*?)<\/p>/.exec(html)?.[1],
    summary: [...html.matchAll(/<a href="#(\w+)"[^>]*>(.*?)<\/a>/g)].flatMap(
      ([, name = "", words]) => (control(name) ? [[name, words]] : []),
    ),
    value: (name: string) =>
      new RegExp(`<textarea[^>]* id="${name}"[^>]*>([^]*?)</textarea>`).exec(
        html,
      )?.[1] ?? / value="([^"]*)"/.exec(control(name))?.[1],
    error: (name: string) =>
      new RegExp(`<p id="${name}-error"[^>]*>(.*?)</p>`).exec(html)?.[1],
    isInvalid: (name: string) => control(name).includes('aria-invalid="true"'),
    describedBy: (name: string) =>
      / aria-describedby="([^"]*)"/.exec(control(name))?.[1],
    ticked: [...html.matchAll(/<input[^>]*>/g)]
      .filter(([input]) => / checked/.test(input))
      .map(([input]) => / (?:value="(\w+)"|id="(\w+)")/.exec(input))
      .map((found) => found?.[1] ?? found?.[2]),
    chosen: [...html.matchAll(/<option[^>]*selected[^>]*>/g)].map(
      ([option]) => / value="(\w*)"/.exec(option)?.[1],
    ),
  };
}

test("wrong fields come back on a page that marks only them", async () => {
  const { app, db } = await siteApp();
  const answer = await app.request(
    formPost({ ...message, email: "ana", phone: "5".repeat(41) }),
  );
  expect(answer.status).toBe(422);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
  const page = read(await answer.text());
  expect(page.title).toMatch(/^Error: /);
  expect(page.alert).toBeUndefined();
  expect(page.summary).toEqual([
    ["email", page.error("email")],
    ["phone", page.error("phone")],
  ]);
  expect(page.error("phone")).toContain("41");
  expect(page.describedBy("email")).toBe("email-error");
  for (const name of ["email", "phone"])
    expect(page.isInvalid(name)).toBe(true);
  for (const name of ["name", "message"]) {
    expect(page.isInvalid(name)).toBe(false);
    expect(page.error(name)).toBeUndefined();
  }
  expect(page.describedBy("name")).toBeUndefined();
  expect(page.describedBy("message")).toBe("message-hint");
  expect(page.ticked).toEqual(["customer"]);
  expect(await listLeads(db)).toEqual([]);
});

test("a hint stays next to an error", async () => {
  const { app } = await siteApp();
  const answer = await app.request(formPost({ ...message, message: "" }));
  const page = read(await answer.text());
  expect(page.describedBy("message")).toBe("message-hint message-error");
  expect(page.error("message")).toMatch(/\w/);
});

test("typed text comes back as text, and choices stay chosen", async () => {
  const { app } = await siteApp();
  const hostile = `"><script>alert('1')</script>&amp;$&`;
  const escaped =
    "&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;amp;$&amp;";
  const answer = await app.request(
    formPost({
      name: hostile,
      email: hostile,
      phone: hostile,
      message: `</textarea>${hostile}`,
      audience: "lender",
    }),
  );
  expect(answer.status).toBe(422);
  const html = await answer.text();
  const page = read(html);
  for (const name of ["name", "email", "phone"])
    expect(page.value(name)).toBe(escaped);
  expect(page.value("message")).toBe(`&lt;/textarea&gt;${escaped}`);
  expect(html).not.toContain("<script>alert");
  expect(page.ticked).toEqual(["lender"]);
});

test("values for unknown fields are not shown", async () => {
  const { app } = await siteApp();
  const answer = await app.request(
    formPost({ ...message, website: "trap", token: "a.b", email: "" }),
  );
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).not.toContain('value="trap"');
  expect(html).not.toContain('value="a.b"');
});

test("a failing store gives a page with what was typed, and says so", async () => {
  const { app, db } = await siteApp();
  await db.destroy();
  const answer = await app.request(
    formPost({ ...message, phone: "<b>713", audience: "lender" }),
  );
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
  const page = read(await answer.text());
  expect(page.alert).toContain(site.phone.display);
  expect(page.alert).toContain("30 seconds");
  expect(page.summary).toEqual([]);
  expect(page.value("name")).toBe("Ana O&#x27;Brien");
  expect(page.value("phone")).toBe("&lt;b&gt;713");
  expect(page.value("message")).toBe("Hello");
  expect(page.ticked).toEqual(["lender"]);
  for (const name of ["name", "email", "phone", "message"]) {
    expect(page.isInvalid(name)).toBe(false);
    expect(page.error(name)).toBeUndefined();
  }
});

test("two simultaneous answers each have their own input", async () => {
  const { app } = await siteApp();
  const names = Array.from({ length: 10 }, (_, number) => `Ana ${number}`);
  const answers = await Promise.all(
    names.map((name) => app.request(formPost({ ...message, name, email: "" }))),
  );
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  expect(pages.map((html) => read(html).value("name"))).toEqual(names);
});

test("a wrong claim comes back with its line still chosen and its box still ticked", async () => {
  const { app } = await siteApp();
  const textConsent = claimForm.fields.textConsent.label;
  const fields = { ...claim, phone: "713", textConsent };
  const answer = await app.request(postTo("claim", fields));
  expect(answer.status).toBe(422);
  const page = read(await answer.text());
  expect(page.error("phone")).toMatch(/\w/);
  expect(page.error("line")).toBeUndefined();
  expect(page.chosen).toEqual([claim.line]);
  expect(page.ticked).toEqual(["textConsent"]);
  expect(page.value("happenedOn")).toBe(claim.happenedOn);
});

test("a certificate request with a wrong file comes back with everything else filled in", async () => {
  const { app } = await siteApp();
  const fields = {
    email: "ana",
    wording: `"><script>`,
    generalLiability: "",
    umbrella: undefined,
    property: "on",
  };
  const file = { name: "contract.pdf", content: zip() };
  const answer = await app.request(upload({ headers: browser, fields, file }));
  expect(answer.status).toBe(422);
  const html = await answer.text();
  const page = read(html);
  expect(page.error("attachment")).toContain(file.name);
  expect(page.error("email")).toMatch(/\w/);
  for (const right of ["name", "lines", "holderAddress", "neededBy"])
    expect(page.error(right)).toBeUndefined();
  expect(page.value("neededBy")).toBe(request.neededBy);
  expect(page.value("wording")).toBe("&quot;&gt;&lt;script&gt;");
  expect(page.ticked).toEqual(["property"]);
  expect(page.isInvalid("lines")).toBe(false);
  expect(page.describedBy("lines")).toBe("lines-hint");
});

test("one without a line of coverage marks the group and links to it", async () => {
  const { app } = await siteApp();
  const fields = { generalLiability: undefined, umbrella: undefined };
  const answer = await app.request(upload({ headers: browser, fields }));
  const page = read(await answer.text());
  expect(page.summary).toEqual([["lines", page.error("lines")]]);
  expect(page.describedBy("lines")).toBe("lines-hint lines-error");
});

test("a subscription that is wrong or not stored comes back with its address and its checked box", async () => {
  const { app, db } = await siteApp();
  const wrong = await app.request(
    postTo("subscribe", { email: "ana@", terms }),
  );
  expect(wrong.status).toBe(422);
  const page = read(await wrong.text());
  expect(page.summary).toEqual([["email", page.error("email")]]);
  expect(page.value("email")).toBe("ana@");
  expect(page.ticked).toEqual(["terms"]);
  expect(page.alert).toBeUndefined();

  await db.destroy();
  const failed = await app.request(
    postTo("subscribe", { email: "ana@example.com", terms }),
  );
  expect(failed.status).toBe(503);
  const again = read(await failed.text());
  expect(again.alert).toContain(site.email);
  expect(again.summary).toEqual([]);
  expect(again.value("email")).toBe("ana@example.com");
  expect(again.ticked).toEqual(["terms"]);
});

test.each([
  ["contact", "/contact/thanks", { ...message, message: "Two\r\nlines" }],
  ["claim", "/customer-service/claims/thanks", claim],
  [
    "certificate",
    "/customer-service/certificate-request/thanks",
    { ...request },
  ],
  ["lender", "/customer-service/lender-request/thanks", { ...lenderRequest }],
])(
  "a %s form redirects to a page that names its lead, which no cache keeps",
  async (form, thanks, fields) => {
    const { app, db } = await siteApp();
    const answer = await app.request(postTo(form, fields));
    expect(answer.status).toBe(303);
    const [lead] = await listLeads(db);
    const location = answer.headers.get("Location")!;
    expect(location).toBe(`${thanks}?reference=${lead?.reference}`);
    const page = await app.request(location);
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    expect(html).toMatch(new RegExp(`<h1.*</h1>.*${lead?.reference}`));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  },
);

test("the page behind a mail's link has one button, which posts to the same address", async () => {
  const { app, db } = await siteApp();
  await app.request(postTo("subscribe", { email: "ana@example.com", terms }));
  const { body } = await db
    .selectFrom("outbox")
    .select("body")
    .executeTakeFirstOrThrow();
  for (const [link = ""] of body!.matchAll(/http\S+token=\S+/g)) {
    const page = await app.request(link);
    expect(page.status).toBe(200);
    const html = await page.text();
    const [, main = ""] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
    expect(main.match(/<form[^>]*>/g)).toEqual(['<form method="post">']);
    expect(main.match(/<button[^>]* type="submit"/g)).toHaveLength(1);
    const pressed = await app.request(link, { method: "POST" });
    expect(pressed.status).toBe(200);
    const [, done] = /<main[^>]*>([^]*)<\/main>/.exec(await pressed.text())!;
    expect(done).not.toContain("<form");
  }
});
