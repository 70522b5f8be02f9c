/** The folders of content/en with one page per file, and the first part of their pages' addresses. */
const families = {
  industries: "/industry/",
  personal: "/personal/",
  coverage: "/coverage/",
  services: "/services/",
  guides: "/",
} as const;

export type Family = keyof typeof families;

export const familyNames = Object.keys(families) as Family[];

/** The address of a family page: it ends with the path in its file, or with the name of the file. */
export const familyAddress = (family: Family, slug: string, page: object) =>
  `${families[family]}${"path" in page ? String(page.path) : slug}`;
