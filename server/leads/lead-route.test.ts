import { expect, test } from "vitest";
import { largestAttachment } from "#forms/attachment-rules.ts";
import { claim as claimForm } from "#content/forms/claim.ts";
import { site } from "#content/site.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import {
  body,
  browser,
  claim,
  formPost,
  jsonPost,
  message,
  request,
  upload,
} from "#server/intake/posts.fixture.ts";
import { pdf, zip } from "#server/uploads/files.fixture.ts";
import { messageContent } from "./lead-content.fixture.ts";
import { listLeads } from "./list-leads.ts";

test("a message is answered 201 with the reference once the lead is in the store", async () => {
  const { app, db } = await fixtureApp();
  const answer = await app.request(jsonPost());
  expect(answer.status).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  const [first, second] = site.shortName.split(" ");
  expect(reference.slice(0, 3)).toBe(`${first![0]}${second![0]}-`);
  expect(reference.slice(3)).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  const lead = { ...messageContent(message), reference, follows: null };
  expect(await listLeads(db)).toMatchObject([lead]);
});

test("ignores an Idempotency-Key that is none", async () => {
  const { app, db } = await fixtureApp();
  const keys = ["", "~".repeat(101), "two words", "\u00e9"];
  for (const key of keys)
    await app.request(jsonPost(body, { "Idempotency-Key": key }));
  expect(await listLeads(db)).toHaveLength(keys.length);
});

test("a claim is a separate kind of lead, with the wording of the consent to texts", async () => {
  const { app, db } = await fixtureApp();
  const textConsent = claimForm.fields.textConsent.label;
  const { name, phone, email, ...fields } = claim;
  const consents = ["", textConsent];
  for (const consent of consents)
    await app.request(
      formPost({ ...claim, callMe: "on", textConsent: consent }, {}, "claim"),
    );
  const leads = await listLeads(db);
  for (const lead of leads)
    expect(lead).toMatchObject({ kind: "claim", name, phone, email });
  const stored = leads.map((lead) => JSON.parse(lead.fields) as object);
  const answerBy = { callMe: true, emailMe: false };
  for (const consent of consents)
    expect(stored).toContainEqual({
      ...fields,
      ...answerBy,
      textConsent: consent,
    });
});

const file = { name: "C:\\contract.pdf", content: pdf() };
const largeFile = { ...file, content: pdf("x".repeat(100_000)) };

async function posting(server?: Parameters<typeof fixtureApp>[0]) {
  const { app, db } = await fixtureApp(server);
  return {
    app,
    post: (options: Parameters<typeof upload>[0]) =>
      app.request(upload(options)),
    records: async () => ({
      leads: await listLeads(db),
      files: await db.selectFrom("attachments").selectAll().execute(),
      mails: await db.selectFrom("outbox").selectAll().execute(),
    }),
  };
}

test("a request with a file is a separate kind of lead, with its file and its mail", async () => {
  const { post, records } = await posting();
  const answer = await post({ file });
  expect(answer.status).toBe(201);
  const { leads, files, mails } = await records();
  const { reference, id, kind, fields } = leads[0]!;
  expect(await answer.json()).toEqual({ reference });
  expect(kind).toBe("certificate");
  const { wording } = request;
  expect(JSON.parse(fields)).toMatchObject({ wording, umbrella: true });
  const named = { file_name: "contract.pdf", media_type: "application/pdf" };
  expect(files).toMatchObject([{ lead_id: id, ...named }]);
  expect(Buffer.from(files[0]!.content)).toEqual(pdf());
  expect(mails).toMatchObject([{ kind: "certificate", lead_id: id }]);
  expect(mails[0]?.body).toContain(named.file_name);
  const page = await post({ file, headers: browser });
  expect(page.headers.get("Location")).toMatch(/\/thanks\?reference=[A-Z]{2}-/);
});

test("a file or fields that are wrong or too large are an error of the field, or of the whole post, and nothing is stored", async () => {
  const { post, records } = await posting();
  const large = (more: number) => ({
    name: "a.pdf",
    content: Buffer.alloc(largestAttachment + more, "%PDF-1.7 %%EOF"),
  });
  const wrong = await post({ file: { name: "a.pdf", content: zip() } });
  expect(wrong.status).toBe(422);
  const little = await post({ file: large(1) });
  expect(little.status).toBe(422);
  expect(await little.json()).toMatchObject({
    errors: { attachment: expect.stringContaining("10 MB") },
  });
  const much = await post({ file: large(1_000_000), headers: browser });
  expect(much.status).toBe(413);
  expect(await much.text()).toContain("10 MB");
  const fields = { wording: "x".repeat(300_000) };
  expect((await post({ file, fields })).status).toBe(413);
  expect(await records()).toEqual({ leads: [], files: [], mails: [] });
});

test("on a nearly full disk, requests without a file are stored and files are not", async () => {
  const { post, records } = await posting({ diskFreeMin: 1e9 });
  const full = await post({ file: largeFile });
  expect(full.status).toBe(503);
  expect(full.headers.get("Retry-After")).toBeTruthy();
  expect((await post({})).status).toBe(201);
  expect((await records()).leads).toHaveLength(1);
});

test("half a request leaves nothing behind", async () => {
  const { app, records } = await posting();
  const whole = upload({ file });
  const headers = { "Content-Type": whole.headers.get("Content-Type")! };
  const bytes = new Uint8Array(await whole.arrayBuffer()).slice(0, -9);
  const breaks = new ReadableStream({
    start: (stream) => stream.enqueue(bytes),
    pull: (stream) => stream.error(new Error("gone")),
  });
  for (const half of [breaks, bytes]) {
    const answer = await app.request(jsonPost(half, headers, "certificate"));
    expect(answer.status).toBe(400);
  }
  expect(await records()).toEqual({ leads: [], files: [], mails: [] });
});

test.each<[number, string, (form: FormData) => void]>([
  [400, "a text for the file", (form) => form.set("attachment", "a.pdf")],
  [201, "a file named as a text", (form) => form.append("name", new Blob())],
  [201, "a field twice", (form) => form.append("name", "Bo")],
  [201, "another field", (form) => form.append("__proto__", "1")],
])("%i for %s: all is stored, or nothing", async (status, _, change) => {
  const { app, records } = await posting();
  const form = await upload({ file }).formData();
  change(form);
  const post = { method: "POST", body: form };
  expect((await app.request("/api/certificate", post)).status).toBe(status);
  const { leads, files } = await records();
  const isStored = status === 201;
  expect(leads).toMatchObject(isStored ? [{ name: request.name }] : []);
  expect(files).toMatchObject(isStored ? [{ file_name: "contract.pdf" }] : []);
});
