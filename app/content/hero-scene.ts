import { scene } from "./picture.ts";

/** Both crops of a hero. Only loaders call this. */
export const heroScene = (name: string) => ({
  scene: name,
  wide: scene(name, "wide"),
  card: scene(name, "card"),
});
