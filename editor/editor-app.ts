import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { HTTPException } from "hono/http-exception";
import { editorConfig } from "./editor-config.ts";
import { giteaApi } from "./gitea-api.ts";
import { officeRoutes } from "./office-routes.ts";
import type { Preview } from "./preview.ts";
import { importMapHash, packages, withOwnWords } from "./sveltia.ts";
import { Workspace, type WorkspaceOptions } from "./workspace.ts";

export type EditorOptions = WorkspaceOptions & {
  /** In the address that opens the editor; then in a cookie. */
  key: string;
  preview: Preview;
};

/** The editor: its page, which only somebody with the key can open, and what its scripts and Sveltia CMS ask for. */
export function createEditor({ key, preview, ...options }: EditorOptions) {
  const app = new Hono();
  const workspace = new Workspace(options);
  const { repository, publishing } = options;

  // Only pages of this address may use it, because another site could point its name here. And only with the key,
  // because other programs and people on this computer reach it too.
  app.use(async (c, next) => {
    const { hostname, origin, port } = new URL(c.req.url);
    const from = c.req.header("Origin") ?? origin;
    // Cookies are the same for all ports.
    const cookie = `editor-${port}`;
    const isOpening = c.req.path === "/" && c.req.query("key") === key;
    if (
      !["localhost", "127.0.0.1"].includes(hostname) ||
      from !== origin ||
      !(isOpening || getCookie(c, cookie) === key)
    )
      return c.text(
        "Open the editor at the address that npm run edit prints.\n",
        403,
      );
    if (isOpening) {
      setCookie(c, cookie, key, {
        httpOnly: true,
        sameSite: "Strict",
        maxAge: 365 * 24 * 3600,
      });
      return c.redirect("/");
    }
    await next();
    c.header("Cache-Control", "no-cache");
    c.header(
      "Content-Security-Policy",
      // The import map is the only script in the page.
      `default-src 'self' blob: data:; script-src 'self' blob: 'wasm-unsafe-eval' '${importMap}'; style-src 'self' 'unsafe-inline' blob:; frame-src blob: http:; frame-ancestors 'none'`,
    );
  });
  app.onError((error, c) => {
    const status = error instanceof HTTPException ? error.status : 500;
    if (status === 500) console.error(error);
    const { keyPath } = Object(error.cause) as { keyPath?: string };
    return c.json({ message: error.message, keyPath }, status);
  });

  app.get("/", async (c) => {
    await Promise.race([publishing.update(), setTimeout(3000)]);
    return c.html(read("page/index.html"));
  });
  app.get("/page/:file{[\\w-]+\\.(js|css)}", (c) => {
    const file = c.req.param("file");
    const type = file.endsWith(".js") ? "text/javascript" : "text/css";
    return c.body(read(`page/${file}`), 200, {
      "Content-Type": `${type}; charset=utf-8`,
    });
  });
  app.get("/packages/:path{.+}", (c) => {
    const path = c.req.param("path");
    const type = fileTypes[extname(path)];
    const isServed = packages.some((name) => path.startsWith(`${name}/`));
    const file = join("node_modules", path);
    if (!isServed || !type || path.includes("..") || !existsSync(file))
      return c.notFound();
    const body = type.startsWith("text/")
      ? withOwnWords(readFileSync(file, "utf8"))
      : new Uint8Array(readFileSync(file));
    return c.body(body, 200, { "Content-Type": type });
  });
  app.get("/config.json", (c) => {
    workspace.reload();
    const { origin } = new URL(c.req.url);
    return c.json(editorConfig(workspace.files, repository, origin));
  });
  app.get("/author.json", (c) => c.json(repository.author()));

  // Where Sveltia CMS leads from its list of changes.
  app.get("/website/content/commit/:sha", (c) =>
    c.html(read("page/history.html")),
  );

  app.route("/", officeRoutes(workspace, preview, publishing));
  app.route("/api/v1", giteaApi(workspace, preview));
  return app;
}

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, file), "utf8");

const importMap = importMapHash(read("page/index.html"));

const fileTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  // It reads HEIC.
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};
