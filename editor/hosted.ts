import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { build } from "vite";
import { ContentFiles } from "./content-files.ts";
import { contentSchemas } from "./content-schemas.ts";
import { editorConfig } from "./editor-config.ts";
import { formatOf } from "./hosted/format-of.ts";
import { Repository } from "./repository.ts";
import type { JsonSchema } from "./schema.ts";
import { importMapHash, packages, withOwnWords } from "./sveltia.ts";

/** What the page reads at its start. */
export type HostedConfig = {
  schemas: Readonly<Record<string, JsonSchema>>;
  config: CmsConfig;
};

/** Where Sveltia CMS commits: https://sveltiacms.app/en/docs/backends */
export type Backend = {
  name: "gitea" | "github";
  /** Owner and name. */
  repo: string;
  /** Gitea's address. */
  base_url?: string;
  api_root?: string;
  /** GitHub Enterprise's. */
  graphql_api_root?: string;
  /** Of an OAuth application in Gitea. Without it, the office signs in with a token. */
  app_id?: string;
};

/** The backend for the address of a repository: GitHub's, or that of any other host, which has Gitea. */
export function backendOf(address: string, app_id?: string): Backend {
  const { hostname, origin, pathname } = new URL(address);
  const repo = pathname.replace(/^\/|\/$|\.git$/g, "");
  return hostname === "github.com"
    ? { name: "github", repo }
    : {
        name: "gitea",
        repo,
        base_url: origin,
        api_root: `${origin}/api/v1`,
        ...(app_id && { app_id }),
      };
}

/** Writes the editor as files for any web server. They need no server of ours, and have its address nowhere. */
export async function writeHostedEditor(folder: string, backend: Backend) {
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      target: "esnext",
      copyPublicDir: false,
      emptyOutDir: false,
      lib: {
        entry: "editor/hosted/editor.ts",
        formats: ["es"],
        fileName: () => "editor.js",
      },
      rolldownOptions: { external: ["@sveltia/cms"] },
    },
  });
  for (const name of packages)
    cpSync(join("node_modules", name), join(folder, "packages", name), {
      recursive: true,
      dereference: true,
      filter: (file) => !file.endsWith(".map"),
    });
  const script = join(folder, "packages/@sveltia/cms/npm/index.js");
  writeFileSync(script, withOwnWords(readFileSync(script, "utf8"), "packages"));
  const schemas = contentSchemas();
  const config = hostedConfig(new ContentFiles(schemas), backend);
  writeFileSync(
    join(folder, "config.json"),
    JSON.stringify({ schemas, config }),
  );
  const page = readFileSync(
    join(import.meta.dirname, "hosted/index.html"),
    "utf8",
  );
  writeFileSync(
    join(folder, "index.html"),
    page.replace("{policy}", policyOf(page, backend)),
  );
}

/** The policy is in the page, because nobody can set headers on some hosts. */
function policyOf(page: string, { api_root }: Backend): string {
  const hosts = api_root
    ? new URL(api_root).origin
    : "https://api.github.com https://www.githubstatus.com https://avatars.githubusercontent.com";
  return [
    "default-src 'self' blob: data:",
    `connect-src 'self' blob: data: ${hosts}`,
    `img-src 'self' blob: data: ${hosts}`,
    `script-src 'self' blob: 'wasm-unsafe-eval' '${importMapHash(page)}'`,
    "style-src 'self' 'unsafe-inline' blob:",
  ].join("; ");
}

function hostedConfig(files: ContentFiles, backend: Backend) {
  const { collections, media_libraries, ...config } = editorConfig(
    files,
    new Repository("."),
    "",
  );
  const { raster_image } = media_libraries.default.config.transformations;
  return {
    ...config,
    backend: {
      commit_messages: config.backend.commit_messages,
      auth_methods: [backend.app_id ? "oauth" : "token"],
      ...backend,
    },
    site_url: undefined,
    // The site runs nowhere with a draft in it.
    editor: { preview: false },
    media_libraries: {
      default: {
        config: {
          ...media_libraries.default.config,
          // Nobody makes it smaller afterwards.
          transformations: {
            raster_image: { ...raster_image, width: 2400, height: 2400 },
          },
        },
      },
    },
    collections: collections.map((one) => {
      // Links and redirects of a page that goes are the local editor's.
      if ("folder" in one)
        return {
          ...one,
          format: formatOf(`${one.folder}/*.${one.extension}`),
          delete: false,
        };
      if (!("files" in one)) return one;
      return {
        ...one,
        files: one.files.map((file) => ({
          ...file,
          format: formatOf(file.file),
        })),
      };
    }),
  };
}

/** npm run edit:hosted -- https://git.b.example/office/website FOLDER [OAuth application] */
if (import.meta.main) {
  const [address, folder, appId] = process.argv.slice(2);
  if (!address || !folder) {
    console.error(
      "Name the repository and a folder: npm run edit:hosted -- https://github.com/owner/name ../editor",
    );
    process.exit(1);
  }
  await writeHostedEditor(folder, backendOf(address, appId));
  console.log(`The editor is in ${folder}: serve it with HTTPS.`);
}
