import { expect, test } from "vitest";
import { largestAttachment } from "#forms/attachment-rules.ts";
import { claim as claimForm } from "#content/forms/claim.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import {
  body,
  browser,
  claim,
  jsonPost,
  message,
  request,
  upload,
} from "#server/intake/posts.fixture.ts";
import { pdf, zip } from "#server/uploads/files.fixture.ts";
import { messageContent } from "./lead-content.fixture.ts";
import { listLeads } from "./list-leads.ts";

// One long test file, because every case is another answer of the same route.

test("a message is answered 201 with the reference once the lead is in the store", async () => {
  const { app, db } = await fixtureApp();
  const answer = await app.request(jsonPost());
  expect(answer.status).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  expect(reference).toMatch(/^SR-[2-9A-HJ-NP-Z]{6}$/);
  expect(await listLeads(db)).toEqual([
    expect.objectContaining({
      ...messageContent(message),
      reference,
      received_at: "2026-11-20T12:00:00.000Z",
      idempotency_key: null,
      follows: null,
    }),
  ]);
});

test.each(["", "~".repeat(101), "two words", "\u00e9"])(
  "ignores the Idempotency-Key %j",
  async (key) => {
    const { app, db } = await fixtureApp();
    const answer = await app.request(
      jsonPost(body, { "Idempotency-Key": key }),
    );
    expect(answer.status).toBe(201);
    expect(await listLeads(db)).toHaveLength(1);
  },
);

test("a claim is a separate kind of lead, with the wording of the consent to texts", async () => {
  const { app, db } = await fixtureApp();
  const post = (fields: Record<string, string>) =>
    new Request("http://localhost:3000/api/claim", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
  const textConsent = claimForm.fields.textConsent.label;
  const answer = await app.request(post({ ...claim, textConsent }));
  expect(answer.status).toBe(303);
  const [lead] = await listLeads(db);
  expect(answer.headers.get("Location")).toBe(
    `/customer-service/claims/thanks?reference=${lead?.reference}`,
  );
  const { name, phone, email, ...fields } = claim;
  expect(lead).toMatchObject({ kind: "claim", name, phone, email });
  expect(JSON.parse(lead!.fields)).toMatchObject({ ...fields, textConsent });
  await app.request(post({ ...claim, name: "Bo" }));
  const consents = (await listLeads(db)).map(
    (one) => (JSON.parse(one.fields) as { textConsent: string }).textConsent,
  );
  expect(consents).toContain("");
});

const file = { name: "C:\\contract.pdf", content: pdf() };
const largeFile = { ...file, content: pdf("x".repeat(100_000)) };
const thanks = "/customer-service/certificate-request/thanks";

async function posting(server?: Parameters<typeof fixtureApp>[0]) {
  const { app, db } = await fixtureApp(server);
  const all = (table: "leads" | "attachments" | "outbox") =>
    db.selectFrom(table).selectAll().execute();
  return {
    app,
    db,
    post: (options: Parameters<typeof upload>[0]) =>
      app.request(upload(options)),
    kept: async () => ({
      leads: await listLeads(db),
      files: await db.selectFrom("attachments").selectAll().execute(),
      mails: await all("outbox"),
    }),
  };
}

test("a request with a file is a separate kind of lead, with its file and its mail", async () => {
  const { post, kept } = await posting();
  const answer = await post({ file });
  expect(answer.status).toBe(201);
  const { leads, files, mails } = await kept();
  const { reference, id, kind, fields } = leads[0]!;
  expect(await answer.json()).toEqual({ reference });
  expect(kind).toBe("certificate");
  expect(JSON.parse(fields)).toMatchObject({
    wording: request.wording,
    holderAddress: request.holderAddress,
    umbrella: true,
    property: false,
  });
  expect(files).toMatchObject([
    { lead_id: id, file_name: "contract.pdf", media_type: "application/pdf" },
  ]);
  expect(Buffer.from(files[0]!.content)).toEqual(pdf());
  expect(mails).toMatchObject([{ kind: "certificate", lead_id: id }]);
  expect(mails[0]?.body).toContain(files[0]?.file_name);
});

test("without scripts it redirects to a page that names it, with or without a file", async () => {
  const { app, post, kept } = await posting();
  for (const sent of [{}, { file }]) {
    const answer = await post({ ...sent, headers: browser });
    expect(answer.status).toBe(303);
    const [, reference = ""] =
      answer.headers.get("Location")?.split("?reference=") ?? [];
    expect(answer.headers.get("Location")).toBe(
      `${thanks}?reference=${reference}`,
    );
    const page = await app.request(`${thanks}?reference=${reference}`);
    expect(await page.text()).toContain(reference);
  }
  const { leads, files } = await kept();
  expect(leads).toHaveLength(2);
  expect(leads.map(({ suspect }) => suspect)).toEqual([null, null]);
  expect(files).toHaveLength(1);
});

test("a request with a wrong file is not stored, nor is its file", async () => {
  const { post, kept } = await posting();
  const answer = await post({
    headers: browser,
    file: { name: "contract.pdf", content: zip() },
  });
  expect(answer.status).toBe(422);
  expect(await kept()).toEqual({ leads: [], files: [], mails: [] });
});

test("a missing line of coverage is an error of the group", async () => {
  const { post } = await posting();
  const fields = { generalLiability: undefined, umbrella: undefined };
  const answer = await post({ fields });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    errors: { lines: expect.any(String) },
  });
});

