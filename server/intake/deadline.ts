/** What comes of `work`, or of `late` when that takes longer than so many milliseconds. Nobody hears of the rest. */
export async function within<T>(
  milliseconds: number,
  work: Promise<T>,
  late: () => T,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late()), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
