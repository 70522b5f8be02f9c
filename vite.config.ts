import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, minifySync, type Plugin } from "vite";
import { propertyShortener } from "./scripts/short-properties.ts";

export default defineConfig(({ command }) => ({
  plugins: [shortProperties(), reactRouter(), minifiedScript(), startModule()],
  publicDir: ".generated/public",
  // The few icons that we use become part of the built server. Loading the package there would take 12 MB of memory
  // and needs 35 MB on disk.
  ssr: { noExternal: ["lucide"] },
  // Packages found only once a page is open would reload it. React's are listed by React Router; the others are modules
  // that browsers load as they are.
  optimizeDeps: { noDiscovery: true },
  // In development a class contains its file name; in the build it is two letters without meaning.
  css:
    command === "build"
      ? { modules: { generateScopedName: shortNames() } }
      : {},
  build: {
    // Pages use it to name modules of app/start (app/document/built-assets.ts).
    manifest: true,
    // Inlined files would be in every page's HTML instead of the cache.
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    // The oldest browsers that run scripts: light-dark(), nesting and ranges of widths are rewritten for them. Scripts
    // use no syntax that these lack (tests/e2e/older-browsers.test.ts).
    cssTarget: ["chrome100", "edge100", "firefox100", "safari15.4"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Compiled whole when it is fetched, off the main thread, instead of function by function at a visitor's
            // first touches. Chromium supports it (docs/decisions/0022).
            // Small files would grow by more than that saves.
            postBanner: ({ modules }) =>
              isLarge(Object.values(modules))
                ? "//# allFunctionsCalledOnLoad"
                : "",
            // Few files for code that every page loads, because each costs a request and its headers. Sections stay
            // separate, so a page includes only its own styles.
            codeSplitting: {
              groups: [
                // For parts that no page shows at first: see app/document/built-assets.ts.
                { name: "later", test: /\.later\.module\.css$/ },
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
                {
                  name: "shell",
                  test: /app[\\/](layout|ui[\\/](button|icon|linked-text|new-tab|outside-link|page-link|painted|percent|section|topic-icon|visually-hidden))|lucide/,
                },
                // Every page runs it before React. Within "form" it would bring that along.
                {
                  name: "clock",
                  test: /forms[\\/](business|texas)-clock/,
                },
                // Tools have fields, and lead to forms, but have no form that brings leads.
                {
                  name: "field",
                  test: /app[\\/]ui[\\/](checkbox|choice|field|select-field)\.|forms[\\/](field-rules|form-signals|contact[\\/]contact-rules)/,
                },
                // Small parts that many pages use. If separate, each would be in the list of every one of those
                // pages, which the router loads with the first page.
                {
                  name: "form",
                  test: /app[\\/](ui[\\/]error-summary|sections[\\/](contact|email-field[\\/]email-field|form-signals|lead-form[\\/](?!all-controls|box-control|device-store|draft-form|draft-store|file-control|help|keep-question|secret-number-dialog|send-when-back|wait-words)))|forms[\\/]typed-text|words[\\/]printable/,
                },
                {
                  name: "controls",
                  test: /app[\\/]sections[\\/](lead-answer|lead-form[\\/](all-controls|box-control|file-control))/,
                },
                {
                  name: "picture",
                  test: /app[\\/](sections[\\/]page-hero[\\/]hero-picture|ui[\\/](calendar-day|disclosure|image|photograph|reveal))/,
                },
                {
                  name: "words",
                  test: /app[\\/]sections[\\/](closing|prose[\\/]paragraphs|related|titled-list)/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));

/** Modules of over 8,000 characters before they are minified. */
const isLarge = (modules: readonly { renderedLength: number }[]) =>
  modules.reduce((sum, { renderedLength }) => sum + renderedLength, 0) > 8000;

/** In the build the name of a custom property has no meaning. */
function shortProperties(): Plugin {
  return {
    name: "short-custom-properties",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?inline)?$/ },
      handler: propertyShortener(),
    },
    // Vite's names for the two sides of light-dark().
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = String(file.source)
            .replaceAll("--lightningcss-light", "--L")
            .replaceAll("--lightningcss-dark", "--D");
    },
  };
}

/**
 * Gives classes two-letter names in the build. With five letters of a hash, 15 of 87 pages miss the first flight of
 * packets and paint 20% later (docs/decisions/0025). The letters depend on the names of all classes. None is "ad",
 * which ad blockers hide.
 */
function shortNames() {
  const first = "bcdefghijklmnopqrstuvwxyz";
  const all = globSync("app/**/*.module.css")
    .flatMap((file) => {
      const css = readFileSync(file, "utf8");
      const found = css.matchAll(/\.([a-z][\w-]*)|@keyframes ([\w-]+)/gi);
      return [...found].map(([, name, frames]) => `${file}:${name ?? frames}`);
    })
    .toSorted();
  const numbers = new Map(
    [...new Set(all)].map((name, index) => [name, index]),
  );
  return (name: string, file: string): string => {
    const number = numbers.get(`${relative(".", file)}:${name}`);
    if (number === undefined) throw new Error(`${file}: no class ${name}`);
    return (
      first.charAt(number % first.length) +
      Math.floor(number / first.length).toString(36)
    );
  };
}

/** The text of a script, minified: `import text from "./script.js?minified"`. */
function minifiedScript(): Plugin {
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

/** The code that boot.js imports to start React, and what that fetches by its address: no other module leads to them. */
function startModule(): Plugin {
  return {
    name: "start-module",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      for (const name of ["start-react", "language-hint"])
        this.emitFile({
          type: "chunk",
          id: `app/start/${name}.ts`,
          name,
          preserveSignature: "strict",
        });
    },
  };
}
