import { expect, onTestFinished, test } from "vitest";
import { jsonPost, upload } from "#server/intake/posts.fixture.ts";
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
  const headers = {
    "Content-Type": "multipart/form-data; boundary=x",
    "Content-Length": "5000000",
  };
  const request = jsonPost(body, headers, "certificate");
  void read(readUpload, request, address).then(end);
  // Not awaited: an upload that waits for a slot may take its full 20 s.
  onTestFinished(() => stream.error(new Error("gone")));
  return promise;
}

/** As long as the test. */
const silence = new Promise<void>(() => {});

/** Uploads from other networks. */
async function expectRoom(readUpload: ReadUpload) {
  for (const address of ["192.0.2.1", "2001:db8:1::1", "2001:db8:2::1"])
    expect(await read(readUpload, upload({ file: large }), address)).toBe(
      "multipart",
    );
}

test("64 silent uploads from one IPv6 network delay none from others", async () => {
  let begun = 0;
  let givenUp = 0;
  const readUpload = uploadReader(async () => ++begun > 0);
  const end = () => void givenUp++;
  for (let each = 1; each <= 64; each++)
    void beginUpload(readUpload, `2001:db8::${each}`, 100_000, end);
  await expect.poll(() => begun).toBe(64);
  await expectRoom(readUpload);
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
  await expectRoom(readUpload);
});

test("one network can send a limited number of bytes of files a day, and others still can", async () => {
  const readUpload = reader();
  const headers = { "Content-Length": "10000000" };
  const send = (address: string) =>
    read(readUpload, upload({ file: large, headers }), address);
  const kinds = new Set<string>();
  // The last part of an address in a 64-bit network.
  for (let each = 1; each <= 25 && !kinds.has("limited"); each++)
    kinds.add(await send(`2001:db8::${each}`));
  expect([...kinds]).toEqual(["multipart", "limited"]);
  expect(await send("2001:db8:1::1")).toBe("multipart");
  // Forms without files need no budget.
  expect(await read(readUpload, upload(), "2001:db8::1")).toBe("multipart");
});

test("the file of a sender who must wait is dropped as it arrives", async () => {
  const sender = { address: "192.0.2.1", seconds: 60 };
  const post = upload({ file: large });
  const outcome = await reader()(post, sender, async (uploaded) => uploaded);
  expect(outcome).toEqual({ kind: "limited", seconds: 60 });
});
