import type { Scene } from "./scene.ts";
import { commercialScenes } from "./scenes/commercial.ts";
import { homeScene } from "./scenes/commercial-home.ts";
import { personalScenes } from "./scenes/personal.ts";
import { serviceScenes } from "./scenes/services.ts";
import { siteScenes } from "./scenes/site.ts";
import { stormScene } from "./scenes/storm.ts";

/** Every scene by name. Pages and content name a scene; its pictures are `<name>-<crop>.svg`. */
export const scenes: Record<string, Scene> = {
  ...homeScene,
  ...commercialScenes,
  ...personalScenes,
  ...serviceScenes,
  ...siteScenes,
  ...stormScene,
};
