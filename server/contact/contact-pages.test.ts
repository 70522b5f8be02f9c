import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { fixtureApp, script, sha256, style } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { formPost, message } from "./post.fixture.ts";

/** The parts of a page that the browser tells apart, found as plainly as can be: by its tags. */
function read(html: string) {
  const control = (name: string) =>
    new RegExp(`<(?:input|textarea)[^>]* id="${name}"[^>]*>`).exec(html)?.[0];
  return {
    alert: /<p role="alert">(.*?)<\/p>/.exec(html)?.[1],
    summary: [...html.matchAll(/<a href="#(\w+)">(.*?)<\/a>/g)].map(
      ([, name, words]) => [name, words],
    ),
    hasSummary: html.includes("There is a problem"),
    value: (name: string) =>
      name === "message"
        ? /<textarea[^>]*>([^]*?)<\/textarea>/.exec(html)?.[1]
        : / value="([^"]*)"/.exec(control(name) ?? "")?.[1],
    error: (name: string) =>
      new RegExp(`<p id="${name}-error">(.*?)</p>`).exec(html)?.[1],
    isInvalid: (name: string) => control(name)?.includes('aria-invalid="true"'),
    describedBy: (name: string) =>
      / aria-describedby="([^"]*)"/.exec(control(name) ?? "")?.[1],
    chosen: [...html.matchAll(/<input type="radio"[^>]*>/g)]
      .filter(([radio]) => radio.includes("checked"))
      .map(([radio]) => / value="(\w+)"/.exec(radio)?.[1]),
  };
}

test("a form posted without scripts goes on to the thanks page once its lead is kept", async () => {
  const { app, db } = await fixtureApp();
  const answer = await app.request(
    formPost({ ...message, message: "Two\r\nlines", audience: "lender" }),
  );
  expect(answer.status).toBe(303);
  const leads = await listLeads(db);
  expect(leads).toMatchObject([
    { ...message, message: "Two\nlines", audience: "lender" },
  ]);
  const { reference } = leads[0]!;
  const thanks = answer.headers.get("Location")!;
  expect(thanks).toBe(`/contact/thanks?reference=${reference}`);
  const page = await app.request(thanks);
  expect(await page.text()).toContain(`<main>${reference}</main>`);
  expect(page.headers.get("Content-Security-Policy")).toContain(sha256(style));
});

test.each(["", "?reference=", "?reference=SR-0O1IL", "?reference=<b>"])(
  "the page of thanks at %j names nothing",
  async (query) => {
    const { app } = await fixtureApp();
    const page = await app.request(`/contact/thanks${query}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<main>thanks</main>");
  },
);

test("wrong fields come back as a page that marks them and no others", async () => {
  const { app, db } = await fixtureApp();
  const answer = await app.request(
    formPost({ ...message, email: "ana", phone: "5".repeat(41) }),
  );
  expect(answer.status).toBe(422);
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  const page = read(await answer.text());
  const email = "Enter an email address in the form name@example.com";
  const phone = "Phone number has 41 characters; the limit is 40";
  expect(page.alert).toBe("");
  expect(page.summary).toEqual([
    ["email", email],
    ["phone", phone],
  ]);
  expect(page.error("email")).toBe(email);
  expect(page.error("phone")).toBe(phone);
  expect(page.describedBy("email")).toBe("email-error");
  for (const name of ["email", "phone"])
    expect(page.isInvalid(name)).toBe(true);
  for (const name of ["name", "message"]) {
    expect(page.isInvalid(name)).toBe(false);
    expect(page.error(name)).toBeUndefined();
  }
  expect(page.describedBy("name")).toBeUndefined();
  expect(page.describedBy("message")).toBe("message-hint");
  expect(page.chosen).toEqual(["customer"]);
  expect(await listLeads(db)).toEqual([]);
});

test("a hint stays beside an error", async () => {
  const { app } = await fixtureApp();
  const answer = await app.request(formPost({ ...message, message: "" }));
  const page = read(await answer.text());
  expect(page.describedBy("message")).toBe("message-hint message-error");
  expect(page.error("message")).toBe("Enter your message");
});

test("what was typed comes back as text, and the lender stays chosen", async () => {
  const { app } = await fixtureApp();
  const hostile = `"><script>alert('1')</script>&amp;`;
  const escaped =
    "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;";
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
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(page.chosen).toEqual(["lender"]);
});

test.each([
  "@@email@@",
  "@@message-error@@",
  "email-error",
  "$& $1 $'",
  "There is a problem",
])(
  "words that look like the template's own are only words: %s",
  async (typed) => {
    const { app } = await fixtureApp();
    const answer = await app.request(formPost({ name: typed, email: "x" }));
    const page = read(await answer.text());
    expect(page.value("name")).toBe(
      typed.replaceAll("&", "&amp;").replaceAll("'", "&#39;"),
    );
    expect(page.value("email")).toBe("x");
    expect(page.describedBy("name")).toBeUndefined();
    expect(page.describedBy("phone")).toBeUndefined();
  },
);

test("a store that fails gives a page with what was typed, and says so", async () => {
  const { app, db } = await fixtureApp();
  await db.destroy();
  const answer = await app.request(
    formPost({ ...message, phone: "<b>713", audience: "lender" }),
  );
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
  const page = read(await answer.text());
  expect(page.alert).toContain(site.phone.display);
  expect(page.hasSummary).toBe(false);
  expect(page.value("name")).toBe("Ana O&#39;Brien");
  expect(page.value("phone")).toBe("&lt;b&gt;713");
  expect(page.value("message")).toBe("Hello");
  expect(page.chosen).toEqual(["lender"]);
  for (const name of ["name", "email", "phone", "message"]) {
    expect(page.isInvalid(name)).toBe(false);
    expect(page.error(name)).toBeUndefined();
  }
});

test("a form that is too large gets a page that says so", async () => {
  const { app } = await fixtureApp();
  const answer = await app.request(
    formPost({ ...message, message: "m".repeat(263_000) }),
  );
  expect(answer.status).toBe(413);
  expect(read(await answer.text()).alert).toMatch("too large");
});

test("these pages' own style and script are in their policy", async () => {
  const { app, db } = await fixtureApp();
  const wrong = await app.request(formPost({ ...message, name: "" }));
  await db.destroy();
  const failed = await app.request(formPost(message));
  for (const answer of [wrong, failed]) {
    const policy = answer.headers.get("Content-Security-Policy");
    expect(policy).toContain(`style-src 'self' ${sha256(style)};`);
    expect(policy).toContain(`script-src 'self' ${sha256(script)};`);
  }
});
