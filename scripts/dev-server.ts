import { serve } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { openIntake } from "#server/forms/intake.ts";
import { Health } from "#server/health/health.ts";
import { openStore } from "#server/store/store.ts";
import { uploadReader } from "#server/uploads/read-upload.ts";

const hashes = { scripts: [], styles: [] };
const form = {
  problem: (_: object, errors: object) => JSON.stringify(errors),
  failure: () => "Not kept",
  busy: () => "Too many",
  tooLarge: () => "Too large",
  hashes,
};
const said = { html: "Answered", hashes };
const press = {
  html: "<form method=post><button>Press</button></form>",
  hashes,
};

/** The forms' server for development, where Vite serves the pages: forms posted without scripts get plain words. */
const config = readConfig(process.env);
const store = await openStore(config);
const now = () => new Date();
const health = new Health({ ...config, ...store }, now);
const app = createApp({
  db: store.db,
  health,
  readUpload: uploadReader(() => health.hasRoom()),
  intake: await openIntake(
    store,
    config.rateLimits,
    config.trustedProxies,
    now,
  ),
  files: new Map(),
  pages: {
    contact: form,
    certificate: form,
    claim: form,
    references: {},
    subscribe: form,
    links: {
      confirm: press,
      confirmed: said,
      unsubscribe: press,
      unsubscribed: said,
      expired: said,
      failed: said,
    },
    finder: { page: () => "", hashes },
    onboarding: () => "",
    search: { answer: () => "", hashes },
  },
  publicOrigin: "http://localhost:5173",
  formOrigins: [],
  now,
  sender: config.mail.sender,
  wakeMail: () => {},
});
serve({ fetch: app.fetch, port: 5174, hostname: "localhost" });
