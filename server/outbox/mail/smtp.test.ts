import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { site } from "#content/site.ts";
import { emailPattern } from "#forms/email-address.ts";
import { temporaryFolder } from "#server/app.fixture.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import type { OutboxTable } from "#server/store/schema.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import { OutboxWorker } from "#server/outbox/outbox-worker.ts";
import { SendError } from "#server/outbox/transport.ts";
import { smtpTransport } from "./smtp.ts";

// One long test file, because every case talks to the sink below or reads the bytes that it stored.

const from = "website@sabineridge.example";
/** Without the quotes around a name with an ampersand or a comma. */
const sender = `${site.name} <${from}>`;
const to = "leads@sabineridge.example";
const never = new AbortController().signal;

type Received = {
  raw: string;
  /** MAIL FROM, RCPT TO and the name in EHLO. */
  spoken: unknown;
};

/** A mail server that stores the bytes it receives. */
async function startSink(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, { envelope, hostNameAppearsAs }, done) {
      const { mailFrom, rcptTo } = envelope;
      void buffer(stream).then((bytes) => {
        received.push({
          raw: bytes.toString("latin1"),
          spoken: [mailFrom, rcptTo, hostNameAppearsAs],
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(
    () => new Promise<void>((closed) => server.close(() => closed())),
  );
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

function transportTo(url: string) {
  const transport = smtpTransport({ url, from, to });
  onTestFinished(() => transport.close());
  return transport;
}

const mail: OutboxTable = {
  id: "7f7ddba0-4bd3-4a3c-9a4c-5b8c9f8e1c11",
  channel: "mail",
  kind: "contact",
  lead_id: null,
  subscription_id: null,
  recipient: null,
  reply_to: "ana@example.com",
  subject: "A subject",
  body: "A body\n",
  html: null,
  unsubscribe_url: null,
  created_at: "2026-11-20T12:00:00.000Z",
  status: "waiting",
  attempts: 0,
  next_attempt_at: "2026-11-20T12:00:00.000Z",
  locked_by: null,
  locked_until: null,
  last_problem: null,
  sent_at: null,
  words_hash: null,
};

/** The header fields of the mail, unfolded, and the body as it is displayed. */
function parse({ raw }: Pick<Received, "raw">) {
  const end = raw.indexOf("\r\n\r\n");
  const fields = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => /^([\w-]+): (.*)$/s.exec(line) ?? [line, line, ""])
    .map(([, name = "", value = ""]) => [name, value] as const);
  const body = fromQuotedPrintable(
    raw.slice(end + 4).replaceAll("=\r\n", ""),
  ).replaceAll("\r\n", "\n");
  return { names: fields.map(([name]) => name), ...mapOf(fields), body };
}

/** The header fields of a mail that has a page too, its text and its page. */
function partsOf({ raw }: Received) {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const [head = "", text = "", page = ""] = raw.split(`--${boundary}`);
  const { names, field } = parse({ raw: head });
  // The line end before a boundary belongs to it (RFC 2046, 5.1.1).
  const bodyOf = (part: string) =>
    parse({ raw: part.replace(/^\r\n/, "") }).body.replace(/\n$/, "");
  return { names, field, words: bodyOf(text), html: bodyOf(page) };
}

function mapOf(fields: (readonly [string, string])[]) {
  return { field: (name: string) => new Map(fields).get(name) };
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    "latin1",
  ).toString("utf8");

/** RFC 2047 with encoding Q; white space between two encoded words is not part of the text. */
/** Encoded words of a header (RFC 2047); the pieces of one text are joined before they are decoded. */
const decodeWords = (text: string) =>
  text.replaceAll(
    /=\?UTF-8\?(B|Q)\?(\S*?)\?=(?:\s+=\?UTF-8\?\1\?\S*?\?=)*/gi,
    (words, encoding: string) => {
      const pieces = words
        .split(/\s+/)
        .map((word) => word.slice("=?UTF-8?Q?".length, -"?=".length));
      return encoding.toUpperCase() === "B"
        ? Buffer.concat(
            pieces.map((piece) => Buffer.from(piece, "base64")),
          ).toString()
        : fromQuotedPrintable(pieces.join("").replaceAll("_", "=20"));
    },
  );

const fieldNames = [
  "Auto-Submitted",
  "Content-Transfer-Encoding",
  "Content-Type",
  "Date",
  "From",
  "MIME-Version",
  "Message-ID",
  "Reply-To",
  "Subject",
  "To",
  "X-Auto-Response-Suppress",
];

test("a lead's mail has fixed fields, replies go to the visitor, and every try has the same Message-ID", async () => {
  const { received, url } = await startSink();
  const transport = transportTo(url);
  await transport.send(mail, never);
  await transport.send(mail, never);
  const [first, second] = received;
  const { names, field, body } = parse(first as Received);
  expect(names.toSorted()).toEqual(fieldNames);
  expect(field("From")?.replaceAll('"', "")).toBe(sender);
  expect(field("To")).toBe(to);
  expect(field("Reply-To")).toBe("ana@example.com");
  expect(field("Message-ID")).toBe(`<${mail.id}@sabineridge.example>`);
  expect(field("Date")).toBe("Fri, 20 Nov 2026 12:00:00 +0000");
  expect(field("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(field("Auto-Submitted")).toBe("auto-generated");
  expect(body).toBe("A body\n");
  expect(second).toEqual(first);
});

test("a file arrives as it was sent, under its name and type", async () => {
  const { received, url } = await startSink();
  const content = Buffer.from([0, 255, 13, 10, 46, 13, 10, 128]);
  const file = {
    file_name: 'Größe "1".pdf',
    media_type: "application/pdf",
    size: content.length,
    sha256: "",
    content,
  } as const;
  await transportTo(url).send({ ...mail, files: [file] }, never);
  const { raw = "" } = received[0] ?? {};
  expect(raw).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  const [, head = "", encoded = ""] =
    /(Content-Type: application\/pdf[^]*?)\r\n\r\n([^]*?)\r\n--/.exec(raw) ??
    [];
  expect(head).toContain("Content-Disposition: attachment");
  expect(decodeURIComponent(head.replaceAll(/\s+/g, ""))).toContain("Größe");
  expect(Buffer.from(encoded, "base64")).toEqual(content);
});

test("a receipt says that it answers by itself and how to stop it, and its answers reach the brokerage", async () => {
  const { received, url } = await startSink();
  await using db = await openSqlite(temporaryFolder());
  const now = () => new Date("2026-11-20T12:00:00Z");
  await saveLead(db, messageContent(), undefined, now());
  const transport = transportTo(url);
  await new OutboxWorker({ db, transport, now }).drain();
  const receipt = received
    .map(parse)
    .find(({ field }) => field("To") === "ana@example.com");
  expect(receipt?.field("Auto-Submitted")).toBe("auto-replied");
  expect(receipt?.field("X-Auto-Response-Suppress")).toBe("All");
  expect(receipt?.field("Reply-To")).toBe(site.email);
  expect(receipt?.field("List-Unsubscribe")).toMatch(
    /^<https:.*\/subscribe\/unsubscribe\?token=\S+>$/,
  );
  expect(received).toHaveLength(2);
});

test("each kind of lead goes to its own address, or to the one for all leads", async () => {
  const { received, url } = await startSink();
  const toOf = { certificate: "certificates@sabineridge.example" };
  const transport = smtpTransport({ url, from, to, toOf });
  onTestFinished(() => transport.close());
  for (const kind of ["certificate", "claim", "contact"] as const)
    await transport.send({ ...mail, kind }, never);
  expect(received.map((one) => parse(one).field("To"))).toEqual([
    toOf.certificate,
    to,
    to,
  ]);
});

test.each([
  ["of a lead", null, "contact"],
  ["with a link to the desk", "list", "desk"],
] as const)(
  "a mail %s goes to each of several addresses, though one is refused",
  async (_, recipient, kind) => {
    const { received, url } = await startSink({
      onRcptTo: ({ address }, _session, answer) =>
        answer(address.startsWith("gone") ? new Error("no such user") : null),
    });
    const list = "one@example.com, gone@example.com,two@example.com";
    const transport = smtpTransport({ url, from, to: list });
    onTestFinished(() => transport.close());
    await transport.send(
      { ...mail, kind, recipient: recipient && list },
      never,
    );
    const [, accepted] = received[0]!.spoken as [unknown, unknown];
    expect(accepted).toMatchObject([
      { address: "one@example.com" },
      { address: "two@example.com" },
    ]);
  },
);

test("a mail to a subscriber can be unsubscribed from with one click (RFC 8058)", async () => {
  const { received, url } = await startSink();
  const unsubscribe_url = `https://www.example.com/x?token=${"a".repeat(120)}`;
  const recipient = "ana@example.com";
  await transportTo(url).send(
    { ...mail, kind: "newsletter", recipient, reply_to: null, unsubscribe_url },
    never,
  );
  const { field } = parse(received[0] as Received);
  expect(field("To")).toBe(recipient);
  expect(field("List-ID") ?? field("List-Id")).toContain(
    "<newsletter.sabineridge.example>",
  );
  expect(field("List-Unsubscribe")).toBe(`<${unsubscribe_url}>`);
  expect(field("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
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
  "O'Brien",
  "李",
  "👩‍👩‍👧",
  "\ud800",
  "From ",
  "\t ",
  "x".repeat(300),
];

/** The same sequence in every run (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

test("only Reply-To and Subject contain visitors' input, never another header field or the envelope", async () => {
  const { received, url } = await startSink();
  await using db = await openSqlite(temporaryFolder());
  const next = numbers(1);
  const text = () =>
    Array.from(
      { length: 1 + Math.floor(next() * 4) },
      () => fragments[Math.floor(next() * fragments.length)],
    ).join("");
  // Text that the form's own check would reject.
  for (let count = 0; count < 100; count++) {
    const email = count % 2 ? text() : "o'brien+x@example.com";
    const typed = { name: text(), email, phone: text(), message: text() };
    await saveLead(
      db,
      messageContent(typed),
      undefined,
      new Date("2026-11-20T12:00:00Z"),
      { mailing: { ...usualMailing, receipts: false } },
    );
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
    const { names, field, words, html } = partsOf(one);
    expect(names.toSorted()).toEqual(
      fieldNames.filter((name) => name !== "Content-Transfer-Encoding"),
    );
    expect(field("From")?.replaceAll('"', "")).toBe(sender);
    expect(field("To")).toBe(to);
    const row = rows.find(({ id }) => field("Message-ID")?.includes(id));
    // Otherwise a reply stays in the office.
    const isAddress = emailPattern.test(row?.reply_to ?? "");
    expect(field("Reply-To")).toBe(isAddress ? row?.reply_to : to);
    const subject = decodeWords(field("Subject") ?? "");
    expect(subject).toBe(row?.subject);
    expect([...subject].length).toBeLessThanOrEqual(100);
    expect(`${subject}\n${words}\n${html}`).not.toMatch(
      /(?![\n\t\u200d])[\p{Cc}\p{Cf}\p{Zl}]/u,
    );
    expect(words).toBe(row?.body);
    expect(html).toBe(row?.html);
  }
});

test.each([
  "",
  "a b@example.com",
  '"a@b c"@d',
  "a@b\r\nRCPT TO:<c@d>",
  "a@b,c@d",
])("a mail to %j is rejected before anything is sent", async (recipient) => {
  const { received, url } = await startSink();
  await expect(
    transportTo(url).send({ ...mail, recipient }, never),
  ).rejects.toMatchObject({ kind: "refused" });
  expect(received).toEqual([]);
});

const refusal = (responseCode: number) =>
  Object.assign(new Error("no"), { responseCode });

test.each<[string, SMTPServerOptions, Partial<SendError>]>([
  [
    "no such mailbox",
    { onRcptTo: (_address, _session, done) => done(refusal(550)) },
    { code: "550", kind: "refused" },
  ],
  [
    "too many mails for now",
    { onMailFrom: (_address, _session, done) => done(refusal(451)) },
    { code: "451", kind: "deferred" },
  ],
  [
    "the mail itself",
    {
      onData: (stream, _session, done) =>
        stream.resume().once("end", () => done(refusal(554))),
    },
    { code: "554", kind: "refused" },
  ],
  [
    "going down",
    { onMailFrom: (_address, _session, done) => done(refusal(421)) },
    { code: "421", kind: "unreachable" },
  ],
  [
    "no connection",
    { onConnect: (_session, done) => done(refusal(554)) },
    { code: "554", kind: "unreachable" },
  ],
])("says why it was not accepted: %s", async (_, options, problem) => {
  const { url } = await startSink(options);
  await expect(transportTo(url).send(mail, never)).rejects.toMatchObject(
    problem,
  );
});

test("says when the server is down or rejects the login", async () => {
  const gone = { code: "ECONNREFUSED", kind: "unreachable" };
  const nobody = transportTo("smtp://127.0.0.1:1");
  await expect(nobody.send(mail, never)).rejects.toMatchObject(gone);
  await expect(nobody.verify(never)).rejects.toMatchObject(gone);

  const { url } = await startSink({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusal(535)),
  });
  const stranger = transportTo(url.replace("//", "//user:wrong@"));
  await expect(stranger.verify(never)).rejects.toMatchObject({
    code: "535",
    kind: "unreachable",
  });
  await expect(transportTo(url).verify(never)).resolves.toBeUndefined();
});

test("a send without an answer ends with its signal", async () => {
  const { url } = await startSink({ onData: (stream) => void stream.resume() });
  const signal = AbortSignal.timeout(300);
  await expect(transportTo(url).send(mail, signal)).rejects.toBeInstanceOf(
    SendError,
  );
});

test.each([
  ["550 of the address", { onRcptTo: "550 5.1.1 No such user" }, true],
  ["550 of a policy", { onRcptTo: "550 5.7.1 Relaying denied" }, false],
  ["450 of the address", { onRcptTo: "450 4.2.1 Later" }, false],
  ["550 of the sender", { onMailFrom: "550 5.1.8 Bad sender" }, false],
])("%s: whether it is a hard bounce", async (_, answers, isOfAddress) => {
  const [[event, answer] = ["", ""]] = Object.entries(answers);
  const responseCode = Number(answer.slice(0, 3));
  const problem = Object.assign(new Error(answer.slice(4)), { responseCode });
  const { url } = await startSink({
    [event]: (_address: unknown, _session: unknown, done: (e: Error) => void) =>
      done(problem),
  });
  await expect(transportTo(url).send(mail, never)).rejects.toMatchObject({
    isOfAddress,
  });
});

// As in public reports about Amazon SES, Gmail, mailcow, Exchange Online and SendLayer.
test.each([
  ["454 Throttling failure: Maximum sending rate exceeded.", "limited"],
  ["454 Throttling failure: Daily message quota exceeded.", "limited"],
  ["550 5.4.5 Daily user sending quota exceeded.", "limited"],
  ['451 4.7.1 Ratelimit "user" exceeded', "limited"],
  ["452 4.3.2 Connection rate limit exceeded.", "limited"],
  ["452 4.7.0 Too many messages sent", "limited"],
  [
    "554 5.2.0 Submission.Exception:SubmissionQuotaExceededException",
    "limited",
  ],
  ["554 5.7.1 You have exceeded your Outmail quota.", "limited"],
  // About the recipient's mailbox.
  ["452 4.2.2 The user's mailbox quota exceeded", "deferred"],
  ["552 5.2.2 Quota exceeded (mailbox for user is full)", "refused"],
  ["450 4.2.1 The user is receiving mail at a rate that exceeded", "deferred"],
  ["554 5.6.0 Message size exceeds fixed limit", "refused"],
])("%s: %s", async (answer, kind) => {
  const responseCode = Number(answer.slice(0, 3));
  const problem = Object.assign(new Error(answer.slice(4)), { responseCode });
  const { url } = await startSink({
    onData: (stream, _session, done) =>
      stream.resume().once("end", () => done(problem)),
  });
  await expect(transportTo(url).send(mail, never)).rejects.toMatchObject({
    kind,
  });
});
