import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { previewIn } from "./preview.ts";

// After seconds of work, a server closes a connection that was idle, even if a request has arrived on it meanwhile.
test("a draft reaches the site on a connection that is not used again", async () => {
  const requests: (string | undefined)[] = [];
  const site = createServer(({ headers }, response) => {
    requests.push(headers.connection);
    response.end();
  }).listen(0, "localhost");
  onTestFinished(() => void site.close());
  await once(site, "listening");
  const { port } = site.address() as AddressInfo;
  const folder = temporaryFolder();
  mkdirSync(join(folder, "content"));

  const preview = previewIn(
    Promise.resolve({
      folder,
      url: `http://localhost:${port}`,
      output: () => "",
      end: async () => {},
    }),
    folder,
  );
  const file = "content/site.yaml";
  for (const text of ["phone: 1", "phone: 2"]) {
    await preview.show(file, text);
    expect(readFileSync(join(folder, file), "utf8")).toBe(text);
  }
  expect(requests).toEqual(["close", "close"]);
});
