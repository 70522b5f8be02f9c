import { mkdirSync, writeFileSync } from "node:fs";
import { clientMarks, membershipMarks } from "./about-marks.ts";
import { partnerMarks } from "./partner-marks.ts";
import { drawPortraits } from "./portraits.ts";
import { drawFooterRidge } from "./footer-ridge.ts";
import { crops, drawScene, type Crop } from "./scene.ts";
import { scenes } from "./scenes.ts";
import { drawSiteMarks } from "./site-marks.ts";
import { drawSigns, drawWordmarks } from "./wordmarks.ts";

/** Draws every picture of the site into `<folder>/images`. */
export async function drawPictures(folder: string): Promise<void> {
  mkdirSync(`${folder}/images/scenes`, { recursive: true });
  for (const [name, scene] of Object.entries(scenes))
    for (const crop of Object.keys(crops) as Crop[])
      writeFileSync(
        `${folder}/images/scenes/${name}-${crop}.svg`,
        drawScene(scene, crop),
      );
  drawPortraits(`${folder}/images/people`);
  drawSiteMarks(folder, ".generated/icons");
  mkdirSync(".generated/images", { recursive: true });
  writeFileSync(".generated/images/footer-ridge.svg", drawFooterRidge());
  await drawWordmarks(`${folder}/images/partners.svg`, partnerMarks);
  await drawSigns(".generated/icons/signs.svg", [
    ...clientMarks,
    ...membershipMarks,
  ]);
}

if (import.meta.main) await drawPictures(".generated/public");
