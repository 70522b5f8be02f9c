import { resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  UNSAFE_withComponentProps as withProps,
  type ServerBuild,
} from "react-router";
import * as entry from "#app/entry.server.tsx";
import * as root from "#app/root.tsx";
import table from "#app/routes.ts";
import { rendererOf, type Render } from "#server/http/renderer.ts";

/** The pages that depend on a request, except those with pictures, which the build draws. */
const rendered =
  /(site-layout|contact-page|claims-page|request-page|problem-page|thanks-page|link-page|coverage-finder-page)\.tsx$|\/views\/(tools|guides-with-storm-sheet)/;

type Routes = ServerBuild["routes"];
type RouteModule = { default: Parameters<typeof withProps>[0] };

let render: Promise<Render> | undefined;

/** Renders pages that answer forms, links and queries as the site does, from its sources. */
export function siteRender(): Promise<Render> {
  render ??= makeRender();
  return render;
}

async function makeRender() {
  const routes = {
    root: { id: "root", path: "", module: root },
  } as unknown as Routes;
  await addRoutes(await table, "root", routes);
  return rendererOf({
    entry: { module: entry },
    routes,
    assets: {
      entry: { imports: [], module: "" },
      routes: Object.fromEntries(
        Object.entries(routes).map(([id, route]) => [
          id,
          {
            id,
            parentId: route!.parentId,
            module: "",
            css: [],
            hasLoader: "loader" in route!.module,
          },
        ]),
      ),
      url: "",
      version: "1",
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: "/",
    basename: "/",
    assetsBuildDirectory: "",
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild);
}

async function addRoutes(
  entries: readonly RouteConfigEntry[],
  parentId: string,
  routes: Routes,
) {
  for (const { file, id = file, path, index, children } of entries)
    if (rendered.test(file)) {
      const { default: Page, ...rest } = (await import(
        /* @vite-ignore */ resolve("app", file)
      )) as RouteModule;
      // As in React Router's plugin for Vite.
      const module = { ...rest, default: withProps(Page) };
      routes[id] = { id, parentId, path, index, module } as Routes[string];
      await addRoutes(children ?? [], id, routes);
    }
}
