import { drawPictures } from "#art/draw-pictures.ts";
import { makeFonts } from "./make-fonts.ts";

/** Makes what is generated before the build and in development: pictures and fonts, in .generated/. */
export async function makeAssets(): Promise<void> {
  await drawPictures(".generated/public");
  await makeFonts(".generated/fonts");
}

if (import.meta.main) await makeAssets();
