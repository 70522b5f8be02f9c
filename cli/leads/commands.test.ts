import { readFileSync, statSync } from "node:fs";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { contact } from "#content/forms/contact.ts";
import { lastingFolder, temporaryFolder } from "#server/app.fixture.ts";
import { readConfig } from "#server/config.ts";
import { written } from "#server/log.fixture.ts";
import {
  attachmentOf,
  messageContent,
  requestContent,
} from "#server/leads/lead-content.fixture.ts";
import { setLeadStatus } from "#server/leads/lead-status.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { openStore } from "#server/store/store.ts";
import { subscribe } from "#server/subscribe/subscribe.fixture.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { isUsage } from "./command.ts";
import { commands } from "./commands.ts";

// One long test file, because every command runs on the one store that is filled below.

const message = messageContent({ name: '=HYPERLINK("x")' });
const attachment = attachmentOf(undefined, "page\u202e.pdf");
const origin = "https://www.example.com";
const noon = new Date("2026-11-20T12:00:00Z");
const nextDay = new Date("2026-11-21T12:00:00Z");

/** Runs a command as cli/leads.ts does, in this process: a new one takes longer than most of these tests. */
async function run(env: Record<string, string>, line: string) {
  const [word = "", ...words] = line.split(" ");
  const result = { status: 0, stderr: "" };
  const stdout = await written(async () => {
    try {
      const config = readConfig(env);
      await commands[word]!.run(words, { config, now: () => new Date() });
    } catch (error) {
      result.status = isUsage(error) ? 2 : 1;
      result.stderr = `${(error as Error).message}\n`;
    }
  });
  return { ...result, stdout };
}

/** An empty store, and the commands on it. */
async function newStore() {
  const folder = temporaryFolder();
  const { db } = await openStore({ dataDir: folder });
  onTestFinished(() => db.destroy());
  const env = { DATA_DIR: folder, VITE_PUBLIC_ORIGIN: origin };
  const leads = (line: string, more?: Record<string, string>) =>
    run({ ...env, ...more }, line);
  return {
    folder,
    db,
    leads,
    /** What a command that succeeds prints. */
    async printed(line: string, more?: Record<string, string>) {
      const { status, stderr, stdout } = await leads(line, more);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      return stdout;
    },
  };
}

test("leads are listed and shown to people, the newest first", async () => {
  const { db, printed } = await newStore();
  const words = { message: "Two\nlines", audience: "lender" } as const;
  const named = (name: string) =>
    messageContent({ ...words, name, phone: "713 555 0142" });
  const first = await saveLead(db, named("Ana"), undefined, noon);
  const second = await saveLead(db, named("Bo"), undefined, nextDay);
  const [head, ...lines] = (await printed("list")).trimEnd().split("\n");
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    [second.reference, "Sat Nov 21, 2026, 6:00 AM", "contact", "new", "Bo"],
    [first.reference, "Fri Nov 20, 2026, 6:00 AM", "contact", "new", "Ana"],
  ]);
  expect(head?.indexOf("Name")).toBe(lines[0]?.indexOf("Bo"));
  const { audience, message: text } = contact.fields;
  expect(await printed(`show ${first.reference}`)).toContain(
    [
      `${first.reference}  Fri Nov 20, 2026, 6:00 AM  contact  Ana <ana@example.com>`,
      "  Status: new",
      "  713 555 0142",
      `  ${audience.label.replace("?", "")}: ${audience.options.lender}`,
      `  ${text.label}:`,
      "    Two",
      "    lines",
      "",
    ].join("\n"),
  );
});

test("no lead can act on the terminal", async () => {
  const { db, printed } = await newStore();
  const hostile = "\u001b[2J\u009b31m\r\t\u007f\u202e\u2028\ufeff\u{e0041}";
  const content = messageContent({ name: `A${hostile}\nSR-AAAAAA  forged` });
  const { reference } = await saveLead(db, content, undefined, noon);
  for (const line of ["list", `show ${reference}`]) {
    const stdout = await printed(line);
    expect(stdout).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    // A line break in a name does not start another lead.
    expect(stdout.match(/^[A-Z]{2}-\w+/gm)).toEqual([reference]);
  }
  const json = await printed("list --json");
  expect(json).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect(JSON.parse(json)).toMatchObject([{ reference }]);
});

