import { format } from "oxfmt";
import settings from "../.oxfmtrc.json" with { type: "json" };
import { textOf, type Entry } from "./entry-format.ts";
import type { Shape } from "./schema.ts";

/** The file of an entry, as the formatter of the repository writes it. */
export async function writeEntry(
  path: string,
  entry: Entry,
  shape: Shape,
  before?: string,
): Promise<string> {
  const { code } = await format(
    path,
    textOf(path, entry, shape, before),
    settings,
  );
  return code;
}
