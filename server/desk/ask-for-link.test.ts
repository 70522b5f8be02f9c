import { beforeEach, expect, test } from "vitest";
import { openDesk } from "#server/leads/desk-links.ts";
import type { Store } from "#server/store/store.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import { askForLink } from "./ask-for-link.ts";

const minute = 60_000;
const hour = 60 * minute;

const office = {
  mailbox: "office@sabineridge.example",
  sender: { publicOrigin: "https://www.sabineridge.example" },
};

describeStores((newPlace) => {
  let store: Store;
  let clock: number;
  const now = () => new Date(clock);
  const asks = () => askForLink(store.db, office, now());

  beforeEach(async () => {
    store = await emptyStore(newPlace);
    clock = Date.parse("2026-11-20T12:00:00Z");
  });

  /** The tokens in the mails, oldest first. */
  async function mailed() {
    const mails = store.db.selectFrom("outbox").where("kind", "=", "desk");
    const bodies = await mails.select("body").orderBy("created_at").execute();
    return bodies.map(({ body }) => /token=([\w-]+)/.exec(body!)![1]!);
  }

  test("a stranger who asks again and again sends the office five mails at once, and ten a day", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, asks));
    expect(answers.filter(Boolean)).toHaveLength(5);
    clock += 9 * minute;
    expect(await asks()).toBe(false);
    for (let times = 0; times < 40; times++) {
      clock += 30 * minute;
      await asks();
    }
    expect(await mailed()).toHaveLength(10);
    clock += 5 * hour;
    expect(await asks()).toBe(true);
  });

  test("a whole office gets its desks in one morning: links that were opened count no longer", async () => {
    const mail = { kind: "desk", subject: "", body: "token=none" } as const;
    const opening = { name: "Maria", device: null, mail: () => mail };
    for (let person = 0; person < 12; person++) {
      clock += minute;
      expect(await asks()).toBe(true);
      const newest = (await mailed()).at(-1)!;
      expect(await openDesk(store.db, newest, opening, now())).toBeTruthy();
    }
  });
});
