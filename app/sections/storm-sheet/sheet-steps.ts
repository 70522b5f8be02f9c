/** The steps on the sheet, in their order. Their words are in the section's `says`. */
export const sheetSteps = [
  "leave",
  "take",
  "close",
  "photograph",
  "protect",
  "call",
] as const;
