import {
  isUsage,
  readContext,
  UsageError,
  type Command,
} from "./leads/command.ts";
import { attachment } from "./leads/attachment-command.ts";
import { backup } from "./leads/backup-command.ts";
import { deleteAddress } from "./leads/delete-command.ts";
import { exportLeads } from "./leads/export-command.ts";
import { list } from "./leads/list-command.ts";
import { purge } from "./leads/purge-command.ts";
import { replay } from "./leads/replay-command.ts";
import { restore } from "./leads/restore-command.ts";
import { retry } from "./leads/retry-command.ts";
import { salvage } from "./leads/salvage-command.ts";
import { show } from "./leads/show-command.ts";
import { subscribers } from "./leads/subscribers-command.ts";
import { verify } from "./leads/verify-command.ts";

/** npm run leads -- <word>: the owner's commands for leads. */
const commands: Record<string, Command> = {
  list,
  show,
  attachment,
  export: exportLeads,
  retry,
  replay,
  delete: deleteAddress,
  purge,
  subscribers,
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
    console.error(usage());
    process.exit(2);
  }
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function usage() {
  return Object.entries(commands)
    .map(
      ([name, { takes, does }]) =>
        `npm run leads -- ${name} ${takes}\n    ${does}`,
    )
    .join("\n");
}
