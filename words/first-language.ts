/** The language in which every page is. Another has only translated files, at addresses that begin with its code. */
export const firstLanguage = "en";
