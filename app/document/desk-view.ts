/** What a button of a lead does (server/leads/lead-links.ts). */
type LeadAction = "taken" | "answered" | "not-a-lead";

/** A lead as the desk lists it; all in words, apart from its id. */
export type DeskLead = {
  id: string;
  reference: string;
  kind: string;
  name: string;
  due: string;
  isLate: boolean;
  isSuspect: boolean;
  who: string;
  note: string;
  actions: readonly LeadAction[];
  /** What was typed, and what is wrong with it, if a note was not saved. */
  refused?: { typed: string; error: string } | undefined;
};

/** What the server gives to the page /desk. */
export type DeskView =
  | { page: "open" | "ended" | "sent" | "recent" | "failed" }
  | {
      page: "leads";
      leads: readonly DeskLead[];
      /** How many more are open. */
      more: number;
      ends: string;
      /** What has just been done. */
      told?: string | undefined;
    };
