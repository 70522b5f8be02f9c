import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import {
  broughtBy,
  installed,
  installedToServe,
  licenseOf,
  megabytes,
} from "./dependency-costs.ts";

/** Writes the columns of numbers and the totals in docs/dependencies.md, as measured in node_modules. */
const path = "docs/dependencies.md";
const page = readFileSync(path, "utf8")
  .replace(
    /^\| (`[^|]+) \| ([^|]+) \|.*$/gm,
    (_, packages: string, why: string) => row(packages, why),
  )
  .replace(/^Measured .*$/m, totals());
writeFileSync(path, await format(page, { parser: "markdown" }));

function row(packages: string, why: string): string {
  const names = [...packages.matchAll(/`([^`]+)`/g)].map(
    ([, name = ""]) => name,
  );
  const folders = broughtBy(names);
  const licenses = [...new Set(names.map(licenseOf))].join(", ");
  const size = megabytes(folders).toFixed(1);
  return `| ${packages.trim()} | ${why.trim()} | ${licenses} | ${folders.length} | ${size} |`;
}

function totals(): string {
  const date = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
  const all = Math.round(megabytes(installed));
  const toServe = Math.round(megabytes(installedToServe));
  return `Measured on ${date}, on 64-bit Linux: ${installed.size} packages, ${all} MB; to run the built server, ${installedToServe.size} packages, ${toServe} MB.`;
}
