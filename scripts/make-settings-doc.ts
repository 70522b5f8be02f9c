import { writeFileSync } from "node:fs";
import { compileContentOrExit } from "#compile/compile-content.ts";

/**
 * Writes docs/settings.md. The settings import modules compiled from content/, so they are imported after those
 * exist.
 */
compileContentOrExit();
const { settingsDoc } = await import("./settings-doc.ts");
writeFileSync("docs/settings.md", await settingsDoc());
