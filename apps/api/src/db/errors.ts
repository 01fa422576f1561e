/** What a database error carries, whether the server or the driver raised it. */
interface DatabaseError extends Error {
  code: string;
  constraint?: string;
}

/**
 * Codes that mean the server cannot be reached or will not serve just now.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html for 08…, 53300 and 57P0…
 */
const CONNECTION_CODES =
  /^(08...|53300|57P0[1-5]|E(AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOENT|NOTFOUND|PIPE|TIMEDOUT))$/;

/** What the driver says of a connection that it has lost or cannot get: without a code. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout e(xpired|xceeded when trying to connect)|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/** Serialization failures and deadlocks: of those that were in each other's way, one lost. */
const CONFLICT_CODES = /^40(001|P01)$/;

/** No room on the disk, no memory, and a server that has become a replica. */
const BUSY_CODES = /^(53...|25006)$/;

const DISK_FULL = '53100';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the database could not be reached: worth trying again later, and nobody's bad input. */
export function isConnectionError(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  return isDatabaseError(cause)
    ? CONNECTION_CODES.test(cause.code)
    : CONNECTION_MESSAGES.test(cause.message);
}

/** Whether another transaction was in the way: nothing has happened, and the next try may succeed. */
export function isConflict(error: unknown): boolean {
  const cause = causeOf(error);
  return isDatabaseError(cause) && CONFLICT_CODES.test(cause.code);
}

/** Whether the database is there and cannot do it just now. */
export function isBusy(error: unknown): boolean {
  const cause = causeOf(error);
  return isConflict(error) || (isDatabaseError(cause) && BUSY_CODES.test(cause.code));
}

/** Whether there was no room on the database's disk: nothing has happened. */
export function isDiskFull(error: unknown): boolean {
  const cause = causeOf(error);
  return isDatabaseError(cause) && cause.code === DISK_FULL;
}

/** Whether a row was refused because the account that it was to belong to is gone. */
export function isOfMissingAccount(error: unknown): boolean {
  const cause = causeOf(error);
  return (
    isDatabaseError(cause) &&
    cause.code === FOREIGN_KEY_VIOLATION &&
    /_users_id_fk$/.test(cause.constraint ?? '')
  );
}

/** Name of the unique index that refused a row, such as `users_email_unique`; else undefined. */
export function violatedUniqueIndex(error: unknown): string | undefined {
  const cause = causeOf(error);
  return isDatabaseError(cause) && cause.code === UNIQUE_VIOLATION ? cause.constraint : undefined;
}

/** What went wrong in the server's or the system's own words, for an operator. */
export function describeDatabaseError(error: unknown): string {
  const cause = causeOf(error);
  if (isDatabaseError(cause)) return cause.message || cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}

/** The query builder wraps what the driver threw. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && !isDatabaseError(error)
    ? causeOf(error.cause)
    : error;

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
