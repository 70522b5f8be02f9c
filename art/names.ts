import { clientMarks, membershipMarks } from "./about-marks.ts";
import { claimDoors } from "./claim-doors.ts";
import { finderLayers } from "./finder-layers.ts";
import { iconNames } from "./icon-names.ts";
import { cutaways } from "./cutaways.ts";
import { lossEvents } from "./loss-events.ts";
import { partnerMarks } from "./partner-marks.ts";
import { portraits } from "./portraits.ts";
import { scenes } from "./scenes.ts";
import { taskPictures } from "./task-pictures.ts";

/** Everything that art/ draws and content/ can name. Only data, so that it can be kept as JSON. */
export const drawn = {
  scenes: Object.keys(scenes),
  /** The pins of each cutaway. */
  cutaways: Object.fromEntries(
    Object.entries(cutaways).map(([name, { pins }]) => [
      name,
      Object.keys(pins),
    ]),
  ),
  portraits: Object.keys(portraits),
  lossEvents: Object.keys(lossEvents),
  claimDoors,
  tasks: Object.keys(taskPictures),
  finderLayers,
  icons: iconNames,
  partnerMarks: partnerMarks.map(({ id }) => id),
  clientMarks: clientMarks.map(({ name }) => name),
  membershipMarks: membershipMarks.map(({ name }) => name),
};
