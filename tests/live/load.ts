import { randomUUID } from "node:crypto";

/** Visits and posts to $ORIGIN without a pause until SIGTERM, then prints how they were answered. */
const site = process.env.ORIGIN ?? "";
const answers = new Map<string, number>();
let slowest = 0;
const end = new AbortController();

process.on("SIGTERM", () => end.abort());
await Promise.all([
  ...["/", "/about", "/blog?page=2", "/blog/search?q=flood"].map((path) =>
    repeat("visits", () => fetch(site + path)),
  ),
  ...Array.from({ length: 4 }, () => repeat("posts", post)),
]);
for (const [name, count] of answers) console.log(`${name}: ${count}`);
console.log(`slowest: ${Math.round(slowest)} ms`);

async function repeat(name: string, send: () => Promise<Response>) {
  while (!end.signal.aborted) {
    const since = performance.now();
    const status = await send().then(
      async (response) => {
        await response.arrayBuffer();
        return String(response.status);
      },
      (error: Error) => String(error.cause ?? error),
    );
    slowest = Math.max(slowest, performance.now() - since);
    const key = `${name} answered with ${status}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
  }
}

function post() {
  return fetch(`${site}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site },
    body: JSON.stringify({
      name: "Test Visitor",
      email: "visitor@example.com",
      message: randomUUID(),
      audience: "customer",
    }),
  });
}
