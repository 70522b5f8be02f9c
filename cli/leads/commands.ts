import type { Command } from "./command.ts";
import { done } from "./done-command.ts";
import { erase } from "./erase-command.ts";
import { exportLeads } from "./export-command.ts";
import { list } from "./list-command.ts";
import { move } from "./move-command.ts";
import { retry } from "./retry-command.ts";
import { show } from "./show-command.ts";
import { testMail } from "./test-mail-command.ts";

/** The words of npm run leads. */
export const commands: Record<string, Command> = {
  list,
  show,
  export: exportLeads,
  done,
  erase,
  retry,
  "test-mail": testMail,
  move,
};
