import type { Notice } from "./notice.ts";

/** What a button of a lead does (server/leads/lead-status.ts). */
type LeadAction = "taken" | "answered" | "not-a-lead";

/** A lead as the desk lists it; all in words, apart from its id. */
export type DeskLead = {
  id: string;
  reference: string;
  kind: string;
  name: string;
  due: string;
  isLate: boolean;
  /** Why it looks like spam. */
  suspect: string | null;
  who: string;
  note: string;
  actions: readonly LeadAction[];
  /** What the visitor wrote, of the lead that was opened. */
  entries?: readonly { label: string; text: string }[] | undefined;
  /** What was typed, and what is wrong with it, if a note was not saved. */
  refused?: { typed: string; error: string } | undefined;
};

/** Where the desk shows a lead: among those that look like spam, or among the others. */
export const pathOfLead = ({
  reference,
  suspect,
}: Pick<DeskLead, "reference" | "suspect">): string =>
  `/desk?lead=${reference}${suspect ? "&suspects" : ""}`;

/** An open desk, in words apart from its id. */
export type DeskDevice = {
  id: string;
  name: string;
  device: string;
  mailbox: string;
  opened: string;
  used: string;
  /** Whether it is this one. */
  isOwn: boolean;
};

/** What was typed about a notice. */
export type NoticeEntries = {
  title: string;
  text: string;
  /** As browsers write it: 2026-08-31T18:00, in Texas. Empty for now. */
  from: string;
  until: string;
  /** The address of its link; empty if it has none. */
  link: string;
};

/** With when pages show it, in words. */
export type TimedNotice = Notice & { when: string };

/** What the server gives to the page /desk. */
export type DeskView =
  | {
      page: "open";
      /** Who uses this device, if it has been said before. */
      name: string;
    }
  | {
      page: "ended";
      /** The reference of a lead: the new link goes to its mailbox. */
      lead?: string | undefined;
    }
  | { page: "sent" | "recent" | "failed" | "out" }
  | {
      page: "leads";
      leads: readonly DeskLead[];
      /** Whether they are those that look like spam. */
      areSuspect: boolean;
      /** How many are open, on all pages, and how many look like spam. One that is closed may be listed too. */
      count: number;
      suspects: number;
      /** Whether there are newer ones on another page. */
      isLater: boolean;
      /** Where the next page begins. */
      next?: string | undefined;
      /** Whose leads these are, if not all. */
      mailbox?: string | undefined;
      ends: string;
      /** What has just been done. */
      told?: string | undefined;
      /** The issue of the newsletter that nobody has sent yet. */
      issue?: { day: string; title: string } | undefined;
    }
  | {
      /** The question before all that look like spam are closed. */
      page: "close";
      count: number;
      /** Later ones stay. */
      until: string;
    }
  | { page: "devices"; devices: readonly DeskDevice[] }
  | {
      page: "notice";
      entries: NoticeEntries;
      errors: Partial<Record<keyof NoticeEntries, string>>;
      /** How many characters each may have. */
      limits: { title: number; text: number };
      /** What pages show now. */
      shown?: TimedNotice | undefined;
      /** What they will show later. */
      waiting: readonly TimedNotice[];
      /** The typed notice as pages would show it. */
      preview?: TimedNotice | undefined;
    };
