import stormContent from "#content/storm.ts";
import { stormContacts as contacts } from "#content/storm-contacts.ts";
import { checkFile } from "./check.ts";
import { stormContactsSchema, stormSchema } from "./storm-schema.ts";

/** The page on storms, checked. Only its loader imports this. */
export const storm = checkFile("storm", stormSchema, stormContent);

export const stormContacts = checkFile(
  "storm-contacts",
  stormContactsSchema,
  contacts,
);
