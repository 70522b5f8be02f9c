/** Why a store cannot be opened. */
export type StoreFailure =
  /** The settings or the version are wrong: someone must change something before a server can start. */
  | "settings"
  /** The content cannot be read: salvage it, or restore a backup. */
  | "damage"
  /** It may be available later: a database that is down, a full disk, another process that holds the lock. */
  | "out of reach";

/** Codes of Node, of PostgreSQL (postgresql.org/docs/current/errcodes-appendix.html) and our own. */
const settingsCodes = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOTDIR",
  "EISDIR",
  "EEXIST",
  // No such database, no such user, wrong password, no permission to create tables.
  "3D000",
  "28000",
  "28P01",
  "42501",
  "STORE_NEWER",
  "STORE_NOT_DURABLE",
]);

// sqlite.org/rescode.html
/** PERM, READONLY, CANTOPEN. */
const settingsErrors = new Set([3, 8, 14]);
/** ERROR (a table that a migration expects is missing), IOERR, CORRUPT, NOTADB. */
const damageErrors = new Set([1, 10, 11, 26]);

/** Determined by the codes of an error and its causes. */
export function storeFailure(error: unknown): StoreFailure {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, errcode } = one as { code?: unknown; errcode?: unknown };
    const primary = Number(errcode) & 0xff;
    if (settingsCodes.has(String(code)) || settingsErrors.has(primary))
      return "settings";
    if (code === "STORE_DAMAGED" || damageErrors.has(primary)) return "damage";
  }
  return "out of reach";
}

/** The error for a damaged file. */
export const damaged = (found: string) =>
  Object.assign(new Error(`It is damaged: ${found}`), {
    code: "STORE_DAMAGED",
  });
