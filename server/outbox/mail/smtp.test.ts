import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { site } from "#content/site.ts";
import { emailPattern } from "#forms/email-address.ts";
import { temporaryFolder } from "#server/app.fixture.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { openStore } from "#server/store/store.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import { OutboxWorker } from "#server/outbox/outbox-worker.ts";
import { SendError } from "#server/outbox/transport.ts";
import { startMailServer } from "../../../tests/faults/mail-sink.ts";
import type { Mailboxes } from "./mail-config.ts";
import { smtpTransport, type MailToSend } from "./smtp.ts";

const from = "website@sabineridge.example";
/** Without the quotes around a name with an ampersand or a comma. */
const sender = `${site.name} <${from}>`;
const to = "leads@sabineridge.example";
const never = new AbortController().signal;
const noon = new Date("2026-11-20T12:00:00Z");

type Received = {
  raw: string;
  /** MAIL FROM, RCPT TO and the name in EHLO. */
  spoken: unknown;
};

/** A mail server that stores the bytes it receives. */
async function startSink(options: SMTPServerOptions = {}, host?: string) {
  const received: Received[] = [];
  const onData: SMTPServerOptions["onData"] = (stream, session, done) => {
    const { mailFrom, rcptTo } = session.envelope;
    void buffer(stream).then((bytes) => {
      const spoken = [mailFrom, rcptTo, session.hostNameAppearsAs];
      received.push({ raw: bytes.toString("latin1"), spoken });
      done();
    });
  };
  const server = await startMailServer({ onData, ...options }, host);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return { received, url: server.url };
}

function transportTo(url: string, boxes: Partial<Mailboxes> = {}) {
  const transport = smtpTransport({ url, from, to, ...boxes });
  onTestFinished(() => transport.close());
  return transport;
}

const mail: MailToSend = {
  id: "7f7ddba0-4bd3-4a3c-9a4c-5b8c9f8e1c11",
  kind: "contact",
  recipient: null,
  reply_to: "ana@example.com",
  subject: "A subject",
  body: "A body\n",
  html: null,
  unsubscribe_url: null,
  created_at: "2026-11-20T12:00:00.000Z",
};

/** The header fields of the mail, unfolded, and what follows them. */
function parse({ raw }: Received) {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const fields = head
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => /^([\w-]+): (.*)$/s.exec(line) ?? [line, line, ""])
    .map(([, name = "", value = ""]) => [name, value] as const);
  return {
    names: fields.map(([name]) => name),
    field: (name: string) => new Map(fields).get(name),
    body: body.join("\r\n\r\n"),
  };
}

const fieldNames =
  `Auto-Submitted Content-Transfer-Encoding Content-Type Date From MIME-Version Message-ID Reply-To Subject To
  X-Auto-Response-Suppress`.split(/\s+/);

