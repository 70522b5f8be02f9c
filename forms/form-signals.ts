/** Form input other than its fields, to tell people from bots (docs/decisions/0008). */

/** The hidden field. Bots like to fill in a field with this name. */
export const trapField = "website";

/** The server's token for when the visitor started to fill in the form. */
export const tokenField = "token";

/** Where the visit came from, as JSON (forms/source-fields.ts). */
export const sourceField = "source";
