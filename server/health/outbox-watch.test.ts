import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { overdue } from "./outbox-watch.ts";

const message = messageContent();

test("a mail or a webhook is overdue after waiting for more than 15 minutes", async () => {
  await using db = await openSqlite(temporaryFolder());
  const at = (minute: number, second: number) =>
    new Date(Date.UTC(2026, 10, 20, 12, minute, second));
  await saveLead(db, message, undefined, at(0, 0));
  await saveLead(db, message, undefined, at(10, 0));
  const none = { mails: undefined, webhooks: undefined };
  const two = { waiting: 2, dead: 0, oldestWaitingSeconds: 901 };
  expect(await overdue(db, at(15, 0))).toEqual(none);
  expect(await overdue(db, at(15, 1))).toEqual({ ...none, mails: two });
  await db.updateTable("outbox").set({ channel: "webhook" }).execute();
  expect(await overdue(db, at(15, 1))).toEqual({ ...none, webhooks: two });
  await db.updateTable("outbox").set({ status: "sent" }).execute();
  expect(await overdue(db, at(15, 1))).toEqual(none);
});
