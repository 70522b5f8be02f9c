import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { Cache } from "#compile/build-cache.ts";
import { workOn } from "../site-build/in-threads.ts";
import { drawShareCard } from "./share-card.ts";
import { shareFonts } from "./share-fonts.ts";
import type { SharePicture } from "./make-share-pictures.ts";

/** Draws share pictures into the cache. It is given all of them, because their fonts have the letters of all. */
workOn(async (all: readonly SharePicture[]) => {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const fonts = await shareFonts(
    all.map(({ title, label, brand }) => title + label + brand).join(""),
  );
  const fontBuffers = [fonts.serif.file, fonts.sans.file];
  const cache = new Cache();

  return async (picture: SharePicture) => {
    const card = new Resvg(drawShareCard(picture, fonts), {
      font: { fontBuffers },
    });
    const image = card.render();
    cache.write(picture.name, Buffer.from(image.asPng()));
    // Their memory is outside the garbage collector's view: a thousand cards took 4 GB.
    image.free();
    card.free();
  };
});
