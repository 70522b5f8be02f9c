/**
 * A message that every page shows above its header for some days, such as a storm warning. `npm run notice` sets it.
 */
export type Notice = {
  title: string;
  text: string;
  link: { label: string; to: string } | undefined;
  /** ISO dates in UTC. The notice shows from the first until just before the second. */
  from: string;
  until: string;
};
