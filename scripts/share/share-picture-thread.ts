import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { Cache } from "#compile/build-cache.ts";
import { workOn } from "../site-build/in-threads.ts";
import { encodePng } from "./png.ts";
import { drawShareCard, shareFonts } from "./share-card.ts";
import type { SharePicture } from "./make-share-pictures.ts";

/** Draws share pictures into the cache. It is given all of them, because their fonts have the letters of all. */
await workOn(async (all: readonly SharePicture[]) => {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const fonts = await shareFonts(all);
  const cache = new Cache();

  return async (picture: SharePicture) => {
    const card = new Resvg(drawShareCard(picture, fonts));
    const image = card.render();
    cache.write(picture.name, encodePng(image));
    // Their memory is outside the garbage collector's view: a thousand cards took 4 GB.
    image.free();
    card.free();
  };
});
