import { revokeOfficeLinks } from "#server/leads/desk-links.ts";
import { openKept, UsageError, type Command } from "./command.ts";

export const revokeLinks: Command = {
  takes: "",
  does: "ends every desk and the links in all mails to the office, if one got into the wrong hands",
  async run(words, context) {
    if (words.length > 0) throw new UsageError();
    await using store = await openKept(context);
    await revokeOfficeLinks(store.db, context.now());
    console.log(
      "Every desk has ended, and no link in a mail to the office from before works. For a new link: npm run leads -- desk",
    );
  },
};
