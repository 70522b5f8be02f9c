import { expect, onTestFinished, test, vi } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { logged } from "#server/log.fixture.ts";
import { formPost, jsonPost, message } from "./posts.fixture.ts";
import { formCounters, reportCounters } from "./counters.ts";

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

test("the counts of posted forms are logged once an hour, and the rest at the end", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const counters = formCounters();
  const end = reportCounters(counters);
  counters.of("contact").attempts += 3;
  expect(await logged(() => void vi.advanceTimersByTime(3_599_999))).toEqual(
    [],
  );
  expect(
    await logged(() => void vi.advanceTimersByTime(3_600_001)),
  ).toMatchObject([{ event: "form posts", form: "contact", attempts: 3 }]);
  counters.of("subscribe").limited += 1;
  const atEnd = await logged(() => {
    end();
    vi.advanceTimersByTime(36_000_000);
  });
  expect(atEnd).toMatchObject([{ form: "subscribe", limited: 1 }]);
});
