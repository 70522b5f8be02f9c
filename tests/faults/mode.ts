/** `npm run test:faults` sets FAULTS=long; the other commands run the short form of each fault. */
export const long = process.env.FAULTS === "long";

/** `npm test` has one file of faults on PostgreSQL; `npm run test:all`, which sets TESTS=all, has every fault there. */
export const onPostgres = long || process.env.TESTS === "all";
