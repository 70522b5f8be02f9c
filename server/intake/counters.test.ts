import { expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { formPost, jsonPost, message } from "./posts.fixture.ts";

test("the outcomes of a form's posts are counted", async () => {
  const { app, db, intake } = await fixtureApp({
    rateLimits: { perAddress: 5, total: 100 },
  });
  await app.request(jsonPost());
  await app.request(formPost({ ...message, fax: "1" }));
  await app.request(formPost({ ...message, email: "ana", name: "" }));
  await app.request(formPost({ ...message, email: "ana" }));
  await db.destroy();
  await app.request(formPost(message));
  await app.request(formPost(message));
  await app.request(jsonPost("{"));
  expect(intake.counters.drain()).toEqual({
    contact: {
      attempts: 7,
      accepted: 2,
      suspect: 1,
      extended: 1,
      limited: 1,
      failed: 1,
      invalid: { email: 2, name: 1 },
    },
  });
  expect(intake.counters.drain()).toEqual({});
});