test("leads are selected by day and suspicion, and exported in a form that no spreadsheet runs", async () => {
  const { db, printed } = await newStore();
  const suspect = { suspect: "honeypot" };
  const old = await saveLead(db, message, undefined, noon, suspect);
  const young = await saveLead(db, message, undefined, nextDay);
  expect(JSON.parse(await printed("list --json --since 2026-11-21"))).toEqual([
    expect.objectContaining({ reference: young.reference }),
  ]);
  expect(JSON.parse(await printed("export --json --suspect"))).toEqual([
    expect.objectContaining({ reference: old.reference }),
  ]);
  const csv = await printed("export --csv --kind contact");
  const [names, row] = csv.split("\r\n");
  expect(names).toMatch(/^\ufeff"reference","received_at",/);
  expect(row).toContain(`,"'=HYPERLINK(""x"")","ana@example.com",`);
});

test("a lead's mail is shown and retried, as are all that were given up", async () => {
  const { db, leads, printed } = await newStore();
  const { id, reference } = await saveLead(db, message, undefined, noon);
  await saveLead(db, messageContent({ message: "x" }), undefined, noon);
  const dead = { status: "dead", attempts: 99, last_problem: "550" } as const;
  const bury = () => db.updateTable("outbox").set(dead).execute();
  const outbox = db.selectFrom("outbox").select(["lead_id", "attempts"]);
  const waiting = outbox.where("status", "=", "waiting");
  await bury();
  expect(await printed(`show ${reference.toLowerCase()}`)).toContain(
    "Mail: given up (99 tries, the last problem 550)",
  );
  expect(await printed(`retry ${reference}`)).toContain(": 1\n");
  expect(await waiting.execute()).toEqual([{ lead_id: id, attempts: 0 }]);
  await bury();
  expect(await printed("retry --all-dead")).toContain(": 2\n");
  expect(await waiting.execute()).toHaveLength(2);
  const unknown = await leads("retry SR-222222");
  expect(unknown.stderr).toBe("There is no lead SR-222222\n");
  expect((await leads("show sr-7k3f9o")).stderr).toBe(
    "There is no lead sr-7k3f9o. No reference has O\n",
  );
});

