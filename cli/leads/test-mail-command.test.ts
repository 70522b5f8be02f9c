import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { testMail } from "./test-mail-command.ts";

async function runAgainst(refuses: string) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, answer) =>
      answer(address === refuses ? new Error("no such user") : null),
    onData: (stream, _session, done) => stream.on("end", done).resume(),
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(
    () => new Promise<void>((closed) => server.close(() => closed())),
  );
  const { port } = server.server.address() as AddressInfo;
  const config = readConfig({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "website@example.com",
    MAIL_TO: "one@example.com, two@example.com",
    MAIL_TO_CLAIMS: "two@example.com",
  });
  const print = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => print.mockRestore());
  const run = testMail.run([], { config, now: () => new Date() });
  return { run, printed: () => print.mock.calls.flat() };
}

test("each address that leads go to gets one mail", async () => {
  const { run, printed } = await runAgainst("nobody@example.com");
  await run;
  expect(printed()).toEqual([
    expect.stringContaining("one@example.com"),
    expect.stringContaining("two@example.com"),
  ]);
});

test("the answer of a mail server that refuses is told", async () => {
  const { run } = await runAgainst("two@example.com");
  await expect(run).rejects.toThrow(/two@example\.com: 550/);
});
