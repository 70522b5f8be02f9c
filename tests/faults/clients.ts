import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { LeadKind } from "#forms/kinds.ts";
import type { Ledger } from "./ledger.ts";
import { long } from "./mode.ts";
import { kindOf, postLead } from "./post-lead.ts";

export type Clients = { stop: () => Promise<void> };

type Filled = {
  token?: (kind: LeadKind) => Promise<string>;
  email?: (key: string) => string;
};

/**
 * `count` clients that post one lead after the other, of every kind. Like a person, a client tries again with the
 * same key after a failure, though every third one gives up. `url` is called before each post and returns undefined
 * while no server runs. `email` gives each key its own address.
 */
export function startClients(
  count: number,
  url: () => URL | undefined,
  ledger: Ledger,
  { token, email }: Filled = {},
): Clients {
  const end = new AbortController();
  const isKept = async (now: URL, key: string) => {
    const kind = kindOf(key);
    const fields = {
      ...(token && { token: await token(kind) }),
      ...(email && { email: email(key) }),
    };
    return (await postLead(now, ledger, { key, kind, fields })).status === 201;
  };
  const clients = Array.from({ length: count }, async () => {
    for (let post = 0; !end.signal.aborted; post++) {
      await postUntilKept(post % 3 === 0);
      // Other faults run beside the short form; without a rest, these would take a processor from them.
      if (!long) await pause(20);
    }
  });

  async function postUntilKept(givesUp: boolean) {
    const key = randomUUID();
    while (!end.signal.aborted) {
      const now = url();
      if (now && (await isKept(now, key))) return;
      if (now && givesUp) return;
      await pause(10);
    }
  }

  return {
    async stop() {
      end.abort();
      await Promise.all(clients);
    },
  };
}
