/** How search, llms.txt and the office's editor group pages. Their words are in ui.yaml. */
export type PageGroup =
  | "industries"
  | "personal"
  | "coverage"
  | "services"
  | "tools"
  | "answers"
  | "customerService"
  | "blog"
  | "legal"
  | "others";

/** A kind of page: where it is, what shows it, and what it is to search engines. */
export type PageKind = {
  /**
   * As the router writes it. `:slug` or `*` is the `path` in the page's file, or the file's name. The pages of "/*"
   * have a route each.
   */
  address: string;
  /** The route module, below app/pages. Pages of sections have one of their sections: see section-views.ts. */
  view?: string;
  group: PageGroup;
  /** What the page is about, by its name at schema.org. */
  type?: "Service" | "BlogPosting" | "Person";
  /** The scene of a page whose file names none. `*` is the file's name without "-insurance". */
  scene?: string;
  /** The scene of a page for which that one is not drawn. */
  generalScene?: string;
  /** The path of the page's own part in a file that holds several. */
  part?: readonly string[];
  /** The ids of parts that its view adds to those of its file. */
  parts?: readonly string[];
  /** Search engines, the sitemap and the site's own search leave it out. */
  isUnlisted?: boolean;
  /** Only on a preview. */
  isPreview?: boolean;
};

export type Content = Readonly<Record<string, unknown>>;

/** A kind of page that is not made of sections. */
export const page = (
  address: string,
  view: string,
  group: PageGroup = "others",
  more: Partial<PageKind> = {},
): PageKind => ({ ...more, address, view, group });

/** The answer to a form that was sent without scripts. */
export const thanksPage = (form: { page: string }) =>
  page(`${form.page}/thanks`, "thanks/thanks-page", "others", {
    isUnlisted: true,
  });
