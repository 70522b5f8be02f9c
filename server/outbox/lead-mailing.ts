import { site } from "#content/site.ts";
import type { LeadKind } from "#forms/kinds.ts";
import { addressLine } from "#words/postal-address.ts";
import type { WebhookConfig } from "#server/outbox/webhook/webhook-config.ts";

/** The brokerage's details in mails to subscribers. */
export type Sender = {
  /** Where their links lead: the site's public address. */
  publicOrigin: string;
  /** CAN-SPAM requires it. */
  postalAddress: string;
};

/** What goes out about a lead, besides the words of its form. */
export type LeadMailing = {
  sender: Sender;
  /** The largest file that the mail includes, in bytes; 0 for none. */
  attachMost: number;
  /** Whether the visitor gets a receipt. */
  receipts: boolean;
  /** The most mails a day that strangers can cause: receipts and confirmations. */
  strangersPerDay: number;
  /** Where visitors answer the receipts of a kind of lead; by default at the address of the site. */
  desks?: Partial<Record<LeadKind, string | undefined>>;
  /** The brokerage's addresses. A receipt to one of them could start a loop of mails. */
  ownAddresses: readonly string[];
  /** If defined, each lead that is not suspect goes to the webhook too. */
  webhook?: Pick<WebhookConfig, "mapping"> | undefined;
};

/** Without settings. */
export const usualMailing: LeadMailing = {
  sender: {
    publicOrigin: site.origin,
    postalAddress: `${site.legalName}, ${addressLine(site.offices[0])}`,
  },
  attachMost: 7_000_000,
  receipts: true,
  strangersPerDay: 500,
  ownAddresses: [site.email],
};
