import { HTTPException } from "hono/http-exception";
import { keepPhoto, NotAPhoto } from "../scripts/photos/keep-photo.ts";

/** The folder of photographs and drawings, from the root of the repository. */
export const media = "content/media";

/** Whether a file is a photograph or a drawing under a name that it can have. */
export const isPhoto = (path: string) =>
  /^content\/media\/[\w-]+\.(webp|svg)$/.test(path);

/** An upload as it is kept. Throws what the office can do if it is no photograph. */
export async function photoFrom(upload: ArrayBuffer | Uint8Array) {
  try {
    return await keepPhoto(new Uint8Array(upload));
  } catch (cause) {
    if (!(cause instanceof NotAPhoto)) throw cause;
    throw new HTTPException(422, { message: cause.message, cause });
  }
}
