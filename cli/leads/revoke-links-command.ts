import { revokeLeadLinks } from "#server/leads/lead-links.ts";
import { openKept, UsageError, type Command } from "./command.ts";

export const revokeLinks: Command = {
  takes: "",
  does: "makes the links in all mails about leads stop working, if one got into the wrong hands",
  async run(words, context) {
    if (words.length > 0) throw new UsageError();
    await using store = await openKept(context);
    await revokeLeadLinks(store.db, context.now());
    console.log(
      "The links in all mails about leads that were written so far no longer work. New mails have new links. To change the status of an older lead: npm run leads -- done <reference>",
    );
  },
};
