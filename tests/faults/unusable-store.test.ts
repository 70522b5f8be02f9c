import { chmodSync } from "node:fs";
import { expect, test } from "vitest";
import { storeFile } from "#server/store/sqlite.ts";
import { makePlace } from "./place.ts";
import { spawnServer } from "./server-process.ts";

/**
 * Root may write anywhere except without these capabilities. It stays root, because no other user can read a clone in
 * its home.
 */
const capabilities = "-dac_override,-dac_read_search";
const through =
  process.getuid?.() === 0
    ? [
        "setpriv",
        `--bounding-set=${capabilities}`,
        `--inh-caps=${capabilities}`,
      ]
    : [];

test("does not start with a store that it may not write to, and names it", async () => {
  await using place = await makePlace();
  const data = `${place.folder}/data`;
  await (await place.open()).destroy();
  chmodSync(storeFile(data), 0o444);
  chmodSync(data, 0o555);
  await using server = spawnServer({ ...place, through });
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(JSON.parse(server.output())).toMatchObject({
    event: "cannot start",
    problem: expect.stringMatching(/data directory \.\/data cannot be used/),
  });
});
