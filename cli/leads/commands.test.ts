import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { lastingFolder, temporaryFolder } from "#server/app.fixture.ts";
import { readConfig } from "#server/config.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import {
  messageContent,
  requestContent,
} from "#server/leads/lead-content.fixture.ts";
import { setLeadStatus } from "#server/leads/lead-status.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import {
  confirmSubscription,
  saveSubscription,
} from "#server/subscribe/subscriptions.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { isUsage } from "./command.ts";
import { commands } from "./commands.ts";
import { erase } from "./erase-command.ts";
import { done as doneCommand } from "./done-command.ts";
import { exportLeads } from "./export-command.ts";
import { list } from "./list-command.ts";
import { move } from "./move-command.ts";
import { retry } from "./retry-command.ts";
import { show } from "./show-command.ts";

// One long test file, because every command runs on the one store that is filled below.

const message = messageContent({ name: '=HYPERLINK("x")' });
const content = Buffer.from("%PDF-1.7%%EOF");
const attachment: Attachment = {
  file_name: "page\u202e.pdf",
  media_type: "application/pdf",
  size: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
  content,
};
const sender = { publicOrigin: "https://www.example.com", postalAddress: "x" };
const noon = new Date("2026-11-20T12:00:00Z");
const nextDay = new Date("2026-11-21T12:00:00Z");

/** Runs a command as cli/leads.ts does, in this process: a new one takes longer than most of these tests. */
const leads = (folder: string, ...words: string[]) =>
  leadsWith(
    { DATA_DIR: folder, VITE_PUBLIC_ORIGIN: sender.publicOrigin },
    words,
  );

async function leadsWith(
  env: Record<string, string>,
  [word = "", ...words]: string[],
) {
  const said = { status: 0, stdout: "", stderr: "" };
  const { log } = console;
  const { write } = process.stdout;
  console.log = (line: string) => (said.stdout += `${line}\n`);
  process.stdout.write = (text) => {
    said.stdout += String(text);
    return true;
  };
  try {
    const config = readConfig(env);
    await commands[word]!.run(words, { config, now: () => new Date() });
  } catch (error) {
    said.status = isUsage(error) ? 2 : 1;
    said.stderr = `${(error as Error).message}\n`;
  } finally {
    console.log = log;
    process.stdout.write = write;
  }
  return said;
}

test("leads are selected by day and suspicion, and exported in a form that no spreadsheet runs", async () => {
  const folder = temporaryFolder();
  await using db = await openSqlite(folder);
  const old = await saveLead(db, message, undefined, noon, {
    suspect: "honeypot",
  });
  const young = await saveLead(db, message, undefined, nextDay);
  const json = async (...words: string[]) =>
    (
      JSON.parse((await leads(folder, ...words)).stdout) as {
        reference: string;
      }[]
    ).map(({ reference }) => reference);
  expect(await json("list", "--json", "--since", "2026-11-21")).toEqual([
    young.reference,
  ]);
  expect(await json("export", "--json", "--suspect")).toEqual([old.reference]);
  const { stdout } = await leads(
    folder,
    "export",
    "--csv",
    "--kind",
    "contact",
  );
  const [names, row] = stdout.split("\r\n");
  expect(names).toMatch(/^\ufeff"reference","received_at",/);
  expect(row).toContain(`,"'=HYPERLINK(""x"")","ana@example.com",`);
});

test("a lead's mail is shown and retried, as are all that were given up", async () => {
  const folder = temporaryFolder();
  await using db = await openSqlite(folder);
  const { id, reference } = await saveLead(db, message, undefined, noon);
  await saveLead(db, messageContent({ message: "x" }), undefined, noon);
  const dead = { status: "dead", attempts: 99, last_problem: "550" } as const;
  const bury = () => db.updateTable("outbox").set(dead).execute();
  const waiting = () =>
    db
      .selectFrom("outbox")
      .select(["lead_id", "attempts"])
      .where("status", "=", "waiting")
      .execute();
  await bury();
  expect(
    (await leads(folder, "show", reference.toLowerCase())).stdout,
  ).toContain("Mail: given up (99 tries, the last problem 550)");
  expect((await leads(folder, "retry", reference)).stdout).toContain(": 1\n");
  expect(await waiting()).toEqual([{ lead_id: id, attempts: 0 }]);
  await bury();
  expect((await leads(folder, "retry", "--all-dead")).stdout).toContain(
    ": 2\n",
  );
  expect(await waiting()).toHaveLength(2);
  const none = await leads(folder, "retry", "SR-222222");
  expect(none.stderr).toBe("There is no lead SR-222222\n");
  expect(none.status).toBe(1);
});

