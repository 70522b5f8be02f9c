import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { encodePng } from "#art/png.ts";
import { scenes } from "#art/scenes.ts";
import { drawShareCard, shareFonts, type ShareCard } from "#art/share-card.ts";
import { site } from "#content/site.ts";
import type { PageFacts } from "#app/document/page-record.ts";
import { shareFile } from "#app/document/share-picture.ts";
import { indexablePages } from "./built-pages.ts";

/** Cache of finished pictures, by their source: drawing all of them takes some ten seconds. */
const drawn = ".generated/share";

/** Draws the preview picture that other sites show for each listed page. */
export async function makeSharePictures(build: string): Promise<void> {
  const pages = indexablePages(build).filter(({ url }) => !new URL(url).search);
  const cards = pages.map((page) => shareCard(page, pages));
  const fonts = await shareFonts(cards);
  mkdirSync(drawn, { recursive: true });
  for (const [index, page] of pages.entries()) {
    const file = `${build}/client${shareFile(new URL(page.url).pathname)}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await png(drawShareCard(cards[index]!, fonts)));
  }
}

function shareCard(page: PageFacts, all: readonly PageFacts[]): ShareCard {
  const { heading = "", label = site.tagline } = page;
  const scene = scenes[sceneName(page, all)];
  if (!scene)
    throw new Error(`${page.url}: its picture is not a scene of art/`);
  return { title: heading, label, brand: site.shortName, scene };
}

/** A page without a picture uses that of its parent page. */
function sceneName(page: PageFacts, all: readonly PageFacts[]): string {
  if (page.scene) return page.scene;
  const above = new URL(page.url).pathname.replace(/\/[^/]*$/, "");
  const parent = all.find(
    ({ url }) => new URL(url).pathname === (above || "/"),
  );
  if (!parent) throw new Error(`${page.url}: it has no parent page`);
  return sceneName(parent, all);
}

async function png(svg: string): Promise<Buffer> {
  const kept = `${drawn}/${hash(svg)}.png`;
  if (!existsSync(kept)) {
    await loadResvg();
    const card = new Resvg(svg);
    const image = card.render();
    writeFileSync(kept, encodePng(image));
    // Their memory is outside the garbage collector's view: a thousand cards took 4 GB.
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

const hash = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);
