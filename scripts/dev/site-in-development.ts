import { relative, resolve } from "node:path";
import { makePictures } from "../make-pictures.ts";
import { makePhotos } from "../photos/make-photos.ts";
import { getRequestListener } from "@hono/node-server";
import {
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";

type Site = Awaited<ReturnType<typeof import("./open-site.ts").openSite>>;

/** Folders in which any change may change an answer. */
const folders = [
  "app",
  "compile",
  "content",
  "forms",
  "pictures",
  "queries",
  "scripts",
  "server",
  "tools",
  "words",
];

/**
 * Makes Vite's server answer as the site's own server does, with the current content/. It restarts on any change. A
 * mistake in content/ or pictures/ shows in place of every page until it is fixed.
 */
export function siteInDevelopment(): Plugin {
  let site: Promise<Site> | undefined;
  let compiled: Promise<unknown> | undefined;
  /** When content/ last changed, in milliseconds since 1970. */
  let changedAt = 0;

  /** The next request opens it again, with the code and content of then. */
  function closeSite() {
    site?.then(
      ({ close }) => close(),
      () => {},
    );
    site = undefined;
  }

  /** Pages that are asked for from now on wait for it. */
  function compileAgain(server: ViteDevServer) {
    changedAt = Date.now();
    compiled = compileContent(server);
    return compiled;
  }

  return {
    name: "site-in-development",
    configureServer(server) {
      // While a page loads, it does not hear of a change.
      server.ws.on("page:opened", (at: number, client) => {
        if (at < changedAt) client.send({ type: "full-reload" });
      });
      return () =>
        server.middlewares.use(async (request, response, next) => {
          try {
            const [path = ""] = (request.url ?? "").split("?");
            // From the editor, whose next page must have what it has just written.
            if (path === "/__changed") {
              closeSite();
              void compileAgain(server);
            }
            await (compiled ??= compileContent(server));
            if (path === "/__changed") return response.end();
            site ??= openSite(server).catch((error: unknown) => {
              site = undefined;
              throw error;
            });
            const { fetch } = await site;
            await getRequestListener(fetch)(request, response);
          } catch (error) {
            next(error);
          }
        });
    },
    async hotUpdate({ file, server }) {
      const [folder = ""] = relative(server.config.root, file).split("/");
      if (!folders.includes(folder)) return;
      closeSite();
      const isCompiled = folder === "content" || folder === "pictures";
      // Vite replaces styles by itself.
      if (!isCompiled && file.endsWith(".css")) return;
      if (this.environment.name === "client") {
        // If it fails, the reloaded page shows why.
        if (isCompiled) await compileAgain(server).catch(() => {});
        this.environment.hot.send({ type: "full-reload" });
      }
      return isCompiled ? [] : undefined;
    },
  };
}

async function compileContent(server: ViteDevServer) {
  // A picture may be new, or have another pin.
  for (const { moduleGraph } of Object.values(server.environments))
    moduleGraph.onFileChange(resolve(server.config.root, "compile/drawn.ts"));
  makePictures();
  const module = await load(server, "/compile/compile-content.ts");
  const { compileContent: compile } =
    module as typeof import("#compile/compile-content.ts");
  const written = compile();
  if (written.some((file) => file.endsWith("/photos.json")))
    await makePhotos({ isQuick: true });
  // A page that is loaded at once must not wait for the watcher to notice the changes.
  for (const file of written)
    for (const { moduleGraph } of Object.values(server.environments))
      moduleGraph.onFileChange(resolve(server.config.root, file));
}

async function openSite(server: ViteDevServer) {
  const module = await load(server, "/scripts/dev/open-site.ts");
  return (module as typeof import("./open-site.ts")).openSite();
}

/** Vite reloads a module when it or anything it imports has changed. */
function load({ environments: { ssr } }: ViteDevServer, path: string) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run code");
  return ssr.runner.import<unknown>(path);
}
