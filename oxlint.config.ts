import { defineConfig, type OxlintOverride } from "oxlint";

/** What pages never import, not even a type: what is compiled for them comes from #content/. */
const behind = ["cli", "compile", "editor", "scripts", "server"].flatMap(
  (folder) => [`#${folder}/**`, `**/${folder}/**`],
);

/**
 * The walls between folders: what the files of each do not import. The last entry that
 * fits a file counts.
 */
const walls: Record<string, string[]> = {
  "app/**": behind,
  "app/{content,document,layout}/**": [
    ...behind,
    "**/pages/**",
    "**/sections/**",
  ],
  "app/sections/**": [...behind, "**/pages/**", "**/schema.ts"],
  // Compiled with content/, never loaded by a page.
  "app/sections/*/schema.ts": [
    "#*/**",
    "!#compile/schemas/*",
    "!#tools/**",
    "!#words/**",
  ],
  "app/ui/**": [
    "#*/**",
    "!#app/ui/**",
    "!#content/ui/**",
    "!#words/**",
    "../**",
    "!../../.generated/**",
  ],
  // Components only through the built renderer; these are plain data.
  "server/**": [
    "#cli/**",
    "#compile/**",
    "#app/**",
    "!#app/document/desk-view.ts",
    "!#app/document/notice.ts",
    "!#app/document/page-*.ts",
    "!#app/document/policy.ts",
  ],
  "{forms,queries,tools,words}/**": ["#app/**", ...behind],
};

/** Pages are documents: PageLink is a link. */
const paths = [{ name: "react-router", importNames: ["Link"] }];

/** What stands between words in every language. */
const allowedStrings = [..."…·:;(),.–/+%#×", "$0", "&nbsp;↗"];

export default defineConfig({
  plugins: ["typescript", "react", "import", "unicorn"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: [".generated", ".react-router", "build", "releases"],
  rules: {
    "eslint/no-control-regex": "off",
    "eslint/no-empty-pattern": "off",
    "eslint/no-underscore-dangle": "off",
    "import/no-cycle": "error",
    "import/no-unassigned-import": "off",
    // Safari before 16 has no toSorted().
    "unicorn/no-array-sort": "off",
    "react/exhaustive-effect-dependencies": "off",
    "react/react-in-jsx-scope": "off",
    "react/refs": "off",
    "react/set-state-in-effect": "off",
    "unicorn/consistent-function-scoping": "off",
  },
  overrides: [
    ...Object.entries(walls).map(([files, patterns]): OxlintOverride => ({
      files: [files],
      rules: { "no-restricted-imports": ["error", { patterns, paths }] },
    })),
    {
      files: ["app/ui/page-link.tsx", "**/*.{test,fixture}.{ts,tsx}"],
      rules: { "no-restricted-imports": "off" },
    },
    {
      // All words of pages are in content/.
      files: ["app/{layout,pages,sections,ui}/**/*.tsx"],
      rules: { "react/jsx-no-literals": ["error", { allowedStrings }] },
    },
    {
      files: ["{scripts,server}/**"],
      rules: { "unicorn/require-post-message-target-origin": "off" },
    },
  ],
});
