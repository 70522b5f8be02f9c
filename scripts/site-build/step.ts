/** Does a step of the build and prints how long it took, and what the step returns, such as "89 drawn". */
export async function step(
  name: string,
  work: () => string | void | Promise<string | void>,
): Promise<void> {
  const start = new Date();
  const result = await work();
  const time = secondsSince(start).padStart(8);
  console.log(`${time}  ${name}${result ? `: ${result}` : ""}`);
}

/** "1.2 s" */
export const secondsSince = (start: Date): string =>
  `${((Date.now() - start.getTime()) / 1000).toFixed(1)} s`;
