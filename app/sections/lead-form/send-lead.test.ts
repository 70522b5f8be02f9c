import { expect, test } from "vitest";
import { sendLead } from "./send-lead.ts";

test("a status in the server's answer does not replace that it was stored", async () => {
  const lead = { kind: "subscribe", entries: new FormData(), key: "key" };
  const result = await sendLead(
    lead,
    () => Promise.resolve(Response.json({ status: "pending" })),
    () => {},
  );
  expect(result.status).toBe("sent");
});
