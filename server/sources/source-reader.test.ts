import { expect, test } from "vitest";
import { sourceField } from "#forms/form-signals.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import {
  browser,
  formPost,
  jsonPost,
  message,
} from "#server/intake/posts.fixture.ts";

const origin = "http://localhost:3000";

test.each([
  [
    '{"page":"/about","start":"/","referrer":"www.google.com"}',
    '{"page":"/about","start":"/","referrer":"google.com"}',
  ],
  ["{", null],
  ['{"page":"/nope","referrer":"10.0.0.1"}', null],
  [{ page: "/about" }, null],
  ['{"page":"/about","more":1}', '{"page":"/about"}'],
])(
  "the field %j is stored as %j and never rejects a post",
  async (field, stored) => {
    const { app, db } = await fixtureApp();
    const post = jsonPost(JSON.stringify({ ...message, [sourceField]: field }));
    expect((await app.request(post)).status).toBe(201);
    const lead = await db
      .selectFrom("leads")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(lead.source).toBe(stored);
    expect(JSON.parse(lead.fields)).not.toHaveProperty(sourceField);
  },
);

test.each(["DNT", "Sec-GPC"])("with %s nothing is stored", async (header) => {
  const { app, db } = await fixtureApp();
  const field = { [sourceField]: '{"page":"/about"}' };
  await app.request(
    jsonPost(JSON.stringify({ ...message, ...field }), { [header]: "1" }),
  );
  const lead = await db.selectFrom("leads").select("source").executeTakeFirst();
  expect(lead).toEqual({ source: null });
});

test("without scripts, the page comes from the post's own Referer", async () => {
  const { app, db } = await fixtureApp();
  const send = (headers: Record<string, string>) =>
    app.request(formPost(message, headers));
  await send({ Referer: `${origin}/about?q=1` });
  await send({ Referer: "https://other.example/about" });
  await send({ Referer: `${origin}/about`, DNT: "1" });
  const leads = await db
    .selectFrom("leads")
    .select("source")
    .orderBy("source", "desc")
    .execute();
  expect(leads.map(({ source }) => source)).toEqual([
    '{"page":"/about"}',
    null,
    null,
  ]);
});

test("the same post from another page is the same lead, and the field comes back into no page", async () => {
  const { app, db } = await fixtureApp();
  const post = (page: string) =>
    jsonPost(
      JSON.stringify({ ...message, [sourceField]: `{"page":"${page}"}` }),
      { "Idempotency-Key": "1" },
    );
  await app.request(post("/"));
  await app.request(post("/about"));
  const leads = await db.selectFrom("leads").select("source").execute();
  expect(leads).toEqual([{ source: '{"page":"/"}' }]);
  const wrong = { ...message, email: "ana", [sourceField]: '{"page":"/blog"}' };
  const response = await app.request(formPost(wrong, browser));
  expect(response.status).toBe(422);
  expect(await response.text()).not.toContain("/blog");
});
