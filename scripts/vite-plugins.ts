import { readFileSync } from "node:fs";
import { minifySync, type Plugin } from "vite";

/** The text of a script, minified: `import text from "./script.js?minified"`. */
export function minifiedScript(): Plugin {
  const query = "?minified";
  return {
    name: "minified-script",
    load: {
      filter: { id: /\?minified$/ },
      handler(id) {
        const file = id.slice(0, -query.length);
        this.addWatchFile(file);
        const { code } = minifySync(file, readFileSync(file, "utf8"));
        return `export default ${JSON.stringify(code.trim())}`;
      },
    },
  };
}

/** No browser fetches styles: pages contain them (app/document/built-assets.ts). */
export function stylesInPages(): Plugin {
  return {
    name: "styles-in-pages",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, files) {
      for (const name of Object.keys(files))
        if (name.endsWith(".css")) delete files[name];
    },
  };
}

/**
 * Writes down which parts of the words each script uses, so that a page in another language contains the translation of
 * these and no others (app/document/built-assets.ts).
 */
export function wordsOfScripts(): Plugin {
  return {
    name: "words-of-scripts",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, files) {
      const parts = Object.values(files).flatMap((file) =>
        file.type === "chunk" ? [[file.fileName, partsOf(file.moduleIds)]] : [],
      );
      this.emitFile({
        type: "asset",
        fileName: ".vite/words.json",
        source: JSON.stringify(Object.fromEntries(parts)),
      });
    },
  };
}

/** The parts of ui.yaml are modules in ui/ by the name of the part, and forms are in forms/. */
const partsOf = (modules: readonly string[]) =>
  modules.flatMap((id) => {
    const [, form, part] =
      /generated\/site\/(?:(forms\/.+)|ui\/(.+))\.ts$/.exec(id) ?? [];
    return (
      form ??
      part?.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) ??
      []
    );
  });
