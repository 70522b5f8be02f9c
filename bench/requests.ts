import { request, type RequestOptions } from "node:http";

/** How long to wait for an answer, in milliseconds. */
const patience = 60_000;

/** The status is 0 if there was no answer. */
export type Answered = { status: number; took: number };

/**
 * Sends a request and reads the whole answer. Never rejects. Like a browser, it tries again if the server closed a
 * kept-alive connection while the request was on its way.
 */
export async function ask(
  url: URL,
  options: RequestOptions,
  body?: string,
): Promise<Answered> {
  const begin = performance.now();
  let status: number | "again";
  do status = await askOnce(url, options, body);
  while (status === "again");
  return { status, took: performance.now() - begin };
}

function askOnce(
  url: URL,
  options: RequestOptions,
  body: string | undefined,
): Promise<number | "again"> {
  return new Promise((resolve) => {
    const done = (status = 0) => resolve(status);
    const clientRequest = request(
      url,
      { ...options, timeout: patience },
      (answer) => {
        answer
          .resume()
          .once("end", () => done(answer.statusCode))
          .once("error", () => done());
      },
    );
    clientRequest.once("timeout", () => clientRequest.destroy());
    clientRequest
      .once("error", (error: NodeJS.ErrnoException) => {
        const isStale =
          clientRequest.reusedSocket && error.code === "ECONNRESET";
        resolve(isStale ? "again" : 0);
      })
      .end(body);
  });
}

/** One of a million visitors, in the header of a proxy. */
export function someAddress(): string {
  const number = Math.floor(Math.random() * 1e6);
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}
