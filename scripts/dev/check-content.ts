import { posts } from "#app/content/posts.ts";

// Each checks what it reads and throws an error that names file and field.
import.meta.glob(["/app/content/*.ts", "!**/*.test.ts"], { eager: true });

/** Throws unless all content is complete: whatever page is asked for, what is wrong anywhere shows. */
export function checkContent(): void {
  posts();
}