test("the same request with the same file under one key is one lead; with another file, a new one", async () => {
  const { post, kept } = await posting();
  const headers = { "Idempotency-Key": "key" };
  const answers = await Promise.all(
    [1, 2, 3].map(() => post({ file, headers })),
  );
  const told = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  expect((await kept()).files).toHaveLength(1);
  await post({ file: { ...file, content: pdf("another") }, headers });
  const { leads, files } = await kept();
  expect(leads.filter(({ follows }) => follows)).toHaveLength(1);
  expect(files).toHaveLength(2);
});

test("a file that is too large is an error of its field, or of the whole post, and nothing is stored", async () => {
  const { post, kept } = await posting();
  const large = (more: number) => ({
    name: "a.pdf",
    content: Buffer.alloc(largestAttachment + more, "%PDF-1.7 %%EOF"),
  });
  const little = await post({ file: large(1) });
  expect(little.status).toBe(422);
  expect(await little.json()).toMatchObject({
    errors: { attachment: expect.stringContaining("10 MB") },
  });
  const much = await post({ file: large(1_000_000), headers: browser });
  expect(much.status).toBe(413);
  expect(await much.text()).toContain("10 MB");
  expect(await kept()).toEqual({ leads: [], files: [], mails: [] });
});

test("fields that are too large are rejected next to a file too", async () => {
  const { post } = await posting();
  const answer = await post({ file, fields: { wording: "x".repeat(300_000) } });
  expect(answer.status).toBe(413);
});

test("on a nearly full disk, requests without a file are stored and files are not", async () => {
  const { post, kept } = await posting({ diskFreeMin: 1e9 });
  const full = await post({ file: largeFile });
  expect(full.status).toBe(503);
  expect(full.headers.get("Retry-After")).toBeTruthy();
  expect((await post({})).status).toBe(201);
  expect((await kept()).leads).toHaveLength(1);
});

test("over the limit a file is not read and gets 429; without one, what was typed comes back", async () => {
  const rateLimits = { perAddress: 1, total: 9 };
  const { app, post } = await posting({ rateLimits });
  expect((await post({})).status).toBe(201);
  const { headers } = upload({});
  const unread = { method: "POST", headers, body: "x".repeat(200_000) };
  const answer = await app.request("/api/certificate", unread);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe("600");
  const page = await post({ headers: browser });
  expect(page.status).toBe(429);
  expect(await page.text()).toContain(request.email);
});

test("half a request leaves nothing behind", async () => {
  const { app, kept } = await posting();
  const whole = upload({ file });
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const headers = {
    "Content-Type": whole.headers.get("Content-Type") ?? "",
  };
  const send = (part: BodyInit) =>
    app.request(
      new Request(whole.url, {
        method: "POST",
        headers,
        body: part,
        duplex: "half",
      } as RequestInit),
    );
  const breaks = new ReadableStream({
    start: (stream) => stream.enqueue(bytes.slice(0, -9)),
    pull: (stream) => stream.error(new Error("gone")),
  });
  expect((await send(breaks)).status).toBe(400);
  expect((await send(bytes.slice(0, -9))).status).toBe(400);
  expect(await kept()).toEqual({ leads: [], files: [], mails: [] });
});

/** A request with a file, changed before it is sent. */
async function changed(change: (form: FormData) => void) {
  const { app, kept } = await posting();
  const form = await upload({ file }).formData();
  change(form);
  const answer = await app.request("http://localhost:3000/api/certificate", {
    method: "POST",
    body: form,
  });
  return { status: answer.status, ...(await kept()) };
}

test("a text for the file: 400, and nothing is stored", async () => {
  const { status, leads } = await changed((form) =>
    form.set("attachment", "contract.pdf"),
  );
  expect(status).toBe(400);
  expect(leads).toEqual([]);
});

test.each<[string, (form: FormData) => void]>([
  ["another file", (form) => form.set("fax", new Blob(["x"]), "a")],
  [
    "a file of a text's name",
    (form) => form.append("name", new Blob(["x"]), "a"),
  ],
  ["a field twice", (form) => form.append("name", "Bo")],
  ["another field", (form) => form.append("fax", "1")],
  ["the name of an object's own", (form) => form.append("__proto__", "1")],
  [
    "thousands of other parts",
    (form) => {
      for (let one = 0; one < 3000; one++) form.append(`x${one}`, "");
    },
  ],
])("%s loses neither the lead nor its file", async (_, change) => {
  const { status, leads, files } = await changed(change);
  expect(status).toBe(201);
  expect(leads).toMatchObject([{ name: request.name }]);
  expect(files).toMatchObject([{ file_name: "contract.pdf" }]);
});
