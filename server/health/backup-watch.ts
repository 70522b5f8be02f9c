import { alert as words } from "#content/mail/alert.ts";
import { fillIn } from "#words/fill-in.ts";
import { log } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import { lastDone } from "#server/store/daily-jobs.ts";
import type { Store } from "#server/store/store.ts";
import { inTexas } from "#server/texas-time.ts";
import { alertDaily, type Alerting } from "./alert-daily.ts";

/** In milliseconds. */
const hour = 3_600_000;

/** Two nights without a backup. */
const longest = 49 * hour;

type Options = Alerting & Pick<Store, "kind">;

/** Looks for the last backup now and once an hour, and alerts at most once a day. Returns a function that stops it. */
export function watchBackups(options: Options): () => void {
  return repeat(() => missBackup(options), {
    interval: hour,
    now: true,
    failure: "last backup not read",
  });
}

/** Alerts if two nights passed without a backup, by `npm run leads -- backup`. Throws if the store fails. */
export async function missBackup({ kind, ...alerting }: Options) {
  const { db, now } = alerting;
  const last = await lastDone(db, "backup");
  // A PostgreSQL that was never backed up this way has backups of its own.
  if (!last && kind === "postgres") return;
  const since = last ?? (await oldestLead(alerting));
  // Either way, because clocks can go back.
  if (!since || Math.abs(now().getTime() - since.getTime()) < longest) return;
  log("error", "no backup for two nights", { last: last?.toISOString() });
  const told = last ? inTexas(last) : words.noBackupEver;
  await alertDaily(
    "backup-alert",
    {
      subject: words.noBackupSubject,
      text: fillIn(words.noBackup, { last: told }),
      facts: { lastBackup: last?.toISOString() ?? null },
    },
    alerting,
  );
}

/** A store without leads has nothing to lose. */
async function oldestLead({ db }: Alerting): Promise<Date | undefined> {
  const { oldest } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.min("received_at").as("oldest"))
    .executeTakeFirstOrThrow();
  return oldest ? new Date(oldest) : undefined;
}
