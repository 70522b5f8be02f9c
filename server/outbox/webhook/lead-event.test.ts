import { expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { leadWebhook } from "./lead-event.ts";

test("the receiver gets names as typed, without characters that nobody sees", () => {
  const name = "سارا می\u200cخواهم 👩\u200d👧";
  const content = messageContent({
    name: `\u202a${name}\u202c`,
    message: "a\u200bb",
  });
  const lead = { ...content, source: null, suspect: null } as LeadTable;
  const { body } = leadWebhook(lead, { attachments: [] }, undefined);
  expect(JSON.parse(body!).data).toMatchObject({
    name,
    fields: { message: "ab" },
  });
  expect(body).not.toContain("\\u");
});
