/** What a form sends besides its fields, to tell people from machines (docs/decisions/0008). */

/** The field that nobody sees. Its name is one that machines like to fill in. */
export const trapField = "website";

/** The server's word on when somebody began to fill in the form. */
export const tokenField = "token";
