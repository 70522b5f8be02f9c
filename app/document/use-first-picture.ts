import { use } from "react";
import type { Picture } from "#app/content/picture.ts";
import { Parts } from "./document-parts.tsx";

/**
 * A picture of a page's first screen. A page that is loaded whole contains it, so it appears with the text instead of
 * a round trip later; a page that the visitor moves to requests it. React leaves the address in the page alone.
 */
export function useFirstPicture(picture: Picture): Picture {
  const parts = use(Parts);
  return parts && !picture.photo
    ? { ...picture, src: parts.drawn(picture.src) }
    : picture;
}
