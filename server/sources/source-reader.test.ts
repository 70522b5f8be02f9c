import { expect, test } from "vitest";
import { sourceField } from "#forms/form-signals.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { formPost, jsonPost, message } from "#server/intake/posts.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";

const origin = "http://localhost:3000";

/** Posts of a message with a source, and the sources that are stored. */
async function sourcesOf(...posts: Request[]) {
  const { app, db } = await fixtureApp();
  for (const post of posts)
    expect((await app.request(post)).status).toBeLessThan(400);
  const leads = await listLeads(db);
  for (const { fields } of leads) expect(fields).not.toContain("/about");
  return leads.map(({ source }) => source);
}

const withSource = (field: unknown, headers?: Record<string, string>) =>
  jsonPost(JSON.stringify({ ...message, [sourceField]: field }), headers);

test.each([
  [
    '{"page":"/about","start":"/","referrer":"www.google.com"}',
    '{"page":"/about","start":"/","referrer":"google.com"}',
  ],
  ["{", null],
  [{ page: "/about" }, null],
])("the field %j is stored as %j", async (field, stored) => {
  expect(await sourcesOf(withSource(field))).toEqual([stored]);
});

test("of a visitor who opted out nothing is stored; without scripts, the page comes from the post's own Referer", async () => {
  const field = '{"page":"/about"}';
  const Referer = `${origin}/about?q=1`;
  expect(await sourcesOf(withSource(field, { DNT: "1" }))).toEqual([null]);
  const optedOut = [
    withSource(field, { "Sec-GPC": "1" }),
    formPost(message, { Referer, DNT: "1" }),
  ];
  expect(await sourcesOf(...optedOut)).toEqual([null, null]);
  expect(await sourcesOf(formPost(message, { Referer }))).toEqual([field]);
  const elsewhere = { Referer: "https://other.example/about" };
  expect(await sourcesOf(formPost(message, elsewhere))).toEqual([null]);
});

test("the same post from another page is the same lead", async () => {
  const { app, db } = await fixtureApp();
  const key = { "Idempotency-Key": "1" };
  for (const page of ["/", "/about"])
    await app.request(withSource(`{"page":"${page}"}`, key));
  expect(await listLeads(db)).toMatchObject([{ source: '{"page":"/"}' }]);
});