test("a lead's mail has fixed fields, replies go to the visitor, and every try has the same Message-ID", async () => {
  const { received, url } = await startSink();
  const transport = transportTo(url);
  await transport.send(mail, never);
  await transport.send(mail, never);
  const [first, second] = received;
  const { names, field, body } = parse(first!);
  expect(names.toSorted()).toEqual(fieldNames);
  expect(field("From")?.replaceAll('"', "")).toBe(sender);
  expect(field("To")).toBe(to);
  expect(field("Reply-To")).toBe("ana@example.com");
  expect(field("Message-ID")).toBe(`<${mail.id}@sabineridge.example>`);
  expect(field("Date")).toBe("Fri, 20 Nov 2026 12:00:00 +0000");
  expect(field("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(field("Auto-Submitted")).toBe("auto-generated");
  expect(body).toBe("A body\r\n");
  expect(second).toEqual(first);
});

test("each kind of lead goes to its own address, or to the one for all leads", async () => {
  const { received, url } = await startSink();
  const toOf = { certificate: "certificates@sabineridge.example" };
  const transport = transportTo(url, { toOf });
  for (const kind of ["certificate", "claim"] as const)
    await transport.send({ ...mail, kind }, never);
  const recipients = received.map((one) => parse(one).field("To"));
  expect(recipients).toEqual([toOf.certificate, to]);
});

test("a mail to several addresses reaches all that take it", async () => {
  const { received, url } = await startSink({
    onRcptTo: ({ address }, _session, answer) =>
      answer(address.startsWith("gone") ? new Error("no such user") : null),
  });
  const list = "one@example.com, gone@example.com,two@example.com";
  const desk = { ...mail, kind: "desk", recipient: list } as const;
  for (const sent of [mail, desk])
    await transportTo(url, { to: list }).send(sent, never);
  const accepted = [
    { address: "one@example.com" },
    { address: "two@example.com" },
  ];
  for (const { spoken } of received)
    expect((spoken as unknown[])[1]).toMatchObject(accepted);
});

test("mails to subscribers can be stopped with one click (RFC 8058), and receipts too, which say that they are automatic", async () => {
  const { received, url } = await startSink();
  const unsubscribe_url = `https://www.example.com/x?token=${"a".repeat(120)}`;
  const recipient = "ana@example.com";
  await transportTo(url).send(
    { ...mail, kind: "newsletter", recipient, reply_to: null, unsubscribe_url },
    never,
  );
  const { field } = parse(received[0]!);
  expect(field("To")).toBe(recipient);
  expect(field("List-ID") ?? field("List-Id")).toContain(
    "<newsletter.sabineridge.example>",
  );
  expect(field("List-Unsubscribe")).toBe(`<${unsubscribe_url}>`);
  expect(field("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  const receipt = {
    ...mail,
    kind: "receipt",
    recipient,
    unsubscribe_url,
  } as const;
  await transportTo(url).send(receipt, never);
  const { field: own } = parse(received[1]!);
  expect(own("Auto-Submitted")).toBe("auto-replied");
  expect(own("List-Unsubscribe")).toBe(`<${unsubscribe_url}>`);
});

const fragments = [
  "\r\nBcc: eve@evil.example\r\n",
  "\nBcc: eve@evil.example",
  "\r\n.\r\nMAIL FROM:<eve@evil.example>\r\n",
  "\n.\n",
  "\u2028",
  "\u0000",
  "\u0085",
  "\u202e",
  '"a@b c"@d',
  "ana@example.com",
  "<eve@evil.example>",
  ", eve@evil.example",
  "=?UTF-8?Q?=E2=80=AE?=",
  "=0D=0ABcc: eve@evil.example",
  "👩‍👩‍👧",
  "\ud800",
  "x".repeat(300),
];

test("only Reply-To and Subject contain visitors' input, never another header field or the envelope", async () => {
  const { received, url } = await startSink();
  await using db = (await openStore({ dataDir: temporaryFolder() })).db;
  const mailing = { ...usualMailing, receipts: false };
  // Text that the form's own check would reject.
  for (const [at, one] of fragments.entries())
    for (const email of [one, "o'brien+x@example.com"]) {
      const text = `${one}${fragments.at(at - 1)}${one}`;
      const typed = { name: text, email, phone: one, message: text };
      await saveLead(db, messageContent(typed), undefined, noon, { mailing });
    }
  const worker = new OutboxWorker({
    db,
    transport: transportTo(url),
    now: () => new Date("2026-11-20T12:00:01Z"),
  });
  await worker.drain();

  const rows = await db.selectFrom("outbox").selectAll().execute();
  expect(received).toHaveLength(rows.length);
  for (const one of received) {
    expect(one.raw).toMatch(/^[\t\r\n\x20-\x7e]*$/);
    expect(one.raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
    expect(one.spoken).toEqual([
      { address: from, args: expect.anything() },
      [{ address: to, args: false }],
      "sabineridge.example",
    ]);
    const { names, field } = parse(one);
    expect(names.toSorted()).toEqual(
      fieldNames.filter((name) => name !== "Content-Transfer-Encoding"),
    );
    expect(field("From")?.replaceAll('"', "")).toBe(sender);
    expect(field("To")).toBe(to);
    const row = rows.find(({ id }) => field("Message-ID")?.includes(id))!;
    // Otherwise a reply stays in the office.
    const isAddress = emailPattern.test(row.reply_to ?? "");
    expect(field("Reply-To")).toBe(isAddress ? row.reply_to : to);
    const { subject, body, html } = row;
    expect([...subject].length).toBeLessThanOrEqual(100);
    expect(`${subject}\n${body}\n${html}`).not.toMatch(
      /(?![\n\t\u200d])[\p{Cc}\p{Cf}\p{Zl}]/u,
    );
  }
});

test("a mail to no address is rejected before anything is sent", async () => {
  const { received, url } = await startSink();
  const transport = transportTo(url);
  for (const recipient of ["", '"a@b c"@d', "a@b\r\nRCPT TO:<c@d>", "a@b,c@d"])
    await expect(
      transport.send({ ...mail, recipient }, never),
    ).rejects.toMatchObject({ kind: "refused" });
  expect(received).toEqual([]);
});

const unreachable = { kind: "unreachable" } as const;
const deferred = { kind: "deferred", isOfAddress: false } as const;
const refused = { kind: "refused", isOfAddress: false } as const;
const bounced = { kind: "refused", isOfAddress: true } as const;
const limited = { kind: "limited" } as const;

// As in public reports about Amazon SES, Gmail, mailcow, Exchange Online and SendLayer.
test.each<[keyof SMTPServerOptions, string, Partial<SendError>]>([
  ["onConnect", "554 No connection", unreachable],
  ["onMailFrom", "421 Going down", unreachable],
  ["onMailFrom", "451 Later", deferred],
  ["onMailFrom", "550 5.1.8 Bad sender", refused],
  ["onRcptTo", "550 5.1.1 No such user", bounced],
  ["onRcptTo", "550 5.7.1 Relaying denied", refused],
  ["onRcptTo", "450 4.2.1 Later", deferred],
  ["onData", "554 5.6.0 Message size exceeds fixed limit", refused],
  ["onData", "454 Throttling failure: Maximum sending rate exceeded.", limited],
  ["onData", "550 5.4.5 Daily user sending quota exceeded.", limited],
  ["onData", '451 4.7.1 Ratelimit "user" exceeded', limited],
  ["onData", "452 4.3.2 Connection rate limit exceeded.", limited],
  ["onData", "452 4.7.0 Too many messages sent", limited],
  ["onData", "554 5.2.0 Submission.Exception:SubmissionQuotaExceeded", limited],
  ["onData", "554 5.7.1 You have exceeded your Outmail quota.", limited],
  // About the recipient's mailbox.
  ["onData", "452 4.2.2 The user's mailbox quota exceeded", deferred],
  ["onData", "552 5.2.2 Quota exceeded (mailbox for user is full)", refused],
  ["onData", "450 4.2.1 The user is receiving at a rate that", deferred],
])("%s answers %s", async (event, answer, why) => {
  const code = answer.slice(0, 3);
  const problem = Object.assign(new Error(answer.slice(4)), {
    responseCode: Number(code),
  });
  const { url } = await startSink({
    [event]: (...given: unknown[]) => {
      const done = () => (given.at(-1) as (error: Error) => void)(problem);
      if (event === "onData") (given[0] as Readable).resume().once("end", done);
      else done();
    },
  });
  await expect(transportTo(url).send(mail, never)).rejects.toMatchObject({
    code,
    ...why,
  });
});

test("says when the server is down or rejects the login", async () => {
  const gone = { code: "ECONNREFUSED", kind: "unreachable" };
  const nobody = transportTo("smtp://127.0.0.1:1");
  await expect(nobody.send(mail, never)).rejects.toMatchObject(gone);
  await expect(nobody.verify(never)).rejects.toMatchObject(gone);

  const { url } = await startSink({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error("no"), { responseCode: 535 })),
  });
  const stranger = transportTo(url.replace("//", "//user:wrong@"));
  await expect(stranger.verify(never)).rejects.toMatchObject({
    code: "535",
    kind: "unreachable",
  });
  await expect(transportTo(url).verify(never)).resolves.toBeUndefined();
});

test("a password goes to no other machine without encryption", async () => {
  let logins = 0;
  const options: SMTPServerOptions = {
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: logins++ }),
  };
  const { url } = await startSink(options, "127.0.0.2");
  const sent = transportTo(url.replace("//", "//me:secret@")).send(mail, never);
  await expect(sent).rejects.toMatchObject({ kind: "unreachable" });
  expect(logins).toBe(0);
});

test("a server that never answers has two minutes, or until this one stops", async () => {
  let mails = 0;
  const { url } = await startSink({
    onData: (stream) => void stream.resume().once("end", () => mails++),
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = new AbortController();
  const failures: unknown[] = [];
  for (const signal of [never, stop.signal])
    void transportTo(url)
      .send(mail, signal)
      .catch((error: unknown) => failures.push(error));
  await vi.waitUntil(() => mails === 2);
  stop.abort();
  await vi.waitUntil(() => failures.length === 1);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(failures).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitUntil(() => failures.length === 2);
  for (const failure of failures) expect(failure).toBeInstanceOf(SendError);
});
