import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "#compile/build-cache.ts";

/** Copies the build cache and the files that git tracks or would add, from the work tree, and links its node_modules. */
export function copyTree(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), "edit-"));
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { encoding: "utf8" },
  );
  for (const file of listed.split("\0").filter(Boolean))
    if (existsSync(file)) cpSync(file, join(copy, file));
  if (existsSync(cacheFolder))
    cpSync(cacheFolder, join(copy, cacheFolder), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  // A clone has its own git folder; the test of npm run dev reads the list of files from it.
  execFileSync("git", ["init", "--quiet", copy]);
  return copy;
}
