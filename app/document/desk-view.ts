import type { Notice } from "./notice.ts";

/** What a button of a lead does. */
export type LeadAction = "taken" | "answered" | "not-a-lead" | "reopened";

/** A lead in a list; all in words. */
export type ListedLead = {
  reference: string;
  kind: string;
  name: string;
  /** Undefined once it is answered or closed. */
  due: string | undefined;
  isLate: boolean;
  /** Why it looks like spam. */
  suspect: string | null;
  /** What has become of it. */
  status: string;
};

/** The lead that was opened; all in words, apart from its id. */
export type OpenedLead = ListedLead & {
  id: string;
  /** A tel: address, if there is a number. */
  call: { to: string; label: string } | "";
  /** A mailto: address with the first answer, if there is an address. */
  write: string;
  note: string;
  actions: readonly LeadAction[];
  /** What the visitor wrote. */
  entries: readonly { label: string; text: string }[];
  files: readonly { path: string; label: string }[];
  /** The oldest first. */
  history: readonly { what: string; when: string }[];
  /** To whom it can be given. */
  colleagues: readonly string[];
};

/** Where the desk shows a lead. */
export const pathOfLead = ({ reference }: { reference: string }): string =>
  `/desk?lead=${reference}`;

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
      leads: readonly ListedLead[];
      /** Whether they are those that look like spam. */
      areSuspect: boolean;
      /** What they were found by, if they are not all open ones. */
      search?: string | undefined;
      /** How many are open, on all pages, and how many look like spam. */
      count: number;
      suspects: number;
      /** Whether there are newer ones on another page. */
      isLater: boolean;
      /** Where the next page begins. */
      next?: string | undefined;
      /** What arrives after this is not closed with what looks like spam. */
      now: string;
      /** Whose leads these are, if not all. */
      mailbox?: string | undefined;
      ends: string;
      /** What has just been done. */
      notice?: { text: string; reference?: string } | undefined;
      /** The issue of the newsletter that nobody has sent yet. */
      issue?: { day: string; title: string } | undefined;
    }
  | {
      page: "lead";
      lead: OpenedLead;
      /** What was typed, and what is wrong with it, if a note was not saved. */
      refused?: { typed: string; error: string } | undefined;
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
