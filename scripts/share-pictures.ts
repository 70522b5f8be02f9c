import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { encodePng } from "#art/png.ts";
import { scenes } from "#art/scenes.ts";
import { drawShareCard, shareFonts, type ShareCard } from "#art/share-card.ts";
import { site } from "#content/site.ts";
import type { PageFacts } from "./page-facts.ts";

/** Pictures that are drawn already, by what they are drawn from: all of them take some ten seconds. */
const drawn = ".generated/share";

/** Whole addresses of pictures. Pages that may not be listed have none of their own. */
type SharePictures = { home: string; byPage: ReadonlyMap<string, string> };

/** Draws the picture that other sites show of each page, and writes it among the assets. */
export async function makeSharePictures(
  client: string,
  pages: readonly PageFacts[],
): Promise<SharePictures> {
  const listed = pages.filter(({ indexable }) => indexable);
  const cards = listed.map((page) => shareCard(page, listed));
  const fonts = await shareFonts(cards);
  mkdirSync(drawn, { recursive: true });
  const byPage = new Map<string, string>();
  for (const [index, page] of listed.entries()) {
    const svg = drawShareCard(cards[index]!, fonts);
    byPage.set(page.url, writeAsset(client, await png(svg)));
  }
  const home = byPage.get(`${site.origin}/`);
  if (!home) throw new Error("There is no home page");
  return { home, byPage };
}

function shareCard(page: PageFacts, all: readonly PageFacts[]): ShareCard {
  const { heading, label = site.tagline } = page;
  const scene = scenes[sceneName(page, all)];
  if (!scene) throw new Error(`${page.url}: its picture is no scene of art/`);
  return { title: heading, label, brand: site.shortName, scene };
}

/** A page without a picture takes that of the page above it. */
function sceneName(page: PageFacts, all: readonly PageFacts[]): string {
  if (page.scene) return page.scene;
  const above = new URL(page.url).pathname.replace(/\/[^/]*$/, "");
  const parent = all.find(
    ({ url }) => new URL(url).pathname === (above || "/"),
  );
  if (!parent) throw new Error(`${page.url}: it has no page above it`);
  return sceneName(parent, all);
}

async function png(svg: string): Promise<Buffer> {
  const kept = `${drawn}/${hash(svg)}.png`;
  if (!existsSync(kept)) {
    await loadResvg();
    const card = new Resvg(svg);
    const image = card.render();
    writeFileSync(kept, encodePng(image));
    // What they hold lies outside of what the garbage collector sees: a thousand cards took 4 GB.
    image.free();
    card.free();
  }
  return readFileSync(kept);
}

let loaded: Promise<void> | undefined;

function loadResvg(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  loaded ??= initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return loaded;
}

function writeAsset(client: string, content: Buffer): string {
  const address = `/assets/share-${hash(content)}.png`;
  writeFileSync(client + address, content);
  return site.origin + address;
}

const hash = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);
