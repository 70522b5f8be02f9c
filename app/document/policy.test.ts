import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, nothingInline } from "./policy.ts";

/** The hash that a browser computes of an inline script or style to check it against the policy. */
const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((one) => {
      const [name = "", ...sources] = one.split(" ");
      return [name, sources.join(" ")];
    }),
  );

test("inline code runs by its hash, each kind in its own directive", () => {
  const policy = directives(
    contentSecurityPolicy({
      scripts: ["start()", "go()"],
      styles: [":root{--a:'ä'}"],
    }),
  );
  expect(policy["script-src"]).toBe(
    `'self' ${hash("start()")} ${hash("go()")}`,
  );
  expect(policy["style-src"]).toBe(`'self' ${hash(":root{--a:'ä'}")}`);
});

test("nothing else runs: no other inline code, no other site, no frame, no text as code", () => {
  const policy = contentSecurityPolicy(nothingInline);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(directives(policy)).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
});
