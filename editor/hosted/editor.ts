import { readEntry, textOf } from "../entry-format.ts";
import { shapeOf } from "../schema.ts";
import type { HostedConfig } from "../hosted.ts";
import { commitWith } from "./commit-with.ts";
import { formatOf } from "./format-of.ts";

/** Sveltia CMS on a repository on the internet. There is no server of ours: this page reads and writes the files. */
const answer = await fetch("config.json");
const { schemas, config } = (await answer.json()) as HostedConfig;
window.fetch = commitWith(window.fetch);
Object.assign(window, { CMS_MANUAL_INIT: true });
const { default: CMS } = await import("@sveltia/cms");
for (const [pattern, schema] of Object.entries(schemas)) {
  const shape = shapeOf(schema);
  CMS.registerCustomFormat(formatOf(pattern), pattern.split(".").at(-1)!, {
    fromFile: (text: string) => readEntry(pattern, text, shape),
    toFile: (entry: object) => textOf(pattern, { ...entry }, shape),
  });
}
await CMS.init({ config });
// It keeps people from zooming in.
for (const meta of document.querySelectorAll<HTMLMetaElement>(
  "meta[name=viewport]",
))
  meta.content = "width=device-width, initial-scale=1";
