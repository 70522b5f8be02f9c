import { newsletter as words } from "#content/mail/newsletter.ts";
import type { Issue } from "#content/newsletters.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { mailPage } from "#server/outbox/mail/mail-page.ts";

/** An issue as a mail. Its links are plain addresses of the site: who opens or clicks is not tracked. */
export function issueMail(
  issue: Issue,
  { publicOrigin, postalAddress }: Sender,
  unsubscribe: string,
): { subject: string; body: string; html: string } {
  const { day, title, greeting, notice, articles } = issue;
  return {
    subject: title,
    ...mailPage(title, [
      { words: greeting },
      ...articles.map(({ slug, title: article, description }) => ({
        title: article,
        words: description,
        links: [{ label: words.read, to: `${publicOrigin}/blog/${slug}` }],
      })),
      ...(notice ? [{ words: notice }] : []),
      {
        links: [
          { label: words.online, to: `${publicOrigin}/newsletter/${day}` },
          { label: words.unsubscribe, to: unsubscribe },
        ],
      },
      { words: words.why },
      { words: postalAddress },
    ]),
  };
}
