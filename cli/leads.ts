#!/usr/bin/env node
import { isUsage, readContext, UsageError } from "./leads/command.ts";
import { commands } from "./leads/commands.ts";
import { printable } from "#words/printable.ts";

/** npm run leads -- <word>: the owner's commands for leads. */
const [word = "", ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
try {
  if (!command) throw new UsageError();
  await command.run(words, readContext());
} catch (error) {
  if (isUsage(error)) {
    const { message } = error as Error;
    console.error(printable(message ? `${message}\n${usage()}` : usage()));
    process.exit(2);
  }
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function usage() {
  return Object.entries(commands)
    .map(
      ([name, { takes, does }]) =>
        `${`npm run leads -- ${name} ${takes}`.trimEnd()}\n    ${does}`,
    )
    .join("\n");
}
