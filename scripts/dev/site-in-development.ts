import { relative } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import {
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { contentTypeChecker } from "./check-types.ts";

type Site = Awaited<ReturnType<typeof import("./open-site.ts").openSite>>;

/** What the site's own server answers. React renders all else by itself. */
const answered = /^\/(api\/.+|contact|subscribe\/\w+|__mail)$/;

/** Folders of which any change may change an answer. */
const folders = ["app", "content", "forms", "queries", "scripts", "server"];

/** Has Vite's server answer forms, searches and so on as the site's own does. Any change opens that anew. */
export function siteInDevelopment(): Plugin {
  let site: Promise<Site> | undefined;
  const checkTypes = contentTypeChecker();

  /** Beside the page, which need not wait: it takes seconds. */
  async function tellTypeErrors({ config, environments }: ViteDevServer) {
    const errors = await checkTypes();
    if (!errors?.length) return;
    const message = errors.join("\n");
    config.logger.error(message);
    environments.client.hot.send({
      type: "error",
      err: { message, stack: "" },
    });
  }

  return {
    name: "site-in-development",
    // Before React Router, which answers everything.
    enforce: "pre",
    configureServer(server) {
      return () =>
        server.middlewares.use(async (request, response, next) => {
          try {
            await checkContent(server);
            const [path = ""] = (request.url ?? "").split("?");
            if (!answered.test(path)) return next();
            site ??= openSite(server).catch((error: unknown) => {
              site = undefined;
              throw error;
            });
            const { fetch } = await site;
            await getRequestListener(async (one, bindings) => {
              const answer = await fetch(one, bindings);
              if (answer.status !== 404) return answer;
              next();
              return RESPONSE_ALREADY_SENT;
            })(request, response);
          } catch (error) {
            next(error);
          }
        });
    },
    hotUpdate({ file, server }) {
      const [folder = ""] = relative(server.config.root, file).split("/");
      if (!folders.includes(folder)) return;
      site?.then(
        ({ close }) => close(),
        () => {},
      );
      site = undefined;
      if (folder !== "content") return;
      if (this.environment.name === "client") void tellTypeErrors(server);
      // Its words are read on the server, articles even from the disk: Vite knows no page that shows them.
      if (this.environment.name === "client")
        this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

async function checkContent(server: ViteDevServer) {
  try {
    const module = await load(server, "check-content");
    (module as typeof import("./check-content.ts")).checkContent();
  } catch (error) {
    // Where a file cannot be read, Vite tells its place: a stack would only hide that.
    if (error instanceof Error && "plugin" in error)
      error.stack = error.message;
    throw error;
  }
}

async function openSite(server: ViteDevServer) {
  const module = await load(server, "open-site");
  return (module as typeof import("./open-site.ts")).openSite();
}

/** Vite loads a module anew when it or anything that it imports has changed. */
function load({ environments: { ssr } }: ViteDevServer, name: string) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run code");
  return ssr.runner.import<unknown>(`/scripts/dev/${name}.ts`);
}
