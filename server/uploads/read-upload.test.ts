import { expect, onTestFinished, test } from "vitest";
import { upload } from "#server/intake/posts.fixture.ts";
import { pdf } from "./files.fixture.ts";
import { uploadReader, type ReadUpload } from "./read-upload.ts";

const reader = () => uploadReader(async () => true);

/** Reads an upload from an address and returns the outcome. */
const read = (readUpload: ReadUpload, request: Request, address: string) =>
  readUpload(request, { address, seconds: 0 }, async (fields) => fields.kind);

const large = { name: "a.pdf", content: pdf("x".repeat(200_000)) };

/** A large upload that sends its first bytes and then nothing more. Resolves once they are read. */
function beginUpload(
  readUpload: ReadUpload,
  address: string,
  bytes: number,
  end = () => {},
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => void (stream = controller),
      pull() {
        if (bytes > 0) stream.enqueue(new Uint8Array(bytes));
        resolve();
        return silence;
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://localhost:3000/api/certificate", {
    method: "POST",
    headers: {
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": "5000000",
    },
    body,
    duplex: "half",
  } as RequestInit);
  void read(readUpload, request, address).then(end);
  // Not awaited: an upload that waits for a slot may take its full 20 s.
  onTestFinished(() => stream.error(new Error("gone")));
  return promise;
}

/** As long as the test. */
const silence = new Promise<void>(() => {});

const honest = ["192.0.2.1", "192.0.2.2", "2001:db8:1::1", "2001:db8:2::1"];

test("64 silent uploads from one IPv6 network delay none from others", async () => {
  let begun = 0;
  let givenUp = 0;
  const readUpload = uploadReader(async () => ++begun > 0);
  for (let each = 1; each <= 64; each++)
    void beginUpload(
      readUpload,
      `2001:db8::${each.toString(16)}`,
      100_000,
      () => void givenUp++,
    );
  await expect.poll(() => begun).toBe(64);
  for (const address of honest)
    expect(await read(readUpload, upload({ file: large }), address)).toBe(
      "multipart",
    );
  expect(givenUp).toBe(0);
});

test("uploads that have sent almost nothing hold no slot, wherever they come from", async () => {
  const readUpload = reader();
  for (const bytes of [0, 1000])
    await Promise.all(
      Array.from({ length: 32 }, (_, each) =>
        beginUpload(readUpload, `198.51.100.${each}`, bytes),
      ),
    );
  await new Promise(setImmediate);
  for (const address of honest)
    expect(await read(readUpload, upload({ file: large }), address)).toBe(
      "multipart",
    );
});

test("one network can send a limited number of bytes of files a day, and others still can", async () => {
  const readUpload = reader();
  const send = (address: string, length: number) =>
    read(
      readUpload,
      upload({
        file: large,
        headers: { "Content-Length": String(length) },
      }),
      address,
    );
  const kinds = new Set<string>();
  // The last part of an address in a 64-bit network.
  for (let each = 1; each <= 25 && !kinds.has("limited"); each++)
    kinds.add(await send(`2001:db8::${each}`, 10_000_000));
  expect([...kinds]).toEqual(["multipart", "limited"]);
  expect(await send("2001:db8:1::1", 10_000_000)).toBe("multipart");
  // Forms without files need no budget.
  expect(await read(readUpload, upload(), "2001:db8::1")).toBe("multipart");
});

test("over the limit a small form is read for its text, and a file is not", async () => {
  const readUpload = reader();
  const limited = (request: Request) =>
    readUpload(
      request,
      { address: "192.0.2.1", seconds: 60 },
      async (one) => one,
    );
  expect(await limited(upload({ file: large }))).toEqual({
    kind: "limited",
    seconds: 60,
  });
  expect(await limited(upload())).toMatchObject({ kind: "multipart" });
});
