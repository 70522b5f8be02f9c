import { titledText } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const steps = listSection("steps", "Numbered steps.", titledText, 2, 12);
