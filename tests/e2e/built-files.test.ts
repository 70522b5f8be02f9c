import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { site } from "#content/site.ts";
import type { APIResponse } from "@playwright/test";
import { expect, test } from "./test.ts";

const client = "build/client";
const files = globSync(`${client}/**/*.*`)
  .filter((file) => !/\.(br|gz)$/.test(file))
  .map((file) => file.slice(client.length));
const pages = files.filter((file) => file.endsWith(".html"));

const addressOf = (file: string) => file.replace(/\/index\.html$/, "") || "/";

// Uses neither Playwright's request nor an expect per file: the runner records both as steps, which takes seconds.
test("every file of the build is served unchanged", async ({ baseURL }) => {
  expect(files.length).toBeGreaterThan(pages.length);
  const wrong: string[] = [];
  for (const file of files) {
    const answer = await fetch(baseURL + addressOf(file), {
      headers: { "Accept-Encoding": "gzip, deflate, br" },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const status = file.endsWith("/404/index.html") ? 404 : 200;
    if (answer.status !== status) wrong.push(`${file}: ${answer.status}`);
    // Rendered again while there is a notice.
    if (body.includes("data-notice=")) continue;
    if (!body.equals(readFileSync(client + file)))
      wrong.push(`${file}: other bytes`);
  }
  expect(wrong).toEqual([]);
});

test("scripts have only those of the site's facts that islands need", () => {
  const wrong = files.filter(
    (file) =>
      file.endsWith(".js") &&
      readFileSync(client + file, "utf8").includes(site.description),
  );
  expect(wrong).toEqual([]);
});

test("no page shows link markup in its text", () => {
  const marked = pages.filter((file) => {
    const html = readFileSync(client + file, "utf8");
    // The props of islands, and the words of their language, are as in content/.
    const shown = html.replaceAll(
      / data-props="[^"]*"|<script.*?<\/script>/gs,
      "",
    );
    return /\]\([/#]/.test(shown);
  });
  expect(marked).toEqual([]);
});

test("each page's policy allows only its own code", async ({ request }) => {
  for (const path of [
    ...pages.map(addressOf),
    "/onboarding?progress=40",
    "/blog?page=2",
    "/blog/search?q=hail",
    "/coverage-finder?for=home",
    "/subscribe/confirm?token=x",
  ])
    await expectPolicy(await request.get(path), path);
  for (const path of ["/api/contact", "/api/subscribe"])
    await expectPolicy(
      await request.post(path, { form: { email: "x" } }),
      path,
    );
});

async function expectPolicy(answer: APIResponse, page: string) {
  const html = await answer.text();
  expect(html, page).toContain("<html");
  const policy = answer.headers()["content-security-policy"] ?? "";
  const named = policy.match(/'sha256-[^']+'/g);
  expect(named?.toSorted(), page).toEqual(inlineHashes(html).toSorted());
  // Neither could be named by a hash.
  expect(html, page).not.toMatch(/<[^>]* (style|on[a-z]+)="/);
  expect(html, page).not.toContain("javascript:");
}

/** Content that a browser would run or apply; data blocks are neither. */
function inlineHashes(html: string): string[] {
  return [...html.matchAll(/<(script|style)([^>]*)>([^]*?)<\/\1>/g)]
    .filter(([, , attributes = ""]) => !/ (src|type)=/.test(attributes))
    .map(
      ([, , , content = ""]) =>
        `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
    );
}
