import { createContext } from "react-router";
import type { Notice } from "#app/document/notice.ts";
import type { DeskView } from "#app/document/desk-view.ts";

/** Content of a page that comes from the request. */
export type PageInput = {
  /** Shown at the top of every page. */
  notice?: Notice | undefined;
  /** When the lead of a thank-you page arrived, in ISO format. */
  received?: string | undefined;
  /** What the office's desk shows. */
  desk?: DeskView;
  /** For a form that comes back: what was typed, the errors by field, and a message about the whole form. */
  form?: {
    entries: Record<string, unknown>;
    errors: Partial<Record<string, string>>;
    alert?: string;
  };
};

/** Set by the server for a page that answers a form; loaders read it. */
export const pageInput = createContext<PageInput>({});

export type RenderOptions = { onError?: (error: unknown) => void };

/** What the built app/entry.server.tsx exports. */
export type Entry = {
  render: (
    address: string,
    input?: PageInput,
    options?: RenderOptions,
  ) => Promise<Response>;
  pageData: (address: string) => Promise<string>;
};
