import { use } from "react";
import type { Picture } from "#app/content/picture.ts";
import { Parts } from "./document-parts.tsx";

/** A picture of a page's first screen. The page contains it if it is small, so it appears with the text. */
export function useFirstPicture(picture: Picture): Picture {
  const parts = use(Parts);
  return parts && !picture.photo
    ? { ...picture, src: parts.drawn(picture.src) }
    : picture;
}
