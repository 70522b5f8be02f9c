import { checkFolder } from "./check.ts";
import { industrySchema } from "./industry-schema.ts";

/** The pages of content/industries by slug. Only loaders import this, so that no page's script carries it. */
export const industries = checkFolder(
  "content/industries",
  industrySchema,
  import.meta.glob("/content/industries/*.ts", {
    eager: true,
    import: "default",
  }),
);
