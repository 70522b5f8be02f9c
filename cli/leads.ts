#!/usr/bin/env node
import { isUsage, readContext, UsageError } from "./leads/command.ts";
import { commands } from "./leads/commands.ts";
import { didYouMean } from "./leads/did-you-mean.ts";
import { printable } from "#words/printable.ts";

/** npm run leads -- <word>: the owner's commands for leads. */
const [word = "", ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
try {
  if (!command) throw new UsageError();
  await command.run(words, readContext());
} catch (error) {
  if (isUsage(error)) {
    console.error(printable(wordsFor(error)));
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
