import { Hono } from "hono";
import { expect, test } from "vitest";
import { finderRoute } from "./finder-route.ts";

const app = new Hono()
  .route(
    "/coverage-finder",
    finderRoute(
      {
        page: (search) => `<p>${search}</p>`,
        hashes: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
      },
      true,
    ),
  )
  .all("*", (context) => context.text("the built file"));

const get = async (path: string) => app.request(path);

test("an address with answers gets the page for them, and a policy that lets its own styles through", async () => {
  const answer = await get("/coverage-finder?for=home&property=house");
  expect(await answer.text()).toBe("<p>?for=home&property=house</p>");
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(answer.headers.get("Content-Security-Policy")).toMatch(
    /script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'/,
  );
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
});

test("one without answers gets the built file", async () => {
  for (const path of [
    "/coverage-finder",
    "/coverage-finder?for=",
    "/coverage-finder?x=1",
  ])
    expect(await (await get(path)).text()).toBe("the built file");
});
