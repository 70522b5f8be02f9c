import { checkFolder } from "./check.ts";
import { personalSchema } from "./personal-schema.ts";

/** The pages of content/personal by slug. Only loaders import this, so that no page's script carries it. */
export const personal = checkFolder(
  "content/personal",
  personalSchema,
  import.meta.glob("/content/personal/*.ts", {
    eager: true,
    import: "default",
  }),
);
