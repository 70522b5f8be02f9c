import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { newDeskLink } from "#server/leads/desk-links.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { readNotices } from "#server/notice/notices.ts";
import { describeStores } from "./describe-stores.ts";
import { every } from "./mode.ts";
import { startServer } from "./server-process.ts";

const until = "2099-08-31T18:00";

describeStores((newPlace) => {
  test("kill -9 while the desk is used loses nothing that it answered, and the desk is still open after it", async () => {
    await using place = await newPlace();
    await using db = await place.open();
    await saveLead(db, messageContent(), undefined, new Date());
    const read = () =>
      db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    const { id } = await read();
    const link = await newDeskLink(
      db,
      { mailbox: site.email, sender: { publicOrigin: "http://x" } },
      new Date(),
    );
    let cookie = "";
    const done = new Set<string>();
    for (let round = 0; round < (every ? 10 : 1); round++) {
      const told = { notes: [] as string[], notices: [] as string[] };
      await using server = await startServer(place);
      const post = async (path: string, form: Record<string, string> = {}) => {
        const { status, headers } = await fetch(new URL(path, server.url), {
          method: "POST",
          body: new URLSearchParams(form),
          headers: { cookie },
          redirect: "manual",
        });
        cookie ||= headers.get("set-cookie")?.split(";")[0] ?? "";
        return status === 303;
      };
      // After the first round this device's cookie opens it again.
      expect(
        await post(`/desk${new URL(link).search}`, { name: "Maria" }),
      ).toBe(true);
      let nth = 0;
      const use = async () => {
        for (;;) {
          const name = `${round} ${nth++}`;
          const notice = { title: name, text: name, until, link: "" };
          if (await post("/desk/notice", { ...notice, step: "up" }))
            told.notices.push(name);
          const action = ["taken", "answered"][nth % 2]!;
          if (await post("/desk/lead", { id, action })) done.add(action);
        }
      };
      const note = async () => {
        for (;;) {
          const name = `${round} ${nth++}`;
          // PostgreSQL may still commit what a killed server began.
          const { note: was } = await read();
          if (await post("/desk/note", { id, note: name, was: was ?? "" }))
            told.notes.push(name);
        }
      };
      const users = [use(), use(), note()].map((user) => user.catch(() => {}));
      await expect
        .poll(() => Math.min(told.notes.length, told.notices.length), {
          timeout: 20_000,
          interval: 5,
        })
        .toBeGreaterThan(1);
      await server.end("SIGKILL");
      await Promise.all(users);
      const lead = await read();
      // The last note that was answered, or a later one.
      const count = (name = "") => Number(name.split(" ")[1]);
      expect(lead.note).toMatch(new RegExp(`^${round} `));
      expect(count(lead.note!)).toBeGreaterThanOrEqual(
        count(told.notes.at(-1)),
      );
      if (done.has("answered")) expect(lead.status).toBe("answered");
      else if (done.has("taken")) expect(lead.status).not.toBe("new");
      const events = await db.selectFrom("lead_events").selectAll().execute();
      expect(events.length).toBeLessThanOrEqual(2);
      const notice = (await readNotices(db)).at(-1);
      // All of one notice, never parts of two.
      expect(notice?.text).toBe(notice?.title);
      expect(notice?.title).toMatch(new RegExp(`^${round} `));
    }
  });
});
