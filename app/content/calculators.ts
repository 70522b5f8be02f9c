import calculatorsContent from "#content/calculators.ts";
import { calculatorsSchema } from "./calculators-schema.ts";
import { checkFile } from "./check.ts";

/** The words of the tools on family pages, checked. Only loaders import this. */
export const calculators = checkFile(
  "calculators",
  calculatorsSchema,
  calculatorsContent,
);
