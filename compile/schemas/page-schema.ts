import * as v from "valibot";
import { dialed, type Phone } from "../dialed.ts";
import { drawn } from "../drawn.ts";

/** A text that is not empty and has no white space around it. */
export const text = v.pipe(
  v.string(),
  v.nonEmpty(
    "is empty: write the text, or remove the line where it may be left out",
  ),
  v.check(
    (value) => value === value.trim(),
    "begins or ends with a space or an empty line: remove it",
  ),
);

/** A text of at most so many characters: more do not fit where pages show it. */
export const textUpTo = (most: number) =>
  v.pipe(
    text,
    v.maxLength(
      most,
      ({ received }) => `has ${received} characters: at most ${most} fit`,
    ),
  );

/** A text, or a value of another schema, with what the editor and VS Code say about it. */
export function field<S extends v.GenericSchema = typeof text>(
  description: string,
  schema = text as unknown as S,
) {
  return v.pipe(schema, v.description(description));
}

/** The same for a field that may be left out. */
export const optional = <S extends v.GenericSchema = typeof text>(
  description: string,
  schema?: S,
) => v.optional(field(description, schema));

/** Markdown of several paragraphs. */
export const markdown = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== "", "is empty: write the text"),
  v.metadata({ editor: "markdown" }),
);

/** YYYY-MM-DD. */
export const date = v.pipe(
  v.string(),
  v.isoDate("is not a date: write it like 2026-11-20"),
  // Date would take February 31 as March 3.
  v.check((value) => {
    const day = new Date(value);
    return Number.isNaN(day.valueOf()) || day.toISOString().startsWith(value);
  }, "is a day that the calendar does not have"),
);

export const email = v.pipe(
  text,
  v.email("is not an email address: write it like name@example.com"),
);

/** A scene of pictures/scenes, by its name. */
export const picture = field(
  "A drawing, by its name.",
  v.picklist(drawn.scenes),
);

/** An icon, by its name. */
export const icon = v.picklist(drawn.icons);

/** A page of this site. */
export const pagePath = v.pipe(
  text,
  v.startsWith("/", "is not a page of this site: write it like /about"),
);

/** A page of this site, an outside address, a telephone number or an email address. */
export const address = v.pipe(
  text,
  v.regex(
    /^(\/|#|https:\/\/|mailto:|tel:\+?\d)/,
    "is not an address: write it like /about, https://www.tdi.texas.gov, tel:+17135550142 or mailto:name@example.com",
  ),
);

/** A phone number as pages show it. What telephones dial follows from it. */
export const phone = v.pipe(
  text,
  v.regex(/\d/, "is not a phone number: write it like (713) 555-0142"),
  v.rawTransform(({ dataset, addIssue, NEVER }): Phone => {
    const { e164, problem } = dialed(dataset.value);
    if (e164 !== undefined) return { display: dataset.value, e164 };
    addIssue({ message: problem });
    return NEVER;
  }),
  v.description("The number as pages show it, such as (713) 555-0142."),
);

export const sample = optional(
  "True if this was made up for a preview. Pages mark it where they show people and reviews, and the launch list reports it. Turn it off once it is real.",
  v.boolean(),
);

/** docs/quality.md, "Search engines". app/layout/page-meta.ts leaves out the brokerage's name if it does not fit. */
export const metaTitle = v.pipe(
  text,
  v.check(
    (title) => title.split(" | ")[0]!.length <= 60,
    ({ input }) =>
      `has ${input.split(" | ")[0]!.length} characters: search engines show 60 of it, before “ | ”`,
  ),
  v.description(
    "The title in search results and browser tabs. At most 60 characters, not counting the brokerage’s name after “ | ”.",
  ),
);

/** docs/quality.md, "Search engines". */
export const metaDescription = v.pipe(
  text,
  v.minLength(
    70,
    ({ received }) =>
      `has ${received} characters: search results need 70 to 160`,
  ),
  v.maxLength(
    160,
    ({ received }) =>
      `has ${received} characters: search results show 70 to 160`,
  ),
  v.description(
    "What search results show below the title: 70 to 160 characters.",
  ),
);

/** A list with a fixed or bounded number of entries. */
export function listOf<S extends v.GenericSchema>(
  entry: S,
  least: number,
  most = least,
) {
  const wanted = least === most ? `exactly ${least}` : `${least} to ${most}`;
  return v.pipe(
    v.array(entry),
    v.minLength(
      least,
      ({ received }) => `has ${received} entries: this list has ${wanted}`,
    ),
    v.maxLength(
      most,
      ({ received }) => `has ${received} entries: this list has ${wanted}`,
    ),
  );
}

/** A list whose entries have these fields. */
export const groupsOf = <const Fields extends v.ObjectEntries>(
  least: number,
  most: number,
  fields: Fields,
) => listOf(v.strictObject(fields), least, most);

export const question = v.pipe(
  text,
  v.endsWith("?", "is not a question: end it with a question mark"),
);

/** A section of questions and answers. */
export const faq = (least: number, most = least) =>
  v.strictObject({
    title: text,
    questions: groupsOf(least, most, {
      question,
      answer: text,
    }),
  });

/** A file with a single list, under the name of its entries. */
export const listFile = <S extends v.GenericSchema>(name: string, entry: S) =>
  v.pipe(
    v.strictObject({
      [name]: v.pipe(
        v.array(entry),
        v.nonEmpty("is empty: it needs one entry at least"),
      ),
    }),
    v.transform((file) => file[name]!),
  );

/** The text of a section above its content. */
export const headed = { title: text, intro: text };

export const titledText = v.strictObject({ title: text, text });

/** What can go wrong at the pins of a page's cutaway, in the order of their numbers. */
export const cutaway = v.pipe(
  groupsOf(4, 6, {
    id: field("The pin’s name in pictures/cutaways/, and in the address."),
    name: field("The place, in one to three words."),
    happens: text,
    coverage: field("The name of what answers."),
    answers: text,
    stops: text,
  }),
  v.description(
    "What can go wrong at the numbers of the picture: what happens, which coverage pays, and where it stops.",
  ),
);

/** Like `titledText`, with an icon. */
export const iconText = v.strictObject({
  icon,
  title: text,
  text,
});

export const hero = v.strictObject({
  title: textUpTo(60),
  subtitle: text,
  description: text,
});

/** A link to a page of this site, with its text. */
export const pageLink = v.strictObject({ label: text, path: pagePath });

/** The fields of a page outside the families: its name in breadcrumbs, its head and its hero. */
export const pageHead = {
  name: field("Short name of the page for breadcrumbs."),
  title: metaTitle,
  description: metaDescription,
  hero,
};

/** Names that content may refer to because another file defines them. */
export type Known = {
  /** Ids of content/en/people.yaml. */
  authors: readonly string[];
  /** Ids of content/en/blog-categories.yaml. */
  categories: readonly string[];
  /** Names of the articles' files. */
  articles: readonly string[];
  /** Ids of content/en/facts.yaml and figures.yaml. */
  facts: readonly string[];
  /** Addresses of all pages. */
  addresses: readonly string[];
};
