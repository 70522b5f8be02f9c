import { format } from "oxfmt";
import * as v from "valibot";
import { serverSettings } from "#server/config.ts";
import type { About } from "#server/setting.ts";
import { buildSettings } from "./build-settings.ts";

/** docs/settings.md, from the declarations of the settings. */
export async function settingsDoc(): Promise<string> {
  const server = Object.entries(serverSettings).map(([name, schema]) =>
    row(name, v.getMetadata(schema) as About, schema.default),
  );
  const build = Object.entries(buildSettings)
    .filter(([name]) => !name.endsWith("_URL"))
    .map(([name, about]) => row(name, about));
  const text = `# Settings

<!-- Written by \`node scripts/make-settings-doc.ts\` from server/config.ts, server/outbox/mail/mail-config.ts, server/outbox/webhook/webhook-config.ts and scripts/build-settings.ts. Change those. -->

Settings are environment variables; the default is in parentheses. If any are wrong, the server names them all and does not start. [launch.md](launch.md#settings) shows them in one file.

## Server

Commands read these too.

${server.join("\n")}

## Build

\`npm run build\` and \`npm start\` read these and \`VITE_PUBLIC_ORIGIN\`. After a change, \`npm start\` builds again.

${build.join("\n")}
- \`VITE_QUOTE_URL\` and so on: each replaces an address under \`outside\` of \`site.yaml\`, here \`outside.quote\`.

## Backups

- \`BACKUP_DAYS\` (\`14\`): How many days \`npm run backup\` keeps backups. The newest seven always stay.

## Editor

- \`EDITOR_PORT\` (\`5180\`): The port of \`npm run edit\`, which takes no other setting of the server but reads them for a release. The preview has the next one.
- \`PUBLISH\` (\`release\`): \`push\` makes **Publish** push to the repository instead.
`;
  const { code } = await format("settings.md", text);
  return code;
}

/** A default described in words is shown that way, because it may be a text of content/, which owners change. */
function row(name: string, { meaning, unit, otherwise }: About, fixed = "") {
  const value = fixed && [`\`${fixed}\``, unit].filter(Boolean).join(" ");
  return `- \`${name}\` (${otherwise ?? (value || "none")}): ${meaning}`;
}
