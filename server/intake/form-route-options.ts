import type { Attachment } from "#server/leads/attachment.ts";
import type { ReadUpload } from "#server/uploads/read-upload.ts";
import type { Errors, FormPages, Values } from "./form-answers.ts";
import type { FormPurpose } from "./form-token.ts";
import type { Intake } from "./intake.ts";

/** What is known of a post besides its message. */
export type Post = {
  /** The browser's key of the filled form. */
  key: string | undefined;
  /** Why it looks like spam, such as "honeypot, speed"; null where nothing does. */
  suspect: string | null;
  /** Where it comes from. Kept nowhere but as a keyed hash. */
  address: string | undefined;
  attachment?: Attachment | undefined;
};

/** What the route of one form works with. */
export type FormRouteOptions<Message extends Values> = {
  purpose: FormPurpose;
  /** What is kept, for the log: "lead". */
  subject: string;
  /** `misshapen`: other fields or types than the form has. Nobody who filled in the form could mend that. */
  check: (
    values: Values,
  ) =>
    | { ok: true; message: Message }
    | { ok: false; misshapen: boolean; errors: Errors };
  /** For a form that may bring a file: how such a post is read. */
  readUpload?: ReadUpload;
  /**
   * Keeps it and, once it is on the disk, returns what JSON clients are told, where forms posted without scripts
   * arrive, and what the log may say. Throws when it cannot be kept.
   */
  keep: (
    message: Message,
    post: Post,
  ) => Promise<{
    told: object;
    thanks: string;
    logged?: Record<string, unknown>;
  }>;
  pages: FormPages;
  intake: Intake;
};
