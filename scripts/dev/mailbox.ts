import type { Db } from "#server/store/schema.ts";

/** The mails that development would send, the newest first, as plain text, because their content can be anything. */
export async function mailbox(db: Db): Promise<Response> {
  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
  const texts = mails.map((mail) =>
    [
      `Date: ${mail.created_at}`,
      `To: ${mail.channel === "webhook" ? "the webhook" : (mail.recipient ?? "the brokerage")}`,
      ...(mail.reply_to ? [`Reply-To: ${mail.reply_to}`] : []),
      `Subject: ${mail.subject}`,
      "",
      mail.body,
    ].join("\n"),
  );
  return new Response(
    texts.join(`\n${"-".repeat(72)}\n\n`) || "No mail yet: send a form.\n",
    { headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );
}
