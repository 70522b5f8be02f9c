import { createContext } from "react-router";
import type { Notice } from "#app/document/notice.ts";

/** What a page shows besides its content because of the request that asked for it. */
export type PageInput = {
  /** Shown at the top of every page. */
  notice?: Notice | undefined;
  /** Of a form that comes back: what was typed, what is wrong by field, and a word on the whole. */
  form?: {
    typed: Record<string, unknown>;
    errors: Partial<Record<string, string>>;
    alert?: string;
  };
};

/** Set by the server for a page that answers a form; loaders read it. */
export const pageInput = createContext<PageInput>({});
