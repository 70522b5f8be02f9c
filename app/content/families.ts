/** The folders of content/en that hold one page a file, and how the addresses of their pages begin. */
const families = {
  industries: "/industry/",
  personal: "/personal/",
  coverage: "/coverage/",
  services: "/services/",
  guides: "/",
} as const;

export type Family = keyof typeof families;

export const familyNames = Object.keys(families) as Family[];

/** The address of a page of a family: it ends with the path that its file gives, or with the name of the file. */
export const familyAddress = (family: Family, slug: string, page: object) =>
  `${families[family]}${"path" in page ? String(page.path) : slug}`;
