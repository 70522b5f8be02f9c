import type { Transport } from "#server/outbox/transport.ts";
import type { MailConfig } from "./mail-config.ts";
import { smtpTransport, type MailToSend } from "./smtp.ts";

/** How mails go out, for the server and its commands: an HTTP API would be another file beside smtp.ts, chosen here. */
export const mailTransport = ({
  smtp,
}: Pick<MailConfig, "smtp">): Transport<MailToSend> | undefined =>
  smtp && smtpTransport(smtp);
