/** `npm run test:faults` sets FAULTS=long; `npm test` runs the short form of each fault. */
export const long = process.env.FAULTS === "long";
