import { mkdirSync, writeFileSync } from "node:fs";
import { clientMarks, membershipMarks } from "./about-marks.ts";
import { drawClaimDoors } from "./claim-doors.ts";
import { partnerMarks } from "./partner-marks.ts";
import { drawOffices } from "./offices.ts";
import { drawPortraits } from "./portraits.ts";
import { drawFooterRidge, lands } from "./footer-ridge.ts";
import { drawHomeLife, lifeCrops } from "./home-life.ts";
import { lossEvents } from "./loss-events.ts";
import { drawFinderPicture } from "./finder-picture.ts";
import { crops, drawScene, type Crop } from "./scene.ts";
import { cutaways } from "./cutaways.ts";
import { scenes } from "./scenes.ts";
import { drawSiteMarks } from "./site-marks.ts";
import { drawTaskPictures } from "./task-pictures.ts";
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
  mkdirSync(`${folder}/images/cutaways`, { recursive: true });
  for (const [name, cutaway] of Object.entries(cutaways))
    writeFileSync(
      `${folder}/images/cutaways/${name}.svg`,
      drawScene(cutaway, "cutaway"),
    );
  mkdirSync(`${folder}/images/events`, { recursive: true });
  for (const [name, event] of Object.entries(lossEvents))
    writeFileSync(
      `${folder}/images/events/${name}.svg`,
      drawScene(event, "tile"),
    );
  for (const crop of lifeCrops)
    writeFileSync(
      `${folder}/images/scenes/home-life-${crop}.svg`,
      drawHomeLife(crop),
    );
  writeFileSync(`${folder}/images/finder.svg`, drawFinderPicture());
  drawPortraits(`${folder}/images/people`);
  drawOffices(`${folder}/images/offices`);
  drawSiteMarks(folder, ".generated/icons");
  mkdirSync(".generated/images", { recursive: true });
  for (const land of Object.keys(lands) as (keyof typeof lands)[])
    writeFileSync(
      `.generated/images/footer-${land}.svg`,
      drawFooterRidge(land),
    );
  writeFileSync(`${folder}/images/tasks.svg`, drawTaskPictures());
  writeFileSync(".generated/images/claims.svg", drawClaimDoors());
  await drawWordmarks(`${folder}/images/partners.svg`, partnerMarks);
  await drawSigns(".generated/icons/signs.svg", [
    ...clientMarks,
    ...membershipMarks,
  ]);
}

if (import.meta.main) await drawPictures(".generated/public");
