import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "#compile/check-content.ts";
import { temporaryFolder } from "#server/app.fixture.ts";
import { findInContent } from "../cli/launch/find-in-content.ts";
import { copyTree } from "./dev/start-dev-copy.ts";

test("setup makes a copy another firm's, and asks again for what it cannot take", async () => {
  const folder = temporaryFolder();
  await copyTree(folder);
  const logo = join(folder, "new-logo.svg");
  copyFileSync(join(folder, "pictures/logo.svg"), logo);
  const answers = {
    name: "Gulf Prairie Insurance",
    shortName: "Gulf Prairie",
    legalName: "Gulf Prairie Insurance, LLC",
    domain: "gulfprairie.com",
    email: "",
    phone: "409 832 2200",
    street: "10 Pearl Street",
    city: "Beaumont",
    state: "",
    wrongZip: "777",
    zip: "07001",
    logo: "new-logo.svg",
    paleAccent: "#ffeeaa",
    accent: "#1d6b45",
    store: "postgresql://web:secret@db/web",
    mailServer: "smtps://web:secret@mail.gulfprairie.com:465",
    mailFrom: "",
    mailTo: "leads@gulfprairie.com",
  };
  const run = (lines: string[]) =>
    spawnSync(process.execPath, ["scripts/setup.ts"], {
      cwd: folder,
      input: lines.join("\n"),
      encoding: "utf8",
    });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const before = read("content/en/site.yaml");
  expect(run(Object.values(answers).slice(0, 5)).status).toBe(1);
  expect(read("content/en/site.yaml")).toBe(before);

  // As setup leaves a setting without a value.
  writeFileSync(join(folder, ".env"), "#SMTP_URL=\n");
  const { status, stdout, stderr } = run(Object.values(answers));
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/too pale/);
  const site = read("content/en/site.yaml");
  for (const text of [
    answers.legalName,
    "(409) 832-2200",
    "hello@gulfprairie.com",
    "https://www.gulfprairie.com",
    '"07001"',
  ])
    expect(site).toContain(text);
  expect(read("app/styles/tokens.css")).toContain(answers.accent);
  expect(read("pictures/logo.svg")).toBe(read("new-logo.svg"));
  expect(read(".env")).toContain(`DATABASE_URL='${answers.store}'`);
  expect(read(".env")).not.toContain("#SMTP_URL");
  const content = join(folder, "content");
  expect(checkContent(content).problems).toEqual([]);
  // Only addresses of other sites, which setup cannot know.
  const traces = findInContent(content, false)
    .filter(({ problem }) => /sabineridge|sample firm/i.test(problem))
    .map(({ path }) => path);
  expect(traces.filter((path) => !path.startsWith("outside."))).toEqual([]);
});
