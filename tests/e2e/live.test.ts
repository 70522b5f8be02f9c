import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { figures } from "#content/figures.ts";
import { samples } from "#content/samples.ts";
import { copyTree } from "../../scripts/dev/start-dev-copy.ts";
import { expect, test } from "./test.ts";

test("a preview says so, and lists its samples", async ({ page }) => {
  for (const path of ["/", "/about", "/onboarding"]) {
    await page.goto(path);
    await page.locator("[data-preview] a").click();
    await expect(page).toHaveURL("/samples");
  }
  const listed = await page.locator("main li").allInnerTexts();
  for (const { name } of samples) expect(listed).toContain(name);
});

/** What a live site must have. */
function addRequired(folder: string) {
  const file = join(folder, "content/en/site.yaml");
  const site = parseDocument(readFileSync(file, "utf8"));
  site.set("texasLicense", "123456");
  site.set("phone", "(713) 867-5309");
  site.deleteIn(["offices", 0, "sample"]);
  writeFileSync(file, site.toString());
}

/** Where a preview has samples. */
const withSamples = [
  "/",
  "/about",
  "/careers",
  "/customer-service/claims",
  "/licenses",
  "/onboarding",
  "/blog/how-to-read-a-certificate-of-insurance",
];

test(
  "a live site has no banner, no samples and no headings without content",
  { tag: "@long" },
  async () => {
    test.setTimeout(300_000);
    const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-live-"));
    await copyTree(folder);
    addRequired(folder);
    const env = { ...process.env, LIVE: "1" };
    execFileSync(process.execPath, ["scripts/build.ts"], { cwd: folder, env });
    const names = samples
      // The licenses page lists states, and other pages mention them.
      .filter(({ kind }) => !["site", "figures", "licenses"].includes(kind))
      .map(({ name }) => name);
    const unproven = Object.values(figures)
      .filter((figure) => "sample" in figure)
      .map(({ value }) => value)
      .filter((value) => /\D/.test(value));
    const client = join(folder, "build/client");
    for (const path of withSamples) {
      const html = readFileSync(join(client, path, "index.html"), "utf8");
      expect(html, path).not.toContain("data-preview");
      expect(html, path).not.toMatch(/<(h\d|ul|ol|dl)\b[^>]*>\s*<\/\1>/);
      const words = html
        .replaceAll(/<(style|script).*?<\/\1>|<[^>]*>/gs, " ")
        .replaceAll("&#x27;", "'");
      for (const name of [...names, ...unproven])
        expect(words.replaceAll("&amp;", "&"), path).not.toContain(name);
    }
    expect(existsSync(join(client, "samples"))).toBe(false);
    rmSync(folder, { recursive: true });
  },
);
