import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contact } from "#content/forms/contact.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { compileCache } from "../tests/faults/server-process.ts";
import { printableJson } from "#words/printable.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sabine-ridge-leads-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leads(words: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["cli/leads.ts", ...words],
    { encoding: "utf8", env: { DATA_DIR: folder, ...compileCache, ...env } },
  );
  return { status, stdout, stderr };
}

const save = async (...names: string[]) => {
  await using db = await openSqlite(folder);
  const kept = [];
  for (const [minute, name] of names.entries())
    kept.push(
      await saveLead(
        db,
        messageContent({
          name,
          phone: "713 555 0142",
          message: "Two\nlines",
          audience: "lender",
        }),
        undefined,
        new Date(Date.UTC(2026, 10, 20, 12, minute)),
      ),
    );
  return kept;
};

test("lists the leads for people, the newest first", async () => {
  const [first, second] = await save("Ana", "Bo");
  const { status, stdout, stderr } = leads(["list"]);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const [head, ...lines] = stdout.trimEnd().split("\n");
  const told = (lead: LeadTable | undefined, time: string) =>
    `${lead?.reference}  ${time}  contact  new     ${lead?.name}`;
  expect(lines).toEqual([
    told(second, "Fri Nov 20, 2026, 6:01 AM"),
    told(first, "Fri Nov 20, 2026, 6:00 AM"),
  ]);
  expect(head?.indexOf("Name")).toBe(lines[0]?.indexOf("Bo"));
});

test("no line of a list is longer than 100 columns", async () => {
  await save("a".repeat(300), "李".repeat(300));
  const { stdout } = leads(["list"]);
  // A wide letter takes two columns.
  for (const line of stdout.split("\n"))
    expect(line.replaceAll("李", "xx").length).toBeLessThanOrEqual(100);
});

test("shows a lead for people", async () => {
  const [lead] = await save("Ana");
  const { stdout } = leads(["show", lead?.reference ?? ""]);
  const { audience, message } = contact.fields;
  expect(stdout).toContain(
    [
      `${lead?.reference}  Fri Nov 20, 2026, 6:00 AM  contact  Ana <ana@example.com>`,
      "  Status: new",
      "  713 555 0142",
      `  ${audience.label.replace("?", "")}: ${audience.options.lender}`,
      `  ${message.label}:`,
      "    Two",
      "    lines",
      "",
    ].join("\n"),
  );
});

test("lists them for programs", async () => {
  const kept = await save("Ana", "李 \u009b\u202e\u{e0041}");
  const { stdout } = leads(["list", "--json"]);
  expect(JSON.parse(stdout)).toEqual(
    JSON.parse(printableJson(kept.toReversed())),
  );
  expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
});

test("leaves out characters that a terminal would act on", async () => {
  const hostile =
    "\u001b[2J\u0007\u009b31m\r\t\u007f\u061c\u200e\u200b\u202e\u2028\u2066\ufeff\u{e0041}";
  const [lead] = await save(`A${hostile}\nSR-AAAAAA  forged`);
  const listed = leads(["list"]).stdout;
  const shown = leads(["show", lead?.reference ?? ""]).stdout;
  for (const stdout of [listed, shown]) {
    expect(stdout).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    // A line break in a name does not start another lead.
    expect(stdout.match(/^SR-\w+/gm)).toEqual([lead?.reference]);
  }
  expect(shown).toContain("A[2J31m ");
});

test("creates no store if there is none", () => {
  const { status, stdout, stderr } = leads(["list"], {
    DATA_DIR: `${folder}/wrong`,
  });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toBe(`There is no store in ${folder}/wrong (DATA_DIR)\n`);
  expect(existsSync(`${folder}/wrong`)).toBe(false);
});

// Every start of the command takes a third of a second: commands.test.ts has the other wrong arguments.
test.each([[[]], [["help"]], [["list", "more"]]])(
  "shows its usage for %j",
  (words: string[]) => {
    const { status, stdout, stderr } = leads(words);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^npm run leads -- list/m);
  },
);

test("a mistyped word cannot act on the terminal", () => {
  const { stderr } = leads(["li\u001b[2Jst"]);
  expect(stderr).not.toContain("\u001b");
});

test("says which letter no reference has", async () => {
  await save();
  const { status, stderr } = leads(["show", "sr-7k3f9o"]);
  expect(status).toBe(1);
  expect(stderr).toBe("There is no lead sr-7k3f9o. No reference has O\n");
});
