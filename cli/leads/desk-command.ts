import { parseArgs } from "node:util";
import { newDeskLink, revokeDesks } from "#server/leads/desk-links.ts";
import { openKept, type Command } from "./command.ts";

export const desk: Command = {
  takes: "[--revoke]",
  does: "prints a link that opens the desk for a day, on one device; --revoke ends every link and every desk",
  async run(words, context) {
    const { revoke } = parseArgs({
      args: words,
      options: { revoke: { type: "boolean", default: false } },
    }).values;
    await using store = await openKept(context);
    if (revoke) {
      const count = await revokeDesks(store.db);
      console.log(`Links and desks that no longer work: ${count}`);
      return;
    }
    const { sender, mailboxes } = context.config.mail;
    const to = { mailbox: mailboxes.to, sender };
    console.log(await newDeskLink(store.db, to, context.now()));
  },
};
