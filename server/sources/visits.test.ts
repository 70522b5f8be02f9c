import { expect, test } from "vitest";
import { sourceField, tokenField } from "#forms/form-signals.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import {
  browser,
  formPost,
  jsonPost,
  message,
} from "#server/intake/posts.fixture.ts";
import { setLeadStatus } from "#server/leads/lead-status.ts";
import type { LeadStatus } from "#server/store/schema.ts";
import { sourcesReport } from "./sources-report.ts";

const origin = "http://localhost:3000";
const person = {
  "User-Agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};
const document = { ...person, ...browser, "Sec-Fetch-Dest": "document" };
const data = { ...person, Accept: "*/*", "Sec-Fetch-Dest": "empty" };
const industry = "/industry/real-estate-insurance";

/** The server, and people who use it. */
async function openSite() {
  let time = new Date("2026-11-20T18:00:00Z").getTime();
  const site = await fixtureApp({ now: () => new Date(time) });
  const { app, db, pageCounts } = site;
  let senders = 0;

  const get = (path: string, headers: Record<string, string>) =>
    app.request(path, { headers });

  return {
    ...site,
    get,
    async startForm(page: string, source = "", headers = {}) {
      const query = source && `&source=${source}`;
      const answer = await get(`/api/form-token?purpose=contact${query}`, {
        ...data,
        Referer: origin + page,
        ...headers,
      });
      return answer.text();
    },
    /** Resolves to the stored lead. */
    async send(token: string, source?: unknown, headers = {}) {
      time += 5000;
      const email = `ana-${(senders += 1)}@example.com`;
      const words = {
        ...message,
        email,
        ...(token && { [tokenField]: token }),
      };
      const told = source === undefined ? {} : { [sourceField]: source };
      const post = jsonPost(JSON.stringify({ ...words, ...told }), headers);
      const answer = await app.request(post);
      expect(answer.status).toBe(201);
      return db
        .selectFrom("leads")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
    },
    async report(since?: string) {
      await pageCounts.save();
      return sourcesReport(db, since);
    },
    setStatus: (id: string, status: LeadStatus) =>
      setLeadStatus(db, id, {
        status,
        by: null,
        now: new Date(time),
      }),
  };
}

const row = (
  name: string,
  [views, starts, leads, answered]: [unknown, unknown, unknown, unknown],
) => ({ name, views, starts, leads, answered });

test("200 visits and many bots make exactly this table", async () => {
  const { get, startForm, send, setStatus, report } = await openSite();
  const google = { Referer: "https://www.google.com/" };

  for (let visit = 0; visit < 100; visit++) {
    await get("/", { ...document, ...google });
    if (visit < 40) await get("/about", { ...document, Referer: `${origin}/` });
    if (visit >= 10) continue;
    const token = await startForm("/", "www.google.com");
    const told = { page: "/", start: "/", referrer: "www.google.com" };
    const lead = await send(token, JSON.stringify(told));
    if (visit < 6) await setStatus(lead.id, "answered");
  }
  for (let visit = 0; visit < 60; visit++) {
    const campaign = "utm_source=Newsletter&utm_medium=email";
    await get(`${industry}?${campaign}`, document);
    if (visit >= 20) continue;
    const token = await startForm(`${industry}?${campaign}`, "Newsletter");
    const told = { page: industry, start: industry, utm_source: "Newsletter" };
    // The last of them turns out to be a sales call.
    if (visit > 8) continue;
    const { id } = await send(token, JSON.stringify(told));
    if (visit === 8) await setStatus(id, "closed");
  }
  const etag = (await get("/about", {})).headers.get("ETag")!;
  for (let visit = 0; visit < 30; visit++) {
    const again = await get("/about", { ...document, "If-None-Match": etag });
    expect(again.status).toBe(304);
    await get("/_.data", { ...data, Referer: `${origin}/about` });
  }
  for (let visit = 0; visit < 3; visit++)
    await get("/blog", { ...document, Referer: "https://bing.com/" });
  for (let visit = 0; visit < 7; visit++) {
    const refusal = { [visit % 2 ? "Sec-GPC" : "DNT"]: "1" };
    await get("/", { ...document, ...google, ...refusal });
    if (visit >= 2) continue;
    const token = await startForm("/", "google.com", refusal);
    await send(token, JSON.stringify({ page: "/" }), refusal);
  }

  const bots = [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "curl/8.5.0",
    "python-requests/2.32.3",
    "",
  ];
  for (const agent of bots)
    for (const path of ["/", "/about", industry])
      await get(path, { ...document, ...google, "User-Agent": agent });
  const spam = await send("", JSON.stringify({ page: "/about" }));
  expect(spam.suspect).not.toBeNull();

  expect(await report()).toEqual({
    pages: [
      row("/", [130, 10, 10, 6]),
      row("/about", [70, 0, 0, 0]),
      row(industry, [60, 20, 8, 0]),
      row("", [0, 0, "small", 0]),
      row("/blog", ["small", 0, 0, 0]),
    ],
    sources: [
      row("", [100, 0, "small", 0]),
      row("google.com", [100, 10, 10, 6]),
      row("newsletter", [60, 20, 8, 0]),
      row("bing.com", ["small", 0, 0, 0]),
    ],
    total: { views: undefined, starts: 30, leads: undefined, answered: 6 },
  });
  expect((await report("2026-11-21")).pages).toEqual([]);
  expect((await report("2026-11-20")).pages).toHaveLength(5);
});

test.each<[string, string, Record<string, string>]>([
  ["a prefetch", "/_.data", { ...data, "Sec-Purpose": "prefetch" }],
  ["an older prefetch", "/about", { ...document, Purpose: "prefetch" }],
  [
    "a prerender",
    "/about",
    { ...document, "Sec-Purpose": "prefetch;prerender" },
  ],
  ["a frame", "/about", { ...document, "Sec-Fetch-Dest": "iframe" }],
  ["a script's own request", "/about", data],
  ["an unknown address", "/nope", document],
  ["a redirect", "/about/", document],
  ["an asset", "/assets/root-Bx1y2z3_.js", data],
  ["a file", "/robots.txt", document],
  ["a health probe", "/healthz", document],
  [
    "the next search",
    "/blog/search.data?q=hail",
    { ...data, Referer: `${origin}/blog/search?q=hai` },
  ],
])("%s is not a view", async (_, path, headers) => {
  const { get, report } = await openSite();
  await get(path, headers);
  expect((await report()).pages).toEqual([]);
});

test("HEAD is not a view", async () => {
  const { app, report } = await openSite();
  await app.request("/about", { method: "HEAD", headers: document });
  expect((await report()).pages).toEqual([]);
});

test("a thank-you page counts without the reference", async () => {
  const { get, pageCounts, db } = await openSite();
  await get("/contact/thanks?reference=SR-7K3F9Q", document);
  await pageCounts.save();
  expect(await db.selectFrom("page_counts").selectAll().execute()).toEqual([
    {
      day: "2026-11-20",
      what: "view",
      path: "/contact/thanks",
      source: "",
      count: 1,
    },
  ]);
});

test.each([
  ["{", null],
  ['{"page":"/nope","referrer":"10.0.0.1"}', null],
  [{ page: "/about" }, null],
  ['{"page":"/about","more":1}', '{"page":"/about"}'],
])("the field %j never rejects a post", async (field, kept) => {
  const { send } = await openSite();
  const lead = await send("", field);
  expect(lead.source).toBe(kept);
  expect(JSON.parse(lead.fields)).not.toHaveProperty(sourceField);
});

test("without scripts, the page comes from the post's own Referer", async () => {
  const { app, db } = await openSite();
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
  const { app, db } = await openSite();
  const post = (page: string) =>
    jsonPost(
      JSON.stringify({ ...message, [sourceField]: `{"page":"${page}"}` }),
      {
        "Idempotency-Key": "1",
      },
    );
  await app.request(post("/"));
  await app.request(post("/about"));
  const leads = await db.selectFrom("leads").select("source").execute();
  expect(leads).toEqual([{ source: '{"page":"/"}' }]);
  const wrong = { ...message, email: "ana", [sourceField]: '{"page":"/blog"}' };
  const answer = await app.request(formPost(wrong, browser));
  expect(answer.status).toBe(422);
  expect(await answer.text()).not.toContain("/blog");
});

test("campaigns made up at one address are counted up to a limit", async () => {
  const { app, pageCounts, db } = await openSite();
  for (let index = 0; index < 30; index++)
    await app.request(
      `/about?utm_source=made-up-${index}`,
      { headers: document },
      { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
    );
  await pageCounts.save();
  const rows = await db.selectFrom("page_counts").selectAll().execute();
  expect(rows).toHaveLength(11);
  expect(rows.find(({ source }) => source === "other")?.count).toBe(20);
});
