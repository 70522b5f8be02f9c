import * as v from "valibot";
import { filledText } from "./filled-text.ts";
import { text } from "./page-schema.ts";

const message = { title: text, text };

const limited = v.strictObject({ label: text, hint: filledText("most") });

const short = (most: number) =>
  v.pipe(text, v.maxLength(most, `is longer than ${most} characters`));

/** content/en/desk.yaml: the office's page, which visitors never see. */
export const deskSchema = v.strictObject({
  name: text,
  pages: v.strictObject({
    open: v.strictObject({ ...message, yourName: text, button: text }),
    ended: v.strictObject({ ...message, button: text }),
    sent: v.strictObject(message),
    out: v.strictObject(message),
    recent: v.strictObject(message),
    failed: v.strictObject(message),
  }),
  leads: v.strictObject({
    title: filledText("count"),
    none: text,
    ends: filledText("ends"),
    scope: filledText("mailbox"),
    due: filledText("due"),
    late: filledText("due"),
    suspect: filledText("why"),
    next: text,
    newest: text,
    search: text,
    searchButton: text,
    found: filledText("search"),
    noneFound: filledText("search"),
    back: text,
  }),
  lead: v.strictObject({
    back: text,
    call: filledText("phone"),
    write: text,
    actions: v.strictObject({
      taken: text,
      answered: text,
      "not-a-lead": text,
    }),
    entries: text,
    files: text,
    file: filledText("name", "size"),
    filesHint: text,
    give: text,
    giveButton: text,
    note: text,
    noteHint: text,
    saveNote: text,
    noteTooLong: filledText("count", "most"),
    noteChanged: filledText("note"),
    noteEmptied: text,
    history: text,
    arrived: text,
    given: filledText("who", "colleague"),
  }),
  statuses: v.strictObject({
    new: text,
    taken: filledText("who"),
    answered: filledText("who"),
    closed: filledText("who"),
    server: text,
  }),
  suspects: v.strictObject({
    link: filledText("count"),
    title: filledText("count"),
    intro: text,
    none: text,
    close: text,
    sure: text,
    yes: text,
    told: filledText("count"),
    reasons: v.record(text, text),
  }),
  devices: v.strictObject({
    link: text,
    title: text,
    intro: text,
    own: text,
    opened: filledText("when"),
    used: filledText("when"),
    unknown: text,
    end: text,
    endOthers: text,
    out: text,
  }),
  newsletter: v.strictObject({
    title: text,
    text: filledText("title", "day"),
    test: text,
    offer: text,
    told: text,
  }),
  notice: v.strictObject({
    link: text,
    title: text,
    intro: text,
    none: text,
    shown: filledText("until"),
    planned: filledText("from", "until"),
    off: text,
    cancel: text,
    texts: v.pipe(
      v.array(
        v.strictObject({
          name: text,
          title: short(60),
          text: short(160),
          link: v.optional(text),
        }),
      ),
      v.minLength(1),
    ),
    write: text,
    prepared: text,
    fields: v.strictObject({
      title: limited,
      text: limited,
      from: v.strictObject({ label: text, hint: text }),
      until: v.strictObject({ label: text, hint: text }),
      link: v.strictObject({ label: text, none: text }),
    }),
    links: v.array(v.strictObject({ label: short(40), to: text })),
    look: text,
    preview: text,
    willShow: filledText("until"),
    up: text,
    change: text,
    errors: v.strictObject({
      empty: text,
      tooLong: filledText("count", "most"),
      from: text,
      until: text,
    }),
    back: text,
  }),
});
