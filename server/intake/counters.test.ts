import { expect, onTestFinished, test, vi } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { formPost, jsonPost, message } from "./posts.fixture.ts";
import { formCounters, reportCounters } from "./counters.ts";

test("the outcomes of a form's posts are counted", async () => {
  const { app, db, intake } = await fixtureApp({
    rateLimits: { perAddress: 5, total: 100 },
  });
  await app.request(jsonPost());
  await app.request(formPost(message));
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
      extended: 0,
      limited: 1,
      failed: 1,
      invalid: { email: 2, name: 1 },
    },
  });
  expect(intake.counters.drain()).toEqual({});
});

test("the counts of posted forms are logged once an hour, and the rest at the end", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: unknown[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
  onTestFinished(() => write.mockRestore());
  const counters = formCounters();
  const end = reportCounters(counters);
  counters.of("contact").attempts += 3;
  vi.advanceTimersByTime(3_599_999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(3_600_001);
  expect(lines).toMatchObject([
    { event: "form posts", form: "contact", attempts: 3 },
  ]);
  counters.of("subscribe").limited += 1;
  end();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({ form: "subscribe", limited: 1 });
  vi.advanceTimersByTime(36_000_000);
  expect(lines).toHaveLength(2);
});
