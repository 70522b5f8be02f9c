/** `npm run test:faults` sets FAULTS=long; the other commands run the short form of each fault. */
export const long = process.env.FAULTS === "long";

/**
 * `npm run test:all`, which sets TESTS=all, runs every fault, on PostgreSQL too. `npm test` leaves out variants of a
 * fault and runs one file on PostgreSQL.
 */
export const every = long || process.env.TESTS === "all";

/** `npm test`, which sets TESTS=short, leaves the files of tests/later.ts and PostgreSQL to `npm run test:touched`. */
export const short = process.env.TESTS === "short";

/** For the name of a test that only those commands run: says why npm test skips it. */
export const whyLater = every ? "" : " (skipped: npm run test:all has it)";
