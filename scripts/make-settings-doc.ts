import { writeFileSync } from "node:fs";
import { compileContentOrExit } from "./content/compile-content.ts";

/** Writes docs/settings.md. What reads settings reads the modules that are made of content/, and so comes after them. */
compileContentOrExit();
const { settingsDoc } = await import("./settings-doc.ts");
writeFileSync("docs/settings.md", await settingsDoc());
