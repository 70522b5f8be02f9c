import { checkFolder } from "./check.ts";
import { serviceSchema } from "./service-schema.ts";

/** The pages of content/services by slug. Only loaders import this, so that no page's script carries it. */
export const services = checkFolder(
  "content/services",
  serviceSchema,
  import.meta.glob("/content/services/*.ts", {
    eager: true,
    import: "default",
  }),
);
