import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { EntryContext } from "react-router";
import { isBuild } from "./is-build.ts";

type Manifest = EntryContext["manifest"];
type Facts = { css?: string[]; imports?: string[] };
type Routes = readonly { css?: string[] }[];

const client = "build/client";

const kept = new Map<string, string>();

/** Styles of some routes, in route order: a form that comes back shows errors before there are scripts. */
export function stylesOf(routes: Routes): string {
  return sheetsOf(routes).map(read).join("");
}

/**
 * The styles that a page needs before the visitor does anything. Those of dialogs, errors and similar parts are in
 * files called *.later.module.css, and come with React in the site's styles.
 */
export function firstStylesOf(routes: Routes): string {
  return firstSheetsOf(routes).map(read).join("");
}

const firstSheetsOf = (routes: Routes) =>
  sheetsOf(routes).filter((sheet) => !sheet.startsWith("/assets/later-"));

/** The router marks those of code that is fetched later with a "#". */
const sheetsOf = (routes: Routes) => [
  ...new Set(
    routes.flatMap(({ css = [] }) =>
      css.map((sheet) => sheet.replace("#", "")),
    ),
  ),
];

/**
 * Styles of the whole site, for pages that the visitor moves to, which the desk is not. Every document already holds
 * those of the root. Returns their address.
 */
export function siteStyles({ routes }: Manifest): string {
  // In development modules load their own.
  if (import.meta.env.DEV) return "data:text/css,";
  return once("site", () => {
    const all = Object.entries(routes).flatMap(([id, route]) =>
      route && id !== "desk" ? route : [],
    );
    const held = firstSheetsOf(routes.root ? [routes.root] : []);
    const sheets = sheetsOf(all).filter((sheet) => !held.includes(sheet));
    return writeAsset("site.css", sheets.map(read).join(""));
  });
}

/**
 * The address of the router's manifest for pages of a language. It has only the routes of that language, so that pages
 * in other languages cost English ones nothing: a link to another language loads a document.
 */
export function manifestIn(language: string, manifest: Manifest): string {
  if (import.meta.env.DEV) return manifest.url;
  manifests ??= writeManifests(manifest);
  return manifests.get(language)!;
}

let manifests: Map<string, string> | undefined;

/** All at once, because the build may take every page of a language from its cache. */
function writeManifests(manifest: Manifest) {
  const ids = Object.keys(manifest.routes);
  const languages = new Set(["", ...ids.flatMap((id) => languageOf(id) ?? [])]);
  return new Map(
    [...languages].map((one) => [one, writeManifest(one, manifest)]),
  );
}

function writeManifest(language: string, manifest: Manifest) {
  const routes = Object.entries(manifest.routes)
    .filter(
      ([id, route]) =>
        (languageOf(id) ?? "") === language ||
        // The layouts of all pages.
        !(route?.path || route?.index),
    )
    .map(([id, route]) => [id, route && listed(route, manifest)]);
  const own = { ...manifest, routes: Object.fromEntries(routes) as object };
  return writeAsset(
    "manifest.js",
    `window.__reactRouterManifest=${JSON.stringify(own)};`,
  );
}

/**
 * A route as pages list it, two thirds of it when compressed: without styles, of which app/start/start-react.ts loads
 * those of all pages at once, without what is false, and without files that every document loads.
 */
function listed(route: object, { routes }: Manifest) {
  const { css: _, imports = [], ...facts } = route as Facts;
  const held = routes.root?.imports ?? [];
  return {
    ...Object.fromEntries(
      Object.entries(facts).filter(([, fact]) => fact !== false),
    ),
    // In one order, which compresses better.
    imports: imports.filter((file) => !held.includes(file)).toSorted(),
  };
}

/** The language of the page of a route, by its id; none if it is English. */
const languageOf = (id: string) => /^[a-z]{2}(?=\/|$)/.exec(id)?.[0];

/** The address of a module that is a separate entry in vite.config.ts. */
export function startModule(name: "start-react" | "language-hint"): string {
  const source = `app/start/${name}.ts`;
  if (import.meta.env.DEV) return `/${source}`;
  return once(source, () => {
    const json = readFileSync(`${client}/.vite/manifest.json`, "utf8");
    const entries = JSON.parse(json) as Record<string, { file: string }>;
    const { file } = entries[source] ?? {};
    if (!file) throw new Error(`The build has no ${source}`);
    return `/${file}`;
  });
}

/** The address of an asset under a name with its content hash. The build writes it. */
export function writeAsset(name: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const address = `/assets/${name.replace(".", `-${hash}.`)}`;
  if (isBuild) writeFileSync(client + address, content);
  return address;
}

/** The text of a built file, by address. */
export const readBuilt = (address: string): string =>
  readFileSync(client + address, "utf8");

/** In characters, about 2.3 KB in brotli. A larger picture stays a file: it would make the page's words late (0046). */
const largestDrawn = 9_000;

/** An address that contains the built picture itself, without characters that end an address in HTML or in srcset. */
export function drawnAddress(address: string): string {
  return once(`drawn ${address}`, () => {
    const svg = readBuilt(address.replace(/\?.*/, "")).replaceAll('"', "'");
    if (svg.length > largestDrawn) return address;
    return `data:image/svg+xml,${svg.replace(/[%#<>{}\s]/g, encodeURIComponent)}`;
  });
}

/** Whether the build has this asset. */
export const isAsset = (address: string): boolean =>
  existsSync(client + address);

const read = (address: string) =>
  once(address, () => readBuilt(address).trim());

function once(key: string, make: () => string): string {
  const value = kept.get(key) ?? make();
  kept.set(key, value);
  return value;
}
