#!/usr/bin/env node
import { parseArgs } from "node:util";
import type { Notice } from "#app/document/notice.ts";
import {
  isShown,
  readNotices,
  removeNotice,
  writeNotice,
} from "#server/notice/notices.ts";
import {
  isUsage,
  openExisting,
  readContext,
  UsageError,
  type Context,
} from "./leads/command.ts";
import { printable } from "#words/printable.ts";
import { checkNotice } from "#server/notice/check-notice.ts";
import { inTexas } from "#server/texas-time.ts";

/** npm run notice: notices at the top of every page, without a build or a restart. */
const usage = `npm run notice
    the notices, and when pages show them
npm run notice -- on --title <words> --text <words> --until <time>
                     [--from <time>] [--link <address> [--label <words>]]
    shows a notice on every page within a minute, replacing the one that shows now;
    with --from in the future, it waits until then
npm run notice -- off
    removes it from every page within a minute, and what waits

Times such as "2026-08-31 18:00" are Texas time; 2026-08-31T18:00-06:00 includes its own offset.`;

const option = { type: "string" } as const;

const [word = "show", ...words] = process.argv.slice(2);
try {
  const context = readContext();
  if (word === "on") await turnOn(words, context);
  else if (word === "off" && words.length === 0) await turnOff(context);
  else if (word === "show" && words.length === 0) await show(context);
  else throw new UsageError();
} catch (error) {
  if (error instanceof Error && error.message) console.error(error.message);
  if (isUsage(error)) console.error(usage);
  process.exit(isUsage(error) ? 2 : 1);
}

async function turnOn(args: string[], context: Context) {
  const { values } = parseArgs({
    args,
    options: {
      title: option,
      text: option,
      from: option,
      until: option,
      link: option,
      label: option,
    },
  });
  const notice = checkNotice(values, context.now());
  await using store = await openExisting(context);
  await writeNotice(store.db, notice, context.now());
  print(notice, context.now());
  console.log("\nRunning servers pick it up within a minute.");
}

async function turnOff(context: Context) {
  await using store = await openExisting(context);
  console.log(
    (await removeNotice(store.db))
      ? "The notice is off. It will be gone from every page within a minute."
      : "There was no notice.",
  );
}

async function show(context: Context) {
  await using store = await openExisting(context);
  const notices = await readNotices(store.db);
  for (const notice of notices) print(notice, context.now());
  if (notices.length === 0) console.log("There is no notice.");
}

function print(notice: Notice, now: Date) {
  const { title, text, link } = notice;
  console.log(`${when(notice, now)}\n`);
  console.log(`  ${printable(title)} ${printable(text)}`);
  if (link) console.log(`  ${printable(link.label)} -> ${link.to}`);
}

function when(notice: Notice, now: Date): string {
  const from = inTexas(new Date(notice.from));
  const until = inTexas(new Date(notice.until));
  if (isShown(notice, now)) return `Every page shows this until ${until}:`;
  return new Date(notice.from) > now
    ? `Every page will show this from ${from} until ${until}:`
    : `No page shows this anymore. It ended ${until}:`;
}
