/** In bytes: a body that is too large is still read up to here, so its sender gets the answer. */
const mostRead = 40 * 1024 * 1024;

/** In bytes per second, and in total in milliseconds: a phone with poor reception. */
const slowest = 32 * 1024;
const longest = 300_000;

/** How long an upload may take to get going, in milliseconds: from the start, and once others wait for its slot. */
const headStart = 15_000;
const headStartInPlace = 5_000;

/** How often the speed is checked, in milliseconds. */
const tick = 1_000;

/** How long a whole upload may take, in milliseconds. The server's own limits must be longer. */
export const longestUpload = longest + tick;

/**
 * Called once, before more than `free` bytes are kept and while nothing is being read: whether there is room for
 * more.
 */
export type Gate = { free: number; open: () => Promise<boolean> };

/**
 * Reads a body of at most `most` bytes, counted as it arrives, and no slower than a person's phone would send it. If
 * the gate stays shut, the rest is read and dropped. Throws if the body breaks off.
 */
export async function collect(
  body: ReadableStream<Uint8Array>,
  most: number,
  gate: Gate,
): Promise<Buffer | "too large" | "too slow" | "no room"> {
  const reader = body.getReader();
  let chunks: Uint8Array[] = [];
  let received = 0;
  let hasRoom: boolean | undefined;
  const pace = watch(() => received);
  const refusal = () => (hasRoom === false ? "no room" : "too large");
  try {
    while (received <= mostRead) {
      const step = await Promise.race([reader.read(), pace.tooSlow]);
      if (step === "too slow") return step;
      if (step.done)
        return hasRoom === false || received > most
          ? refusal()
          : Buffer.concat(chunks);
      received += step.value.byteLength;
      if (hasRoom === undefined && received > gate.free)
        hasRoom = await pace.rest(gate.open);
      if (hasRoom === false || received > most) chunks = [];
      else chunks.push(step.value);
    }
    return refusal();
  } finally {
    pace[Symbol.dispose]();
    // Nobody needs the rest of the body.
    reader.cancel().catch(() => {});
  }
}

/** Detects a body that arrives too slowly. */
function watch(received: () => number) {
  const { promise, resolve } = Promise.withResolvers<"too slow">();
  let passed = 0;
  let isResting = false;
  /** When speed measurement began, and at how many bytes. */
  let start = { at: headStart, bytes: 0 };
  const timer = setInterval(() => {
    if (isResting) return;
    passed += tick;
    const due = ((passed - start.at) / 1000) * slowest;
    if (passed >= longest || received() - start.bytes < due)
      resolve("too slow");
  }, tick);
  return {
    tooSlow: promise,
    /** No bytes are expected during this work. Afterwards the speed is measured from there. */
    async rest<Result>(work: () => Promise<Result>): Promise<Result> {
      isResting = true;
      const result = await work();
      isResting = false;
      start = { at: passed + headStartInPlace, bytes: received() };
      return result;
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