test("webhooks are sent again by reference or since a day, though they were delivered", async () => {
  const folder = temporaryFolder();
  await using db = await openSqlite(folder);
  const { reference } = await saveLead(db, message, undefined, noon);
  const other = messageContent({ message: "x" });
  await saveLead(db, other, undefined, nextDay);
  await saveLead(db, other, undefined, nextDay, { suspect: "speed" });
  const again = (...words: string[]) =>
    leadsWith(
      {
        DATA_DIR: folder,
        WEBHOOK_URL: "https://crm.example.com/leads",
        WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString("base64")}`,
      },
      ["retry", "--webhook", ...words],
    );
  expect(
    (await leads(folder, "retry", "--webhook", reference)).stderr,
  ).toContain("WEBHOOK_URL");
  expect((await again("--since", "2026-11-21")).stdout).toContain(": 1\n");
  expect((await again("--since", "2026-11-20")).stdout).toContain(": 2\n");
  const webhooks = db.updateTable("outbox").where("channel", "=", "webhook");
  await webhooks.set({ status: "sent" }).execute();
  expect((await again(reference.toLowerCase())).stdout).toContain(": 1\n");
  expect((await leads(folder, "show", reference)).stdout).toContain(
    "Webhook: waits",
  );
  await webhooks.set({ status: "sent", body: null }).execute();
  expect((await again(reference)).stdout).toContain("text: 1\n");
});

test("a lead is answered, closed and opened again, and its history is shown and exported", async () => {
  const folder = temporaryFolder();
  await using db = await openSqlite(folder);
  const { id, reference } = await saveLead(db, message, undefined, noon);
  await setLeadStatus(db, id, {
    status: "taken",
    by: "bo@example.com",
    now: noon,
  });
  await db
    .updateTable("leads")
    .set({ note: "Called.\nCalls back." })
    .where("id", "=", id)
    .execute();
  const open = async () => (await leads(folder, "list", "--open")).stdout;
  expect(await open()).toContain(reference);
  expect((await leads(folder, "done", reference.toLowerCase())).stdout).toBe(
    `${reference} was taken and is now answered.\n`,
  );
  expect(await open()).not.toContain(reference);
  expect(
    (await leads(folder, "list", "--status", "answered")).stdout,
  ).toContain(reference);
  const { stdout } = await leads(folder, "show", reference);
  expect(stdout).toContain("\n  Status: answered\n");
  // The second row has the present time, which may be longer.
  expect(stdout).toMatch(
    new RegExp(`^ {4}${inTexasShort(noon)} +taken {5}bo@example\\.com$`, "m"),
  );
  expect(stdout).toMatch(/^ {4}\w.*  answered  on the command line$/m);
  expect(stdout).toMatch(/^ {4}Called\.\n {4}Calls back\.$/m);

  await leads(folder, "done", reference, "--not-a-lead");
  const exported = await leads(
    folder,
    "export",
    "--json",
    "--status",
    "closed",
  );
  expect(JSON.parse(exported.stdout)).toMatchObject([
    {
      reference,
      status: "closed",
      status_at: expect.stringMatching(/Z$/),
      status_by: null,
      note: "Called.\nCalls back.",
    },
  ]);
  expect((await leads(folder, "done", reference, "--reopen")).stdout).toContain(
    "new",
  );
  expect(await open()).toContain(reference);
  expect((await leads(folder, "done", reference, "--reopen")).stdout).toContain(
    "before",
  );
});

test("due leads are counted, and purged only with --yes", async () => {
  const folder = temporaryFolder();
  await using db = await openSqlite(folder);
  const old = new Date(Date.now() - 100 * 86_400_000);
  await saveLead(db, message, undefined, old, { suspect: "speed" });
  await db.updateTable("outbox").set({ status: "sent" }).execute();
  const asked = await leads(folder, "erase", "--due");
  expect(asked.status).toBe(1);
  expect(asked.stderr).toMatch(/clock says 20.* Leads .*: 0, suspects: 1\./);
  expect(await db.selectFrom("leads").selectAll().execute()).toHaveLength(1);
  expect(await leads(folder, "erase", "--due", "--yes")).toMatchObject({
    status: 0,
    stderr: "",
  });
  expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  // The server's own purge trusts this clock from now on.
  expect(await db.selectFrom("daily_jobs").selectAll().execute()).toMatchObject(
    [{ name: "purge", done_at: expect.any(String) }],
  );
});

test("an address is deleted only with --yes, from the file too", async () => {
  const folder = temporaryFolder();
  await using db = await openSqlite(folder);
  const { id } = await saveLead(db, message, undefined, noon);
  const file = () =>
    ["leads.sqlite", "leads.sqlite-wal"]
      .map((name) => readFileSync(`${folder}/${name}`, "latin1"))
      .join("");
  const words = ["erase", "--email", "ANA@example.com"];
  const asked = await leads(folder, ...words);
  expect(asked.status).toBe(1);
  expect(asked.stderr).toMatch(/^Leads: 1, .*--yes/);
  expect(file()).toContain("ana@example.com");
  const done = await leads(folder, ...words, "--yes");
  expect(done.stderr).toBe("");
  expect(JSON.parse(done.stdout)).toMatchObject({ leads: [id] });
  expect(done.stdout).not.toMatch(/ana@/i);
  expect(file()).not.toContain("ana@example.com");
});

test("subscribers are confirmed addresses, each with the unsubscribe link", async () => {
  const folder = temporaryFolder();
  await using db = await openSqlite(folder);
  for (const email of ["ana@example.com", "bo@example.com"])
    await saveSubscription(
      db,
      { email, address: undefined, consent: "yes", isVouchedFor: true },
      { sender, strangersPerDay: 500 },
      noon,
    );
  const rows = await db.selectFrom("subscriptions").selectAll().execute();
  const ana = rows.find(({ email }) => email === "ana@example.com");
  await confirmSubscription(db, ana?.id ?? "", nextDay);
  const { stdout } = await leads(folder, "export", "--subscribers", "--json");
  const mail = await db
    .selectFrom("outbox")
    .select("unsubscribe_url")
    .where("recipient", "=", "ana@example.com")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(stdout)).toEqual([
    {
      email: "ana@example.com",
      requested_at: noon.toISOString(),
      confirmed_at: nextDay.toISOString(),
      consent_version: ana?.consent_version,
      unsubscribe_url: mail.unsubscribe_url,
    },
  ]);
});

test("every kind of lead is selected, printed and exported with its own fields, and its file is saved once", async () => {
  const folder = temporaryFolder();
  await using db = await openSqlite(folder);
  await saveLead(db, message, undefined, noon);
  const { reference } = await saveLead(
    db,
    requestContent({}, attachment),
    undefined,
    noon,
  );
  const shown = (await leads(folder, "show", reference)).stdout;
  for (const told of [
    "  certificate  Ana O'Brien",
    "901 Bagby St\n",
    "Umbrella",
    "page.pdf (application/pdf, 13 bytes, SHA-256 ",
  ])
    expect(shown).toContain(told);
  const listed = (await leads(folder, "list", "--kind", "certificate")).stdout;
  expect(listed.match(/^SR-/gm)).toHaveLength(1);
  const exported = await leads(
    folder,
    "export",
    "--json",
    "--kind",
    "certificate",
  );
  expect(JSON.parse(exported.stdout)).toMatchObject([
    { reference, holder: "City of Houston", umbrella: "true", property: "" },
  ]);

  const save = () => leads(folder, "show", reference, "--files", folder);
  expect((await save()).stderr).toBe("");
  const file = `${folder}/${reference}-1.pdf`;
  expect(readFileSync(file)).toEqual(attachment.content);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await save()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("EEXIST"),
  });

  const one = ["erase", "--lead", reference];
  expect((await leads(folder, ...one)).status).toBe(1);
  expect((await leads(folder, ...one, "--yes")).status).toBe(0);
  const kept = db.selectFrom("leads").select("kind");
  expect(await kept.execute()).toEqual([{ kind: "contact" }]);
  const files = db.selectFrom("attachments").select("id");
  expect(await files.execute()).toEqual([]);
});

/** The folder of a store that no test changes. */
const unchanged = lastingFolder();
beforeAll(async () => (await openSqlite(unchanged)).destroy());

test.each([
  ["export", "", exportLeads],
  ["export", "--csv --json", exportLeads],
  ["export", "--csv --xlsx", exportLeads],
  ["list", "--csv", list],
  ["list", "--since soon", list],
  ["list", "--kind fax", list],
  ["list", "--status lost", list],
  ["list", "--open --status new", list],
  ["done", "", doneCommand],
  ["done", "SR-222222 --not-a-lead --reopen", doneCommand],
  ["done", "SR-222222 SR-333333", doneCommand],
  ["show", "", show],
  ["retry", "", retry],
  ["retry", "SR-222222 --all-dead", retry],
  ["retry", "--since 2026-11-20", retry],
  ["retry", "--webhook", retry],
  ["retry", "--webhook --since soon", retry],
  ["erase", "--yes", erase],
  ["erase", "--email a@example.com --lead SR-222222", erase],
  ["erase", "--due --again folder", erase],
  ["move", "now", move],
])("%s does not accept: %s", async (_name, words, command) => {
  const config = readConfig({ DATA_DIR: unchanged });
  const run = command.run(words.split(" ").filter(Boolean), {
    config,
    now: () => noon,
  });
  await expect(run).rejects.toSatisfy(isUsage);
});
