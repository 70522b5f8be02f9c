import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { removeAbandoned } from "./work-folder.ts";

test("the next process removes the folder of a killed one, and no earlier one does", async () => {
  const dataDir = temporaryFolder();
  const child = spawn(process.execPath, [
    "--input-type=module-typescript",
    "--eval",
    `import { workFolder } from "#server/backup/work-folder.ts";
     const folder = workFolder(${JSON.stringify(dataDir)});
     console.log(folder.path);
     setInterval(() => folder, 1000);`,
  ]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const path = said.toString().trim();
  expect(statSync(path).mode & 0o777).toBe(0o700);
  removeAbandoned(dataDir);
  expect(existsSync(path)).toBe(true);
  const end = once(child, "exit");
  child.kill("SIGKILL");
  await end;
  removeAbandoned(dataDir);
  expect(existsSync(path)).toBe(false);
});
