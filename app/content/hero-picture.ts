import { scene } from "./picture.ts";

/** Both crops of a hero. Only loaders call this. */
export const heroPicture = (name: string) => ({
  wide: scene(name, "wide"),
  card: scene(name, "card"),
});
