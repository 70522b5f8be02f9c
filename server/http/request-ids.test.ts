import { expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { jsonPost } from "#server/intake/posts.fixture.ts";
import { logged } from "#server/log.fixture.ts";

test("an answer and the log's lines about its request have one id of ours, and no two requests the same", async () => {
  const { app, db } = await fixtureApp();
  await db.destroy();
  const sent = { "X-Request-Id": "sent-by-a-visitor" };
  const ids: (string | null)[] = [];
  const lines = await logged(async () => {
    const posts = [1, 2, 3].map(() => app.request(jsonPost(undefined, sent)));
    for (const { headers } of await Promise.all(posts))
      ids.push(headers.get("X-Request-Id"));
  });
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
  const inLog = lines.filter(({ event }) => event === "lead not kept");
  expect(inLog.map(({ request }) => request).toSorted()).toEqual(
    ids.toSorted(),
  );
  // An answer that is in no line has none.
  expect((await app.request("/about")).headers.has("X-Request-Id")).toBe(false);
});
