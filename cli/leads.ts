#!/usr/bin/env node
import {
  isUsage,
  readContext,
  UsageError,
  type Command,
} from "./leads/command.ts";
import { attachment } from "./leads/attachment-command.ts";
import { backup } from "./leads/backup-command.ts";
import { didYouMean } from "./leads/did-you-mean.ts";
import { deleteAddress } from "./leads/delete-command.ts";
import { desk } from "./leads/desk-command.ts";
import { done } from "./leads/done-command.ts";
import { exportLeads } from "./leads/export-command.ts";
import { list } from "./leads/list-command.ts";
import { newsletter } from "./leads/newsletter-command.ts";
import { overdue } from "./leads/overdue-command.ts";
import { purge } from "./leads/purge-command.ts";
import { replay } from "./leads/replay-command.ts";
import { restore } from "./leads/restore-command.ts";
import { retry } from "./leads/retry-command.ts";
import { revokeLinks } from "./leads/revoke-links-command.ts";
import { salvage } from "./leads/salvage-command.ts";
import { show } from "./leads/show-command.ts";
import { sources } from "./leads/sources-command.ts";
import { subscribers } from "./leads/subscribers-command.ts";
import { testMail } from "./leads/test-mail-command.ts";
import { verify } from "./leads/verify-command.ts";
import { terminalText } from "./terminal-text.ts";

/** npm run leads -- <word>: the owner's commands for leads. */
const commands: Record<string, Command> = {
  list,
  overdue,
  show,
  done,
  desk,
  attachment,
  export: exportLeads,
  "test-mail": testMail,
  retry,
  replay,
  "revoke-links": revokeLinks,
  delete: deleteAddress,
  purge,
  subscribers,
  newsletter,
  sources,
  backup,
  restore,
  verify,
  salvage,
};

const [word = "", ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
try {
  if (!command) throw new UsageError();
  await command.run(words, readContext());
} catch (error) {
  if (isUsage(error)) {
    console.error(terminalText(wordsFor(error)));
    process.exit(2);
  }
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** What was mistyped and what may be meant, or else the usage text. */
function wordsFor(error: unknown): string {
  if (error instanceof UsageError) {
    if (error.message) return error.message;
    if (command || !word) return usage();
    const meant = didYouMean(word, Object.keys(commands));
    return `There is no command ${word}.${meant || `\n${usage()}`}`;
  }
  // parseArgs knows the option only as words.
  const [, option] =
    /^Unknown option '(-[^']*)'/.exec(String((error as Error).message)) ?? [];
  const options = command?.takes.match(/--[a-z-]+/g) ?? [];
  const meant = option && didYouMean(option, options);
  return meant ? `There is no option ${option}.${meant}` : usage();
}

function usage() {
  return Object.entries(commands)
    .map(
      ([name, { takes, does }]) =>
        `${`npm run leads -- ${name} ${takes}`.trimEnd()}\n    ${does}`,
    )
    .join("\n");
}
