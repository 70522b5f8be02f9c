import { mkdirSync, writeFileSync } from "node:fs";
import { site } from "#content/site.ts";

/** Writes security.txt: who to tell about a vulnerability (RFC 9116). It must be rebuilt within a year. */
export function makeSecurityTxt(build: string, now: Date): void {
  mkdirSync(`${build}/client/.well-known`, { recursive: true });
  writeFileSync(`${build}/client/.well-known/security.txt`, securityTxt(now));
}

export function securityTxt(now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${site.origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
