import { typingDistance } from "#words/typing-distance.ts";

/** " Did you mean list?" for a mistyped word; nothing if no name is close, or two are equally close. */
export function didYouMean(mistyped: string, names: readonly string[]): string {
  const [best, second] = names
    .map((name) => ({ name, distance: typingDistance(mistyped, name) }))
    .toSorted((one, other) => one.distance - other.distance);
  const most = mistyped.length < 3 ? 1 : Math.max(2, mistyped.length / 3);
  if (!best || best.distance > most || best.distance === second?.distance)
    return "";
  return ` Did you mean ${best.name}?`;
}
