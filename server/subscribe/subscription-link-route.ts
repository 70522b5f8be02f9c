import {
  mailLinks,
  type LinkAnswer,
  type LinkDependencies,
} from "#server/intake/mail-links.ts";
import { log } from "#server/log.ts";
import { readUnsubscribeToken } from "#server/recipients/unsubscribe-token.ts";
import { readConfirmToken } from "./confirm-token.ts";
import { confirmSubscription, unsubscribe } from "./subscriptions.ts";

/** The links in mails to subscribers. Their pages are in content/en/subscription.yaml. */
export function linkRoute(dependencies: LinkDependencies) {
  const { db, now } = dependencies;
  const invalid: LinkAnswer = { page: "expired", status: 400 };
  const gone: LinkAnswer = { page: "expired", status: 410 };
  const done = (page: string): LinkAnswer => ({ page, status: 200 });

  async function confirm(
    token: string,
    isPressed: boolean,
  ): Promise<LinkAnswer> {
    const confirmed = await readConfirmToken(db, token, now());
    if (!confirmed) return invalid;
    if (confirmed === "expired") return gone;
    if (!isPressed) return done("confirm");
    const id = confirmed.subscriptionId;
    if (!(await confirmSubscription(db, id, now()))) return gone;
    log("info", "subscription confirmed", { id });
    return done("confirmed");
  }

  async function leave(token: string, isPressed: boolean): Promise<LinkAnswer> {
    const emailHash = await readUnsubscribeToken(db, token);
    if (!emailHash) return invalid;
    if (!isPressed) return done("unsubscribe");
    await unsubscribe(db, emailHash, now());
    log("info", "unsubscribed");
    return done("unsubscribed");
  }

  return mailLinks(
    { confirm, unsubscribe: leave },
    "subscription",
    dependencies,
  );
}
