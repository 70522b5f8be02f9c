import type { TestProject } from "vitest/node";
import { startPostgres, whyNoPostgres } from "../../tests/faults/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The socket folder of the PostgreSQL that all unit tests share. */
    postgres: string;
  }
}

/** Runs before all unit tests: one PostgreSQL for every test file, which creates its own databases in it. */
export default async function setUp({ provide }: TestProject) {
  if (whyNoPostgres) return undefined;
  const server = await startPostgres();
  provide("postgres", server.folder);
  return () => server[Symbol.asyncDispose]();
}
