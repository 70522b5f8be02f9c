import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { unpinnedImages } from "#cli/launch/unpinned-images.ts";
import { temporaryFolder } from "#server/app.fixture.ts";
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
    ...all(read("compose.yaml"), /\$\{(\w+)/g),
    "BACKUP_DAYS",
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

test("deploy/pin-images.sh pins every image by digest, and again after a change", () => {
  const folder = temporaryFolder();
  const files = ["Containerfile", "compose.yaml"];
  const inFiles = (pattern: RegExp) =>
    files.flatMap((file) => all(read(`${folder}/${file}`), pattern));
  // The owner may have pinned them.
  for (const file of files)
    writeFileSync(
      `${folder}/${file}`,
      read(file).replaceAll(/@sha256:\w+/g, ""),
    );
  cpSync("deploy/pin-images.sh", `${folder}/deploy/pin-images.sh`);
  const named = inFiles(/^(?:FROM| +image:) docker\.io\/(\S+)/gm);
  expect(unpinnedImages(folder)).toEqual([...new Set(named)]);
  for (const letter of ["a", "b"]) {
    const digest = `sha256:${letter.repeat(64)}`;
    writeFileSync(`${folder}/docker`, `#!/bin/sh\necho ${digest}`, {
      mode: 0o755,
    });
    execFileSync(`${folder}/deploy/pin-images.sh`, {
      env: { PATH: `${folder}:${process.env.PATH}` },
    });
    expect(inFiles(/^(?:FROM| +image:) docker\.io\/(\S+)/gm)).toEqual(
      named.map((image) => `${image}@${digest}`),
    );
  }
  expect(unpinnedImages(folder)).toEqual([]);
});

test("CI runs each action at a commit, because a tag can be moved", () => {
  const used = all(read(".github/workflows/ci.yml"), /uses: (.+)$/gm);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used)
    expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});
