import type { Context } from "hono";
import type { Store } from "#server/store/store.ts";
import { log } from "#server/log.ts";
import {
  clientAddress,
  proxyDoubt,
  type TrustedProxies,
} from "#server/client-address.ts";
import { formCounters, type FormCounters } from "./counters.ts";
import { formTokens, type FormTokens } from "./form-token.ts";
import {
  memoryBuckets,
  memoryRateLimiter,
  memoryTotal,
  type RateLimiter,
  type RateLimits,
  type TotalLimit,
} from "./rate-limit.ts";
import { sharedRateLimiter, sharedTotal } from "./shared-rate-limit.ts";

/** The steps that every post goes through before it is stored. */
export type Intake = {
  /** The client's address; undefined if the connection has none. */
  addressOf: (context: Context) => string | undefined;
  /** For form posts of all kinds together. */
  posts: RateLimiter;
  /** The same from everyone, for posts that are about to be stored. */
  isOverTotal: TotalLimit;
  /** For form tokens: one per visitor who clicks into a form, so there are many more. */
  tokenRequests: RateLimiter;
  /** For pages whose address has a query, such as a search. */
  pageRequests: RateLimiter;
  /** For links in mails and thank-you pages. */
  linkRequests: RateLimiter;
  /** For requests of an open desk, by its id: an office shares one address. */
  deskRequests: (id: string) => number;
  tokens: FormTokens;
  counters: FormCounters;
};

const tokensPerPost = 20;
const pagesPerPost = 10;

/** Prepares for a store, which may not be open yet. */
export async function openIntake(
  { db, kind }: Store,
  { perAddress, total }: RateLimits,
  trusted: TrustedProxies,
  now: () => Date,
): Promise<Intake> {
  const isShared = kind === "postgres";
  // What pages and tokens cost together has limits of its own: the number of pages that may wait.
  const times = (factor: number) => memoryRateLimiter(perAddress * factor, now);
  const ofDesks = memoryBuckets(perAddress * pagesPerPost, now);
  return {
    addressOf: addressReader(trusted),
    posts: isShared ? sharedRateLimiter(db, perAddress, now) : times(1),
    isOverTotal: isShared
      ? sharedTotal(db, total, now)
      : memoryTotal(total, now),
    tokenRequests: times(tokensPerPost),
    pageRequests: times(pagesPerPost),
    linkRequests: times(pagesPerPost),
    deskRequests: (id) => ofDesks([{ network: id, share: 1 }]),
    tokens: await formTokens(db, now),
    counters: formCounters(),
  };
}

/** Logs once if the header does not fit the trusted proxies: visitors then share a limit or make up addresses. */
function addressReader(trusted: TrustedProxies): Intake["addressOf"] {
  let isLogged = false;
  return (context) => {
    const forwarded = context.req.header("X-Forwarded-For");
    const doubt = isLogged ? undefined : proxyDoubt(forwarded, trusted);
    if (doubt) {
      isLogged = true;
      log("warn", doubt);
    }
    return clientAddress(context, trusted);
  };
}
