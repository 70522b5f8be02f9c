import type { DevServer } from "../scripts/dev/start-dev-copy.ts";
import { checkIn } from "./check-changes.ts";
import { contentSchemas } from "./content-schemas.ts";
import { createEditor } from "./editor-app.ts";
import { previewIn } from "./preview.ts";
import { Publishing, publishWay } from "./publishing.ts";
import { Repository } from "./repository.ts";

/** The editor of this work tree, whose preview starts meanwhile. */
export function openEditor(key: string, dev: Promise<DevServer>) {
  const repository = new Repository(".");
  return createEditor({
    key,
    repository,
    schemas: contentSchemas,
    check: checkIn(repository),
    preview: previewIn(dev, "."),
    publishing: new Publishing(publishWay(process.env.PUBLISH)),
  });
}
