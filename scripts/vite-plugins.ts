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
