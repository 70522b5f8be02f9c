/** In bytes: what is too large is still read up to here, so that who sends it hears the answer. */
const mostRead = 40 * 1024 * 1024;

/** In bytes a second, after a moment to get going (in milliseconds), and in all: a phone with little reception. */
const slowest = 32 * 1024;
const headStart = 15_000;
const longest = 300_000;

/** How often the pace is looked at, in milliseconds. */
const tick = 1_000;

/** How long a whole upload may take, in milliseconds: the server's own limits must be longer. */
export const longestUpload = longest + tick;

/**
 * Reads a body of at most `most` bytes, counted while it comes, and no slower than a person's phone would send it.
 * Throws when it breaks off.
 */
export async function collect(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Buffer | "too large" | "too slow"> {
  const reader = body.getReader();
  let chunks: Uint8Array[] = [];
  let received = 0;
  const pace = watch(() => received);
  try {
    while (received <= mostRead) {
      const step = await Promise.race([reader.read(), pace.tooSlow]);
      if (step === "too slow") return step;
      if (step.done)
        return received > most ? "too large" : Buffer.concat(chunks);
      received += step.value.byteLength;
      if (received > most) chunks = [];
      else chunks.push(step.value);
    }
    return "too large";
  } finally {
    pace[Symbol.dispose]();
    // What is still coming is nobody's.
    reader.cancel().catch(() => {});
  }
}

/** Says when a body comes too slowly. */
function watch(received: () => number) {
  const { promise, resolve } = Promise.withResolvers<"too slow">();
  let passed = 0;
  const timer = setInterval(() => {
    passed += tick;
    const due = ((passed - headStart) / 1000) * slowest;
    if (passed >= longest || received() < due) resolve("too slow");
  }, tick);
  return { tooSlow: promise, [Symbol.dispose]: () => clearInterval(timer) };
}
