import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
} from "smtp-server";

export type MailSink = Awaited<ReturnType<typeof startSink>>;

/** A real SMTP server on a free port, to which nobody has to log in. */
export async function startMailServer(
  options: SMTPServerOptions,
  host = "127.0.0.1",
) {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS"],
    ...options,
  });
  // Clients that disconnect are expected.
  server.on("error", () => {});
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, host);
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    async [Symbol.asyncDispose]() {
      server.server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** One that counts the mails of outbox rows. */
export async function startSink() {
  const accepted = new Map<string, number>();
  let tries = 0;
  const server = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, answer) => answer(null, { user: "brokerage" }),
    onData: (stream, _session, answer) => void receive(stream, answer),
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

  const sink = {
    /** The settings for a server to send its mails here. */
    env: {
      SMTP_URL: server.url.replace("//", "//brokerage:secret@"),
      MAIL_FROM: "website@sabine.example",
      MAIL_TO: "leads@sabine.example",
      // Tests count the mails of leads.
      MAIL_RECEIPTS: "off",
    },
    /** Whether it says that it has accepted a mail. */
    answers: true,
    /** How many copies of an outbox row's mail were accepted. */
    received: (outboxId: string) => accepted.get(outboxId) ?? 0,
    /** Outbox rows in the order in which their mails were first accepted. */
    order: () => [...accepted.keys()],
    /** Mails that arrived, accepted or not. */
    tries: () => tries,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
  return sink;
}
