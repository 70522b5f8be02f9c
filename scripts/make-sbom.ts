import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * npm run sbom: writes sbom.json, a CycloneDX list of the packages that run in production, and of Node. It works on a
 * copy of package.json without development packages, because `npm sbom --omit=dev` also omits every package that a
 * development package depends on, such as React and nodemailer (npm 11.19).
 */
const { devDependencies, dependencies, ...described } = JSON.parse(
  readFileSync("package.json", "utf8"),
) as Record<"dependencies" | "devDependencies", Record<string, string>>;
const parent = mkdtempSync(join(tmpdir(), "sabine-ridge-sbom-"));
// npm names the list after the folder.
const folder = join(parent, "sabine-ridge");
mkdirSync(folder);
const { node } = devDependencies;
writeFileSync(
  join(folder, "package.json"),
  JSON.stringify({ ...described, dependencies: { ...dependencies, node } }),
);
copyFileSync("package-lock.json", join(folder, "package-lock.json"));
npm("install", "--package-lock-only", "--no-audit", "--no-fund");
const list = npm(
  "sbom",
  "--sbom-format=cyclonedx",
  "--package-lock-only",
  "--omit=optional",
);
writeFileSync("sbom.json", list);
rmSync(parent, { recursive: true });

function npm(...args: string[]): string {
  return execFileSync("npm", ["--loglevel=error", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
}
