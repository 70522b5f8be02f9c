import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { largestAttachment } from "#forms/attachment-rules.ts";
import { upload } from "#server/intake/posts.fixture.ts";
import { bomb, pdf, zip } from "#server/uploads/files.fixture.ts";
import { newLedger } from "./ledger.ts";
import { makePlace, type Place } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

const hostile: [what: string, name: string, Buffer, status: number][] = [
  ["a program", "a.pdf", Buffer.from("MZ".padEnd(1000, "\0")), 422],
  ["an archive called a PDF", "a.pdf", zip(), 422],
  ["a bomb", "a.png", bomb(), 422],
  ["an archive of a bomb", "a.docx", zip("a", bomb()), 422],
  ["11 MB", "a.pdf", Buffer.alloc(11_534_336, pdf()), 413],
  ["a byte too much", "a.pdf", Buffer.alloc(largestAttachment + 1, " "), 422],
];

test("hostile uploads get a clear error and leave nothing behind", async () => {
  await using place = await makePlace();
  await using server = await startServer(place);
  const send = async (name: string, content: Buffer) => {
    const { headers, body } = upload({ file: { name, content } });
    return fetch(new URL("/api/certificate", server.url), {
      method: "POST",
      headers,
      body: await new Response(body).blob(),
    });
  };
  const before = readdirSync(place.folder, { recursive: true }).length;
  for (const [what, name, content, status] of hostile) {
    const answer = await send(name, content);
    expect([what, answer.status]).toEqual([what, status]);
    expect(await answer.json()).toMatchObject(
      status === 422
        ? { errors: { attachment: expect.stringMatching(/\w/) } }
        : { title: expect.stringContaining("too large") },
    );
  }
  await half(server.url);
  expect(await kept(place)).toEqual([]);
  expect(readdirSync(place.folder, { recursive: true })).toHaveLength(before);

  expect((await send("../../../tmp/page.pdf", pdf())).status).toBe(201);
  expect(await kept(place)).toEqual(["page.pdf"]);
});

test("200 slow uploads delay nobody, with a file or without", async () => {
  await using place = await makePlace();
  await using server = await startServer(place);
  const sockets = await Promise.all(
    Array.from({ length: 200 }, () => beginUpload(server.url)),
  );
  const dribble = setInterval(() => {
    for (const socket of sockets) socket.write("x");
  }, 1000);
  const ledger = newLedger();
  for (const kind of ["contact", "claim"] as const)
    expect((await postLead(server.url, ledger, { kind })).status).toBe(201);
  const { headers, body } = upload();
  const answer = await fetch(new URL("/api/certificate", server.url), {
    method: "POST",
    headers,
    body: await new Response(body).blob(),
  });
  expect(answer.status).toBe(201);
  // All were answered while the slow ones were still running.
  expect(sockets.some(({ closed }) => !closed)).toBe(true);
  clearInterval(dribble);
  for (const socket of sockets) socket.destroy();
});

async function kept(place: Place) {
  await using db = await place.open();
  const leads = await db.selectFrom("leads").select("id").execute();
  const files = await db
    .selectFrom("attachments")
    .select("file_name")
    .execute();
  expect(leads).toHaveLength(files.length);
  return files.map(({ file_name }) => file_name);
}

/** An upload of five megabytes of which only the beginning has arrived. */
async function beginUpload({ hostname, port }: URL): Promise<Socket> {
  const socket = connect(Number(port), hostname).on("error", () => {});
  await once(socket, "connect");
  socket.resume();
  socket.write(
    [
      "POST /api/certificate HTTP/1.1",
      "Host: localhost",
      "Content-Type: multipart/form-data; boundary=--------------------------x",
      "Content-Length: 5000000",
      "",
      '----------------------------x\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"',
      "",
      "%PDF-1.7",
    ].join("\r\n"),
  );
  return socket;
}

/** Starts an upload and disconnects. */
async function half(url: URL) {
  const socket = await beginUpload(url);
  socket.end();
  await once(socket, "close");
}
