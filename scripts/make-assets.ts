import { drawPictures } from "#art/draw-pictures.ts";
import { drawTopicIcons } from "#art/topic-icons.ts";
import { makeFonts } from "./make-fonts.ts";

/** Generates pictures, icons and fonts in .generated/, before the build and in development. */
export async function makeAssets(): Promise<void> {
  await drawPictures(".generated/public");
  drawTopicIcons(".generated/icons");
  await makeFonts(".generated/fonts");
}

if (import.meta.main) await makeAssets();
