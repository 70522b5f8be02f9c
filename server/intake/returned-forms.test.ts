import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import {
  browser,
  claim,
  formPost,
  message,
  request,
  terms,
  upload,
} from "./posts.fixture.ts";
import { siteRender } from "#app/document/site-render.fixture.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { zip } from "#server/uploads/files.fixture.ts";

// Forms posted without scripts, and the pages of the site that answer them.

const siteApp = async () => fixtureApp({ render: await siteRender() });

/** The page that answers a post. */
async function pageOf(
  app: Awaited<ReturnType<typeof fixtureApp>>["app"],
  post: Request,
  status: number,
) {
  const answer = await app.request(post);
  expect(answer.status).toBe(status);
  const html = await answer.text();
  return { html, ...read(html) };
}

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
  const phone = "5".repeat(41);
  const wrong = { ...message, email: "ana", phone, message: "" };
  const page = await pageOf(app, formPost(wrong), 422);
  expect(page.title).toMatch(/^Error: /);
  expect(page.alert).toBeUndefined();
  expect(page.summary).toEqual(
    ["email", "phone", "message"].map((name) => [name, page.error(name)]),
  );
  expect(page.error("phone")).toContain("41");
  expect(page.ticked).toEqual(["customer"]);
  expect(await listLeads(db)).toEqual([]);
});

test("typed text comes back as text, choices stay chosen, and nothing else comes back", async () => {
  const { app } = await siteApp();
  const hostile = `"><script>alert('1')</script>&amp;$&`;
  const escaped =
    "&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;amp;$&amp;";
  const texts = { name: hostile, email: hostile, phone: hostile };
  const signals = { website: "trap", token: "a.b" };
  const rest = { message: `</textarea>${hostile}`, audience: "lender" };
  const sent = { ...texts, ...rest, ...signals };
  const page = await pageOf(app, formPost(sent), 422);
  for (const name of Object.keys(texts)) expect(page.value(name)).toBe(escaped);
  expect(page.value("message")).toBe(`&lt;/textarea&gt;${escaped}`);
  expect(page.html).not.toContain("<script>alert");
  expect(page.ticked).toEqual(["lender"]);
  expect(page.html).not.toContain('value="trap"');
  expect(page.html).not.toContain('value="a.b"');
});

test("a claim keeps its line, and a certificate request with a wrong file everything else", async () => {
  const { app } = await siteApp();
  const claimed = await pageOf(
    app,
    formPost({ ...claim, phone: "713" }, {}, "claim"),
    422,
  );
  expect(claimed.chosen).toEqual([claim.line]);
  const fields = {
    email: "ana",
    wording: `"><script>`,
    generalLiability: "",
    umbrella: undefined,
    property: "on",
  };
  const file = { name: "contract.pdf", content: zip() };
  const wrong = upload({ headers: browser, fields, file });
  const page = await pageOf(app, wrong, 422);
  expect(page.summary.map(([name]) => name)).toEqual(["email", "attachment"]);
  expect(page.error("attachment")).toContain(file.name);
  expect(page.value("neededBy")).toBe(request.neededBy);
  expect(page.value("wording")).toBe("&quot;&gt;&lt;script&gt;");
  expect(page.ticked).toEqual(["property"]);
  // Without a line of coverage the group is marked.
  const none = { generalLiability: undefined, umbrella: undefined };
  const unmarked = upload({ headers: browser, fields: none });
  const marked = await pageOf(app, unmarked, 422);
  expect(marked.summary).toEqual([["lines", marked.error("lines")]]);
});

test("a subscription that is wrong or not stored comes back with its address and its checked box", async () => {
  const { app, db } = await siteApp();
  const subscribing = (email: string, status: number) =>
    pageOf(app, formPost({ email, terms }, {}, "subscribe"), status);
  const wrong = await subscribing("ana@", 422);
  expect(wrong.summary).toEqual([["email", wrong.error("email")]]);
  expect(wrong.value("email")).toBe("ana@");
  expect(wrong.ticked).toEqual(["terms"]);
  expect(wrong.alert).toBeUndefined();

  await db.destroy();
  const failed = await subscribing("ana@example.com", 503);
  expect(failed.alert).toContain(site.email);
  expect(failed.summary).toEqual([]);
  expect(failed.value("email")).toBe("ana@example.com");
  expect(failed.ticked).toEqual(["terms"]);
});
