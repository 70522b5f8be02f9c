import { EventEmitter, once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

/** How the mail server treats connections and mails. Codes are SMTP's. */
export type Mood =
  | "well"
  | { greetsWith: number }
  /** Nothing: accepts the mail and never says so. */
  | { answersMailsWith: number | "nothing" }
  | { acceptsAfter: number }
  | "wrong password"
  | "broken TLS";

export type MailSink = AsyncDisposable & {
  port: number;
  /** The settings for a server to send its mails here, or through the port of a network in between. */
  env: (port?: number) => Record<string, string>;
  mood: Mood;
  /** How many copies of an outbox row's mail were accepted. */
  received: (outboxId: string) => number;
  /** Outbox rows in the order in which their mails were first accepted. */
  order: () => string[];
  /** Mails that arrived, accepted or not. */
  tries: () => number;
  /** Resolves once this is true. Checked whenever something happens here. */
  until: (condition: () => boolean) => Promise<void>;
};

/** A real SMTP server on a free port of this machine. Login works for everyone and is not required. */
export async function startSink(): Promise<MailSink> {
  const accepted = new Map<string, number>();
  const events = new EventEmitter();
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    // It needs a certificate only in the mode without one.
    SNICallback: (_name, give) => give(new Error("no certificate")),
    onConnect(session, greet) {
      const { mood } = sink;
      events.emit("change");
      if (mood !== "broken TLS") session.disabledCommands = ["STARTTLS"];
      if (typeof mood === "object" && "greetsWith" in mood)
        greet(refusal(mood.greetsWith));
      else greet();
    },
    onAuth: (_auth, _session, answer) =>
      sink.mood === "wrong password"
        ? answer(refusal(535))
        : answer(null, { user: "brokerage" }),
    onData(stream, _session, answer) {
      void receive(stream, answer);
    },
  });
  // Clients that disconnect are expected.
  server.on("error", () => {});
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  async function receive(
    stream: SMTPServerDataStream,
    answer: (error?: Error | null) => void,
  ) {
    const { mood } = sink;
    // Undefined if the connection broke within the mail.
    const mail = await text(stream).catch(() => undefined);
    if (mail === undefined) return;
    tries++;
    events.emit("change");
    const problem = await judge(mood);
    if (problem === "never") return;
    if (!problem) {
      const id = /^Message-ID:\s*<([^@>]+)@/im.exec(mail)?.[1] ?? "none";
      accepted.set(id, (accepted.get(id) ?? 0) + 1);
    }
    answer(problem);
    events.emit("change");
  }

  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const sink: MailSink = {
    port,
    env: (reached = port) => ({
      SMTP_URL: `smtp://brokerage:secret@127.0.0.1:${reached}`,
      MAIL_FROM: "website@sabine.example",
      MAIL_TO: "leads@sabine.example",
      // Tests count the mails of leads; kill-storm.test.ts turns receipts on.
      MAIL_RECEIPTS: "off",
    }),
    mood: "well",
    received: (id) => accepted.get(id) ?? 0,
    order: () => [...accepted.keys()],
    tries: () => tries,
    async until(condition) {
      while (!condition()) await once(events, "change");
    },
    async [Symbol.asyncDispose]() {
      server.server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return sink;
}

async function judge(mood: Mood) {
  if (typeof mood !== "object") return undefined;
  if ("answersMailsWith" in mood) {
    const { answersMailsWith: code } = mood;
    return code === "nothing" ? "never" : refusal(code);
  }
  if ("acceptsAfter" in mood) await pause(mood.acceptsAfter);
  return undefined;
}

function refusal(responseCode: number) {
  return Object.assign(new Error("refused by the test"), { responseCode });
}
