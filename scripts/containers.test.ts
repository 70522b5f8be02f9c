import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { serverSettings } from "#server/config.ts";
import { postgresVersion } from "../tests/runner/find-postgres.ts";
import { buildSettings } from "./build-settings.ts";

const read = (file: string) => readFileSync(file, "utf8");
const containerfile = read("Containerfile");
const { services } = parse(read("compose.yaml"), { merge: true });

/** The first group of each match. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

test("an image is built with every setting that the build reads", () => {
  const settings = ["VITE_PUBLIC_ORIGIN", ...Object.keys(buildSettings)];
  const taken = all(containerfile, /^ARG (\w+)$/gm);
  expect(taken.toSorted()).toEqual(settings.toSorted());
  expect(services.site.build.args).toEqual(taken);
});

test(".env.example names only settings, and variables of the containers", () => {
  const known = [
    ...Object.keys({ ...serverSettings, ...buildSettings }),
    ...all(read("compose.yaml") + read("deploy/back-up.sh"), /\$\{(\w+)/g),
    "COMPOSE_PROFILES",
  ];
  const named = all(read(".env.example"), /^#?([A-Z_]+)=/gm);
  expect(named.filter((name) => !known.includes(name ?? ""))).toEqual([]);
});

test("the container of backups gets no secrets of mail and webhooks", () => {
  const { env_file, environment } = services.backup;
  expect(env_file).toBeUndefined();
  expect(Object.keys(environment).join()).not.toMatch(/SMTP|WEBHOOK|MAIL/);
});

test("image, PostgreSQL service and tests use the same PostgreSQL", () => {
  expect(containerfile).toContain(`postgresql-client-${postgresVersion} `);
  expect(services.postgres.image).toMatch(
    new RegExp(String.raw`postgres:${postgresVersion}\.`),
  );
});

test("CI runs each action at a commit, because a tag can be moved", () => {
  const used = all(read(".github/workflows/ci.yml"), /uses: (.+)$/gm);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used)
    expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});
