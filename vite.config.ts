import { defineConfig } from "vite";
import {
  minifiedScript,
  stylesInPages,
  wordsOfScripts,
} from "./scripts/vite-plugins.ts";

/** Code that only forms share. */
const ofForms =
  /(lead-form.(?!draft-store)|email-field|form-signals|error-summary|dialog|forms.(define|claim\.))/;

export default defineConfig({
  appType: "custom",
  plugins: [minifiedScript(), stylesInPages(), wordsOfScripts()],
  publicDir: ".generated/public",
  // The few icons that we use become part of the built server. Loading the package there would take 12 MB of memory
  // and needs 35 MB on disk.
  ssr: { noExternal: ["lucide"] },
  // Packages found only once a page is open would reload it.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-dev-runtime",
    ],
  },
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  build: {
    manifest: true,
    // Inlined files would be in every page's HTML instead of the cache.
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    // The oldest browsers that run scripts: light-dark(), nesting and ranges of widths are rewritten for them. Scripts
    // use no syntax that these lack (tests/e2e/older-browsers.test.ts).
    cssTarget: ["chrome100", "edge100", "firefox100", "safari15.4"],
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "build/client",
        // Pages list the files of their islands (app/document/built-assets.ts).
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: "app/client.ts",
          preserveEntrySignatures: "allow-extension",
          output: {
            // A file for what every page runs, one for what all islands share, and one each for forms and for tools.
            // Without these groups, each set of islands would get its own file.
            codeSplitting: {
              minShareCount: 2,
              includeDependenciesRecursively: false,
              groups: [
                { name: "client", tags: ["$initial"], minShareCount: 1 },
                { name: "forms", test: ofForms },
                { name: "tools", test: /tool|charts|trail|sketch|deductible/ },
                { name: "islands" },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: "build/server",
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { index: "app/entry.server.tsx" },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
  },
});
