import { serve } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { openStore } from "#server/store/store.ts";

const hashes = { scripts: [], styles: [] };
const form = {
  problem: (_: object, errors: object) => JSON.stringify(errors),
  failure: () => "Not kept",
  tooLarge: () => "Too large",
  hashes,
};

/** The forms' server for development, where Vite serves the pages: forms posted without scripts get plain words. */
const { db } = await openStore(readConfig(process.env));
const app = createApp({
  db,
  files: new Map(),
  pages: {
    contact: form,
    subscribe: form,
    onboarding: () => "",
    search: { answer: () => "", hashes },
  },
  publicOrigin: "http://localhost:5173",
  formOrigins: [],
  now: () => new Date(),
});
serve({ fetch: app.fetch, port: 5174, hostname: "localhost" });
