import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { startData } from "./start-data.ts";

const route = (id: string, imports: string[]) => ({
  id,
  module: `/assets/${id}.js`,
  imports,
});

/** A page below a layout, next to one that is not shown. */
const entryOf = () =>
  ({
    manifest: {
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
      routes: {
        layout: route("layout", ["/assets/react.js", "/assets/shell.js"]),
        page: route("page", ["/assets/shell.js", "/assets/form.js"]),
        other: route("other", ["/assets/other-part.js"]),
      },
    },
    serverHandoffString: '{"basename":"/","ssr":true}',
    serverHandoffStream: new Blob(["the loaders' data"]).stream(),
    staticHandlerContext: {
      matches: [{ route: { id: "layout" } }, { route: { id: "page" } }],
    },
  }) as unknown as EntryContext;

test("a page starts from its own modules, each fetched once, and from its data", async () => {
  const entry = entryOf();
  const start = await startData(entry, {
    styles: "data:text/css,",
    manifest: "/assets/manifest.js",
  });
  expect(start).toMatchObject({
    context: { basename: "/", ssr: true },
    state: "the loaders' data",
    manifest: "/assets/manifest.js",
    entry: "/assets/entry.js",
    routes: [
      ["layout", "/assets/layout.js"],
      ["page", "/assets/page.js"],
    ],
  });
  expect(start.preload.toSorted()).toEqual(
    [
      "/assets/manifest.js",
      "/assets/entry.js",
      "/assets/react.js",
      "/assets/layout.js",
      "/assets/shell.js",
      "/assets/page.js",
      "/assets/form.js",
    ].toSorted(),
  );
  // React would write it into the page as scripts.
  expect(entry.serverHandoffStream).toBeUndefined();
});
