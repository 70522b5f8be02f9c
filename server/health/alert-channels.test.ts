import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { alertChannels } from "./alert-channels.ts";

const late = {
  subject: "Undelivered: 25",
  text: "25 leads: SR-AAAAAA, SR-BBBBBB",
  facts: { count: 25, references: ["SR-AAAAAA", "SR-BBBBBB"] },
};

/** A webhook that answers with this status and stores what it receives. */
async function startWebhook(status: number) {
  const received: { type: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const type = request.headers["content-type"];
    received.push({ type, body: JSON.parse(await text(request)) });
    response.writeHead(status, { Location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const [channel] = alertChannels({
    smtp: undefined,
    webhook: `http://127.0.0.1:${port}/hook`,
  });
  return { channel: channel!, received };
}

test("a webhook gets words and facts, for people and for programs", async () => {
  const { channel, received } = await startWebhook(204);
  await channel.send(late);
  const { text: words, facts } = late;
  expect(received).toEqual([
    { type: "application/json", body: { ...facts, text: words } },
  ]);
});

test.each([404, 500, 302])(
  "an alert that a webhook answers with %d was not sent",
  async (status) => {
    const { channel, received } = await startWebhook(status);
    await expect(channel.send(late)).rejects.toThrow();
    expect(received).toHaveLength(1);
  },
);

test("the owner gets a mail; if the mail server rejects it, that is a failure", async () => {
  const received: { to: string[]; mail: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      void text(stream).then((mail) => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          mail,
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const [channel] = alertChannels({
    smtp: {
      url: `smtp://127.0.0.1:${port}`,
      from: "website@sabineridge.example",
      to: "owner@sabineridge.example",
    },
    webhook: undefined,
  });
  await channel!.send(late);
  expect(received).toMatchObject([{ to: ["owner@sabineridge.example"] }]);
  expect(received[0]?.mail).toMatch(/^Subject: .*25\r\n/m);
  expect(received[0]?.mail).toContain("SR-AAAAAA, SR-BBBBBB");
  await new Promise<void>((closed) => server.close(() => closed()));
  await expect(channel!.send(late)).rejects.toMatchObject({
    code: "ECONNREFUSED",
  });
});
