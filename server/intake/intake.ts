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
  memoryRateLimiter,
  type RateLimiter,
  type RateLimits,
} from "./rate-limit.ts";
import { sharedRateLimiter } from "./shared-rate-limit.ts";

/** The steps that every post goes through before it is stored. */
export type Intake = {
  /** The client's address; undefined if the connection has none. */
  addressOf: (context: Context) => string | undefined;
  /** For form posts of all kinds together. */
  posts: RateLimiter;
  /** For form tokens: one per visitor who clicks into a form, so there are many more. */
  tokenRequests: RateLimiter;
  /** For pages whose address has a query, such as a search. */
  pageRequests: RateLimiter;
  /** For links in mails and thank-you pages. */
  linkRequests: RateLimiter;
  tokens: FormTokens;
  counters: FormCounters;
};

const tokensPerPost = 20;
const pagesPerPost = 10;

/** The share of all posts that is reserved for posts with our token, so a flood without tokens leaves it free. */
const reservedShare = 0.5;

/** Prepares for a store, which may not be open yet. */
export async function openIntake(
  { db, kind }: Store,
  limits: RateLimits,
  trusted: TrustedProxies,
  now: () => Date,
): Promise<Intake> {
  const { perAddress, total } = limits;
  const ofPosts = { ...limits, reserved: Math.floor(total * reservedShare) };
  const ofPages = {
    perAddress: perAddress * pagesPerPost,
    // The total cost has its own limit: the number of pages that may wait.
    total: Number.MAX_SAFE_INTEGER,
  };
  return {
    addressOf: addressReader(trusted),
    posts:
      kind === "postgres"
        ? sharedRateLimiter(db, ofPosts, now)
        : memoryRateLimiter(ofPosts, now),
    tokenRequests: memoryRateLimiter(
      {
        perAddress: perAddress * tokensPerPost,
        total: total * tokensPerPost,
      },
      now,
    ),
    pageRequests: memoryRateLimiter(ofPages, now),
    linkRequests: memoryRateLimiter(ofPages, now),
    tokens: await formTokens(db, now),
    counters: formCounters(),
  };
}

/** Logs once if the header does not fit the trusted proxies: visitors then share a limit or make up addresses. */
function addressReader(trusted: TrustedProxies): Intake["addressOf"] {
  let isTold = false;
  return (context) => {
    const forwarded = context.req.header("X-Forwarded-For");
    const doubt = isTold ? undefined : proxyDoubt(forwarded, trusted);
    if (doubt) {
      isTold = true;
      log("warn", doubt);
    }
    return clientAddress(context, trusted);
  };
}
