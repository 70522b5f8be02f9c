import type { Kysely } from "kysely";
import { checkSubscribe } from "#forms/subscribe-form.ts";
import { formRoute } from "#server/forms/form-route.ts";
import type { Tables } from "#server/store/schema.ts";
import type { SubscribePages } from "./subscribe-pages.ts";
import { saveSubscription } from "./subscriptions.ts";

type Dependencies = {
  db: Kysely<Tables>;
  pages: SubscribePages;
  isHttps: boolean;
  now: () => Date;
};

/** POST /api/subscribe. The answer is the same whether or not the address is known. */
export function subscribeRoute({ db, pages, isHttps, now }: Dependencies) {
  return formRoute({
    subject: "subscription",
    check: checkSubscribe,
    async keep({ email }) {
      await saveSubscription(db, email, now());
      return { told: { status: "pending" } };
    },
    thanks: "/subscribe/thanks",
    pages,
    isHttps,
  });
}
