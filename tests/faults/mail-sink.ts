import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

export type MailSink = AsyncDisposable & {
  /** The settings for a server to send its mails here. */
  env: Record<string, string>;
  /** Whether it says that it has accepted a mail. */
  answers: boolean;
  /** How many copies of an outbox row's mail were accepted. */
  received: (outboxId: string) => number;
  /** Outbox rows in the order in which their mails were first accepted. */
  order: () => string[];
  /** Mails that arrived, accepted or not. */
  tries: () => number;
};

/** A real SMTP server on a free port of this machine. Login works for everyone and is not required. */
export async function startSink(): Promise<MailSink> {
  const accepted = new Map<string, number>();
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, answer) => answer(null, { user: "brokerage" }),
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
    // Undefined if the connection broke within the mail.
    const mail = await text(stream).catch(() => undefined);
    if (mail === undefined) return;
    tries++;
    if (!sink.answers) return;
    const id = /^Message-ID:\s*<([^@>]+)@/im.exec(mail)?.[1] ?? "none";
    accepted.set(id, (accepted.get(id) ?? 0) + 1);
    answer();
  }

  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const sink: MailSink = {
    env: {
      SMTP_URL: `smtp://brokerage:secret@127.0.0.1:${port}`,
      MAIL_FROM: "website@sabine.example",
      MAIL_TO: "leads@sabine.example",
      // Tests count the mails of leads.
      MAIL_RECEIPTS: "off",
    },
    answers: true,
    received: (id) => accepted.get(id) ?? 0,
    order: () => [...accepted.keys()],
    tries: () => tries,
    async [Symbol.asyncDispose]() {
      server.server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return sink;
}
