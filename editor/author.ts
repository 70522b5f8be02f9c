import { HTTPException } from "hono/http-exception";
import type { Author } from "./repository.ts";

/** Sveltia's token is only the editor's name and email: the key says that this is the person at this computer. */
export function authorOf(authorization = ""): Author {
  try {
    const token = Buffer.from(authorization.replace(/^token /, ""), "base64");
    const { name, email } = JSON.parse(token.toString()) as Author;
    if (name && email) return { name, email };
  } catch {
    // Treated like no token.
  }
  throw new HTTPException(401, { message: "Sign in first." });
}
