import {
  isUsage,
  readContext,
  UsageError,
  type Command,
} from "./leads/command.ts";
import { attachment } from "./leads/attachment.ts";
import { backup } from "./leads/backup.ts";
import { deleteAddress } from "./leads/delete.ts";
import { exportLeads } from "./leads/export.ts";
import { list } from "./leads/list.ts";
import { purge } from "./leads/purge.ts";
import { restore } from "./leads/restore.ts";
import { retry } from "./leads/retry.ts";
import { salvage } from "./leads/salvage.ts";
import { show } from "./leads/show.ts";
import { subscribers } from "./leads/subscribers.ts";
import { verify } from "./leads/verify.ts";

/** npm run leads -- <word>: what the owners of the leads do with them. */
const commands: Record<string, Command> = {
  list,
  show,
  attachment,
  export: exportLeads,
  retry,
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
