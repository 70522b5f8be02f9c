import type { Command } from "./command.ts";
import { attachment } from "./attachment-command.ts";
import { backup } from "./backup-command.ts";
import { deleteAddress } from "./delete-command.ts";
import { desk } from "./desk-command.ts";
import { done } from "./done-command.ts";
import { exportLeads } from "./export-command.ts";
import { list } from "./list-command.ts";
import { newsletter } from "./newsletter-command.ts";
import { overdue } from "./overdue-command.ts";
import { purge } from "./purge-command.ts";
import { replay } from "./replay-command.ts";
import { restore } from "./restore-command.ts";
import { retry } from "./retry-command.ts";
import { revokeLinks } from "./revoke-links-command.ts";
import { salvage } from "./salvage-command.ts";
import { show } from "./show-command.ts";
import { subscribers } from "./subscribers-command.ts";
import { testMail } from "./test-mail-command.ts";
import { verify } from "./verify-command.ts";

/** The words of npm run leads. */
export const commands: Record<string, Command> = {
  list,
  overdue,
  show,
  done,
  desk,
  attachment,
  export: exportLeads,
  "test-mail": testMail,
  retry,
  replay,
  "revoke-links": revokeLinks,
  delete: deleteAddress,
  purge,
  subscribers,
  newsletter,
  backup,
  restore,
  verify,
  salvage,
};
