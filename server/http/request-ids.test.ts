import { expect, test, vi } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { jsonPost } from "#server/intake/posts.fixture.ts";

test("an answer and the log's lines about its request have one id, and no two requests the same", async () => {
  const { app, db } = await fixtureApp();
  await db.destroy();
  const lines: { event: string; request?: string }[] = [];
  const out = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
  const sent = { "X-Request-Id": "sent-by-a-visitor" };
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.request(jsonPost(undefined, sent))),
  );
  out.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  const ids = answers.map(({ headers }) => headers.get("X-Request-Id"));
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain("sent-by-a-visitor");
  const logged = lines
    .filter(({ event }) => event === "lead not kept")
    .map(({ request }) => request);
  expect(logged.toSorted()).toEqual(ids.toSorted());
});

test("a page that fails has an id, and an answer that is in no line has none", async () => {
  const { app } = await fixtureApp({
    render: () => Promise.reject(new Error("broken")),
  });
  const idOf = async (path: string) =>
    (await app.request(path)).headers.get("X-Request-Id");
  const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await idOf("/blog/search?q=x")).toMatch(/^[\w-]{12}$/);
  out.mockRestore();
  expect(await idOf("/about")).toBeNull();
});
