import {
  mailLinks,
  type LinkAnswer,
  type LinkDependencies,
} from "#server/intake/mail-links.ts";
import { inTexas } from "#server/texas-time.ts";
import {
  newsletterPath,
  readNewsletterLink,
  type NewsletterAction,
} from "./newsletter-links.ts";
import {
  countRecipients,
  findIssue,
  newsletterOf,
  startNewsletter,
  stopNewsletter,
} from "./newsletters.ts";

/**
 * The office's links that send an issue and stop it. Both buttons lead to the page of the second link, so that pressing
 * twice does not stop what was started.
 */
export function newsletterRoute(dependencies: LinkDependencies) {
  const { db, now } = dependencies;

  async function answer(
    action: NewsletterAction,
    token: string,
    isPressed: boolean,
  ): Promise<LinkAnswer> {
    const day = await readNewsletterLink(db, action, token);
    const issue = day && findIssue(day);
    if (!issue) return { page: "invalid", status: 400 };
    if (isPressed && action === "send")
      await startNewsletter(db, issue.day, now());
    if (isPressed && action === "stop")
      await stopNewsletter(db, issue.day, now());
    const sending = await newsletterOf(db, issue.day);
    if (sending && (isPressed || action === "send"))
      return { to: await newsletterPath(db, "stop", issue.day, now()) };
    return {
      page: sending?.status ?? "send",
      values: {
        title: issue.title,
        count: String(await countRecipients(db, issue.day)),
        starts: sending ? inTexas(new Date(sending.starts_at)) : "",
      },
      status: 200,
    };
  }

  return mailLinks(
    {
      send: (token, isPressed) => answer("send", token, isPressed),
      stop: (token, isPressed) => answer("stop", token, isPressed),
    },
    "newsletter",
    dependencies,
  );
}
