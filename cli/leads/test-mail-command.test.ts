import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { written } from "#server/log.fixture.ts";
import { startMailServer } from "../../tests/faults/mail-sink.ts";
import { testMail } from "./test-mail-command.ts";

async function runAgainst(refuses: string) {
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, answer) =>
      answer(address === refuses ? new Error("no such user") : null),
    onData: (stream, _session, done) => stream.on("end", done).resume(),
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const config = readConfig({
    SMTP_URL: server.url,
    MAIL_FROM: "website@example.com",
    MAIL_TO: "one@example.com, two@example.com",
    MAIL_TO_CLAIMS: "two@example.com",
  });
  return written(() => testMail.run([], { config, now: () => new Date() }));
}

test("each address that leads go to gets one mail, and the answer of a mail server that refuses is told", async () => {
  const printed = await runAgainst("nobody@example.com");
  expect(printed.match(/\w+@example\.com/g)).toEqual([
    "one@example.com",
    "two@example.com",
  ]);
  await expect(runAgainst("two@example.com")).rejects.toThrow(
    /two@example\.com: 550/,
  );
});
