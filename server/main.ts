import type { AddressInfo } from "node:net";
import { site } from "#content/site.ts";
import { readFileSync, statSync } from "node:fs";
import { createApp } from "./app.ts";
import { originOf, readConfig, serverSettings, type Config } from "./config.ts";
import { siteFiles } from "./http/site-files.ts";
import { secure } from "./http/security-headers.ts";
import { reportCounters } from "./intake/counters.ts";
import { openIntake } from "./intake/intake.ts";
import { within } from "./within.ts";
import { Health } from "./health/health.ts";
import { sendHeartbeats } from "./health/heartbeat.ts";
import { shareAssets } from "./http/shared-assets.ts";
import { listen } from "./http/listen.ts";
import { currentRequest, log, reason } from "./log.ts";
import { NoticeWatch } from "./notice/notice-watch.ts";
import { sendNewsletters } from "./newsletter/newsletters.ts";
import { OutboxWorker } from "./outbox/outbox-worker.ts";
import { smtpTransport } from "./outbox/mail/smtp.ts";
import { withFiles } from "./outbox/mail/with-files.ts";
import { renderInThread } from "./http/renderer.ts";
import { mailTheOffice } from "./leads/morning.ts";
import { purgeDaily } from "./removal/purge.ts";
import { errorWords } from "./error-words.ts";
import { sqliteReads } from "./store/sqlite.ts";
import { openStoreOrWait } from "./store/store.ts";
import { unknownSettings } from "./unknown-settings.ts";
import { uploadReader } from "./uploads/read-upload.ts";
import { webhookTransport } from "./outbox/webhook/webhook-transport.ts";

/** How long requests in flight may take after the server was told to stop, in milliseconds. */
const grace = 10_000;

/** How long startup waits for the notice, in milliseconds. */
const patience = 1_000;

/** How long mails being sent may take then, in milliseconds. */
const mailGrace = 5_000;

/** How long the store may take to close then, in milliseconds. Committed data is safe without closing. */
const closing = 1_000;

const now = () => new Date();

// After an unexpected error, nothing in the process can be trusted. The supervisor restarts it, and every acknowledged
// lead is on disk.
for (const event of ["uncaughtException", "unhandledRejection"] as const)
  process.on(event, (error: unknown) => {
    log("fatal", "ends after an unexpected error", reason(error));
    process.exit(1);
  });

try {
  await start();
} catch (error) {
  // No visitor has sent anything yet: the message is about the configuration, the build, the store or the address.
  log("error", "cannot start", {
    problem: errorWords(error),
  });
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env);
  // VITE_… is for the build.
  const own = Object.keys(process.env).filter(
    (name) => !name.startsWith("VITE_"),
  );
  const unknown = unknownSettings(own, Object.keys(serverSettings));
  if (unknown.length > 0) log("warn", "settings not read", { unknown });
  const files = siteFiles("build");
  const render = await renderInThread("build");
  const store = await openStoreOrWait(config);
  const { smtp } = config.mail;
  const mails = smtp && smtpTransport(smtp);
  const transport =
    mails && withFiles(mails, store.db, config.mail.mailing.attachMost);
  const worker =
    transport && new OutboxWorker({ db: store.db, transport, now });
  const webhooks =
    config.webhook &&
    new OutboxWorker({
      db: store.db,
      transport: webhookTransport(config.webhook, now),
      channel: "webhook",
      now,
    });
  const health = new Health({ ...config, ...store }, now);
  const { publicOrigin, formOrigins, rateLimits, trustedProxies } = config;
  const intake = await openIntake(store, rateLimits, trustedProxies, now);
  const readUpload = uploadReader(() => health.hasRoom());
  const notices = new NoticeWatch(store.db, now);
  // The first page has the notice too, unless the store is out of reach.
  await within(patience, notices.look(), () => {});
  const sharedAssets = `${config.dataDir}/assets`;
  await shareAssets("build", sharedAssets, () => health.hasRoom());
  const app = createApp({
    client: "build/client",
    files,
    picturesVersion: readFileSync("build/pictures-version.txt", "utf8"),
    sharedAssets,
    render,
    notice: () => notices.current(),
    lookAtNotice: () => notices.look(),
    db: store.db,
    reads: store.kind === "sqlite" ? sqliteReads(config.dataDir) : store.db,
    health,
    readUpload,
    intake,
    publicOrigin,
    formOrigins: [publicOrigin ?? site.origin, ...formOrigins],
    mailing: config.mail.mailing,
    mailboxes: config.mail.mailboxes,
    now,
    // What a worker sends then is about other requests too.
    wakeMail: () =>
      currentRequest.run(undefined, () => {
        worker?.wake();
        webhooks?.wake();
      }),
  });
  const listening = await listenAsConfigured(config, app);
  if (worker) worker.start();
  else log("warn", "mails wait in the outbox: SMTP_URL is not set");
  webhooks?.start();
  if (!config.heartbeatUrl)
    log("warn", "nobody is told when leads wait: HEARTBEAT_URL is not set");
  const jobs = [
    notices.start(),
    purgeDaily(store, now, statSync("build/server/index.js").mtime, (refusal) =>
      health.notePurge(refusal),
    ),
    reportCounters(intake.counters),
    ...(smtp && transport
      ? [
          mailTheOffice({ ...config.mail, db: store.db, smtp, now }),
          sendNewsletters({ ...config.mail, db: store.db, now }),
        ]
      : []),
    ...(config.heartbeatUrl
      ? [sendHeartbeats(config.heartbeatUrl, health)]
      : []),
  ];
  endOnSignal(async () => {
    health.stop();
    for (const endJob of jobs) endJob();
    const sending = [worker, webhooks].map((each) => each?.stop(mailGrace));
    // A locked store would delay the workers; their leases end by themselves.
    await Promise.all([
      listening.stop(grace),
      within(grace, Promise.all(sending), () => []),
    ]);
    await within(closing, store.db.destroy(), () => {});
  });
}

async function listenAsConfigured(
  { host, port, publicOrigin }: Config,
  app: ReturnType<typeof createApp>,
) {
  const headers = secure(new Headers(), publicOrigin.startsWith("https:"));
  const listening = await listen({
    host,
    port,
    fetch: app.fetch,
    headers,
  });
  const taken = (listening.server.address() as AddressInfo).port;
  log("info", "listening", {
    url: originOf(host, taken),
    site: site.shortName,
  });
  return listening;
}

/** Stops cleanly at the first signal, and at once at the second. */
function endOnSignal(stop: () => Promise<unknown>) {
  let isStopping = false;
  const end = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log("info", "stopping", { signal });
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => void end(signal));
}
