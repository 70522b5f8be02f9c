/**
 * The result of `work`, or of `late` if work takes longer than this many milliseconds. A later result of `work` is
 * dropped.
 */
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
