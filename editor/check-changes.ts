import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../scripts/content/check-content.ts";
import { problemLine } from "../scripts/content/content-problem.ts";
import type { Changes } from "./repository.ts";

/** What npm run content:check would say after these changes, a line for each mistake. Tries them on a copy of content/. */
export function checkChanges(changes: Changes): string[] {
  const copy = mkdtempSync(join(tmpdir(), "sabine-ridge-check-"));
  try {
    cpSync("content", join(copy, "content"), { recursive: true });
    for (const [path, text] of changes) {
      const file = join(copy, path);
      if (text === undefined) rmSync(file, { force: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
    const { problems } = checkContent(join(copy, "content"));
    return problems.map((problem) =>
      problemLine({ ...problem, file: problem.file.slice(copy.length + 1) }),
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
