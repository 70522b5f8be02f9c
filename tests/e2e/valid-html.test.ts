import { spawnSync } from "node:child_process";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forms } from "#content/forms.ts";
import { leadKinds } from "#forms/kinds.ts";
import { onPath } from "../runner/programs.ts";
import { pageKinds } from "./page-kinds.ts";
import { expect, settle, test } from "./test.ts";

type Message = { url: string; lastLine: number; message: string };

/** npm run test:all checks every page, as built and as React makes it; npm run test:touched checks one of each kind. */
const every = process.env.TESTS === "all";

/** Messages of the checker that are not our errors. */
const settled: readonly RegExp[] = [
  // Its CSS support is years old: no nesting, no @starting-style, no one-letter names.
  /^CSS: /,
  // HTML newer than this version, the last one that downloads nothing at install. 26.9 supports it.
  /^Attribute “(name|command|commandfor|closedby)” not allowed on element “(details|button|dialog)”/,
  // Browsers may drop a table's roles if it is laid out as a grid, so the roles are explicit
  // (app/pages/home/compare.tsx).
  /^The “role” attribute must not be used on a “(tr|th|td)” element/,
];

test("the Nu HTML checker finds no error", async ({ page, request }) => {
  test.skip(!onPath("java"), "no Java here");
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-html-"));
  const keep = (path: string, html: string) =>
    writeFileSync(join(folder, `${path.replaceAll(/\W/g, "-")}.html`), html);
  try {
    const hydrated = every ? pageKinds : ["/", "/blog"];
    for (const path of hydrated) {
      await page.goto(path);
      await settle(page);
      const html = await page.evaluate(
        () => `<!DOCTYPE html>\n${document.documentElement.outerHTML}`,
      );
      keep(`hydrated${path}`, html);
    }
    for (const path of [
      ...(every ? [] : pageKinds),
      ...forms.map((form) => form.page),
      "/blog/search?q=deductible",
      "/onboarding?progress=35",
      "/contact/thanks",
      "/subscribe/confirm?token=cut",
      "/desk",
    ])
      keep(path, await (await request.get(path)).text());
    for (const path of [...leadKinds, "subscribe"].map(
      (kind) => `/api/${kind}`,
    ))
      keep(path, await (await request.post(path, { form: {} })).text());

    // Its newer versions refuse this, which "not allowed" in `settled` would hide: the browser says itself whether what
    // a command opens is open.
    for (const file of readdirSync(folder))
      expect(readFileSync(join(folder, file), "utf8"), file).not.toMatch(
        /<button(?=[^>]*\scommand=)[^>]*\saria-expanded=/,
      );

    expect(errors(folder, ...(every ? ["build/client"] : []))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The errors in the HTML files of some folders, all in one process, which takes seconds to start. */
function errors(...folders: string[]): string[] {
  const jar = "node_modules/vnu-jar/build/dist/vnu.jar";
  const flags = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC".split(" ");
  const options = "--errors-only --skip-non-html --format json".split(" ");
  const { stderr } = spawnSync(
    "java",
    [...flags, "-jar", jar, ...options, ...folders],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  return messages
    .filter(({ message }) => !settled.some((known) => known.test(message)))
    .map(({ url, lastLine, message }) => `${url}:${lastLine}: ${message}`);
}
