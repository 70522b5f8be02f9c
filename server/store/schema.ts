/** The tables, as the query builder knows them. Times are ISO 8601 in UTC. */
export type Tables = {
  leads: LeadTable;
  subscriptions: SubscriptionTable;
};

export type LeadTable = {
  id: string;
  /** Short name of the lead that visitor and brokerage share, such as SR-7K3F9Q. */
  reference: string;
  /** The form that it came from. */
  kind: "contact";
  received_at: string;
  /** The browser's key of the filled form; null where there was none. */
  idempotency_key: string | null;
  /** Lead that this one repeats with other words under the same key. */
  follows: string | null;
  name: string;
  email: string;
  phone: string;
  message: string;
  audience: "customer" | "lender";
};

export type SubscriptionTable = {
  id: string;
  email: string;
  /** The address in lower case: one row an address. */
  email_key: string;
  /** Nothing but the question whether it is right goes to a pending address. */
  status: "pending" | "confirmed" | "unsubscribed";
  created_at: string;
  /** The last time that somebody asked. */
  requested_at: string;
  confirmed_at: string | null;
  /** The wording that was accepted: forms/subscribe-form.ts. */
  consent_version: string;
};