test("webhooks are sent again by reference or since a day, though they were delivered", async () => {
  const { db, leads, printed } = await newStore();
  const { reference } = await saveLead(db, message, undefined, noon);
  const other = messageContent({ message: "x" });
  await saveLead(db, other, undefined, nextDay);
  await saveLead(db, other, undefined, nextDay, { suspect: "speed" });
  const again = (which: string) =>
    printed(`retry --webhook ${which}`, {
      WEBHOOK_URL: "https://crm.example.com/leads",
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString("base64")}`,
    });
  const without = await leads(`retry --webhook ${reference}`);
  expect(without.stderr).toContain("WEBHOOK_URL");
  expect(await again("--since 2026-11-21")).toContain(": 1\n");
  expect(await again("--since 2026-11-20")).toContain(": 2\n");
  const webhooks = db.updateTable("outbox").where("channel", "=", "webhook");
  await webhooks.set({ status: "sent" }).execute();
  expect(await again(reference.toLowerCase())).toContain(": 1\n");
  expect(await printed(`show ${reference}`)).toContain("Webhook: waits");
  await webhooks.set({ status: "sent", body: null }).execute();
  expect(await again(reference)).toContain("text: 1\n");
});

test("a lead is answered, closed and opened again, and its history is shown and exported", async () => {
  const { db, printed } = await newStore();
  const { id, reference } = await saveLead(db, message, undefined, noon);
  const by = { by: "bo@example.com", now: noon };
  await setLeadStatus(db, id, { status: "taken", ...by });
  const note = "Called.\nCalls back.";
  await db.updateTable("leads").set({ note }).execute();
  expect(await printed("list --open")).toContain(reference);
  expect(await printed(`done ${reference.toLowerCase()}`)).toBe(
    `${reference} was taken and is now answered.\n`,
  );
  expect(await printed("list --open")).not.toContain(reference);
  expect(await printed("list --status answered")).toContain(reference);
  const shown = await printed(`show ${reference}`);
  expect(shown).toContain("\n  Status: answered\n");
  // The second row has the present time, which may be longer.
  expect(shown).toMatch(
    new RegExp(`^ {4}${inTexasShort(noon)} +taken {5}bo@example\\.com$`, "m"),
  );
  expect(shown).toMatch(/^ {4}\w.*  answered  on the command line$/m);
  expect(shown).toMatch(/^ {4}Called\.\n {4}Calls back\.$/m);

  await printed(`done ${reference} --not-a-lead`);
  const exported = await printed("export --json --status closed");
  const status_at = expect.stringMatching(/Z$/);
  const closed = { status: "closed", status_at, status_by: null, note };
  expect(JSON.parse(exported)).toMatchObject([{ reference, ...closed }]);
  expect(await printed(`done ${reference} --reopen`)).toContain("new");
  expect(await printed("list --open")).toContain(reference);
  expect(await printed(`done ${reference} --reopen`)).toContain("before");
});

test("due leads are counted, and purged only with --yes", async () => {
  const { db, leads, printed } = await newStore();
  const old = new Date(Date.now() - 100 * 86_400_000);
  await saveLead(db, message, undefined, old, { suspect: "speed" });
  await db.updateTable("outbox").set({ status: "sent" }).execute();
  const rows = db.selectFrom("leads").selectAll();
  const result = await leads("erase --due");
  expect(result.status).toBe(1);
  expect(result.stderr).toMatch(/clock says 20.* Leads .*: 0, suspects: 1\./);
  expect(await rows.execute()).toHaveLength(1);
  await printed("erase --due --yes");
  expect(await rows.execute()).toEqual([]);
  // The server's own purge trusts this clock from now on.
  expect(await db.selectFrom("daily_jobs").selectAll().execute()).toMatchObject(
    [{ name: "purge", done_at: expect.any(String) }],
  );
});

// The file then has nothing of it: server/removal/purge.test.ts.
test("an address is deleted only with --yes", async () => {
  const { db, leads, printed } = await newStore();
  const { id } = await saveLead(db, message, undefined, noon);
  const result = await leads("erase --email ANA@example.com");
  expect(result.status).toBe(1);
  expect(result.stderr).toMatch(/^Leads: 1, .*--yes/);
  expect(await db.selectFrom("leads").select("id").execute()).toEqual([{ id }]);
  const done = await printed("erase --email ANA@example.com --yes");
  expect(JSON.parse(done)).toMatchObject({ leads: [id] });
  expect(done).not.toMatch(/ana@/i);
});

test("subscribers are confirmed addresses, each with the unsubscribe link", async () => {
  const { db, printed } = await newStore();
  await subscribe(db, "ana@example.com", noon, "confirmed");
  await subscribe(db, "bo@example.com", noon);
  expect(JSON.parse(await printed("export --subscribers --json"))).toEqual([
    {
      email: "ana@example.com",
      requested_at: noon.toISOString(),
      confirmed_at: noon.toISOString(),
      consent_version: "x",
      unsubscribe_url: expect.stringMatching(
        /\/subscribe\/unsubscribe\?token=/,
      ),
    },
  ]);
});

test("every kind of lead is selected, printed and exported with its own fields, and its file is saved once", async () => {
  const { folder, db, leads, printed } = await newStore();
  await saveLead(db, message, undefined, noon);
  const content = requestContent({}, attachment);
  const { reference } = await saveLead(db, content, undefined, noon);
  const shown = await printed(`show ${reference}`);
  expect(shown).toContain("  certificate  Ana O'Brien");
  expect(shown).toContain("901 Bagby St\n");
  expect(shown).toMatch(/Umbrella[^]*page\.pdf \(application\/pdf, /);
  const listed = await printed("list --kind certificate");
  expect(listed.match(/^[A-Z]{2}-/gm)).toHaveLength(1);
  const own = { holder: "City of Houston", umbrella: "true", property: "" };
  expect(
    JSON.parse(await printed("export --json --kind certificate")),
  ).toMatchObject([{ reference, ...own }]);

  await printed(`show ${reference} --files ${folder}`);
  const file = `${folder}/${reference}-1.pdf`;
  expect(readFileSync(file)).toEqual(attachment.content);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await leads(`show ${reference} --files ${folder}`);
  expect(again.stderr).toContain("EEXIST");

  expect((await leads(`erase --lead ${reference}`)).status).toBe(1);
  await printed(`erase --lead ${reference} --yes`);
  const remaining = db.selectFrom("leads").select("kind");
  expect(await remaining.execute()).toEqual([{ kind: "contact" }]);
  const files = db.selectFrom("attachments").select("id");
  expect(await files.execute()).toEqual([]);
});

/** The folder of a store that no test changes. */
const unchanged = lastingFolder();
beforeAll(async () => (await openStore({ dataDir: unchanged })).db.destroy());

test.each([
  "export",
  "export --csv --json",
  "list --since soon",
  "list --kind fax",
  "list --open --status new",
  "done",
  "done SR-222222 --not-a-lead --reopen",
  "show",
  "retry",
  "retry SR-222222 --all-dead",
  "retry --since 2026-11-20",
  "retry --webhook",
  "erase --yes",
  "erase --email a@example.com --lead SR-222222",
  "erase --due --again folder",
  "move now",
])("does not accept: %s", async (line) => {
  expect((await run({ DATA_DIR: unchanged }, line)).status).toBe(2);
});
