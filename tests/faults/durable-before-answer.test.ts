import { expect, test } from "vitest";
import { leadKinds } from "#forms/kinds.ts";
import { canTrace } from "./abilities.ts";
import { newLedger } from "./ledger.ts";
import { makePlace } from "./place.ts";
import { canary, postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";
import { readTrace } from "./system-calls.ts";

const why = canTrace ? "" : " (skipped: needs strace)";

test.skipIf(!canTrace)(
  `the write-ahead log is flushed to the disk between reading a post and answering it${why}`,
  async () => {
    await using place = await makePlace();
    const trace = `${place.folder}/trace`;
    await using server = await startServer({
      ...place,
      through: [
        ..."strace -D -f -y -s 5000 -e".split(" "),
        "trace=read,pwrite64,fsync,fdatasync,write,writev,sendto",
        "-o",
        trace,
      ],
    });
    for (const kind of leadKinds) {
      const { status } = await postLead(server.url, newLedger(), { kind });
      expect(status).toBe(201);
    }
    await server.end("SIGTERM");

    const calls = readTrace(trace);
    const reads = calls.filter(({ text }) => /^read\(.*"POST \/api/.test(text));
    const answers = calls.filter(({ text }) => /"HTTP\/1\.1 201/.test(text));
    const posts = leadKinds.length;
    expect([reads.length, answers.length]).toEqual([posts, posts]);
    for (const [post, read] of reads.entries()) {
      const between = calls.filter(
        ({ began, ended }) =>
          began > read.ended && ended < answers[post]!.began,
      );
      // Other jobs write to the same file at the same time.
      const written = between.findLast(
        ({ text }) =>
          /^pwrite64\(\d+<[^>]*-wal>/.test(text) && text.includes(canary),
      );
      const flushed = between.filter(
        ({ text, began }) =>
          /^f(data)?sync\(.*-wal>\) += 0$/.test(text) && began > written!.ended,
      );
      expect(flushed.length).toBeGreaterThan(0);
    }
  },
);
