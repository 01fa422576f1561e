/** The fields of a database error, from the server or from the driver. */
interface DatabaseError extends Error {
  code: string;
  constraint?: string;
}

/**
 * Codes of a server that cannot be reached or refuses connections for the moment.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html for 08…, 53300 and 57P0…
 */
const CONNECTION_CODES =
  /^(08...|53300|57P0[1-5]|E(AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOENT|NOTFOUND|PIPE|TIMEDOUT))$/;

/**
 * The driver's messages for a connection that it has lost or cannot get; these errors have no code.
 */
const CONNECTION_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout e(xpired|xceeded when trying to connect)|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/** Serialization failures and deadlocks: PostgreSQL has rolled back one of several transactions. */
const CONFLICT_CODES = /^40(001|P01)$/;

/** A full disk, no memory, or a server that has become a replica. */
const BUSY_CODES = /^(53...|25006)$/;

const DISK_FULL = '53100';
const READ_ONLY = '25006';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Whether the database could not be reached: the client may retry later, and its input is not at
 * fault.
 */
export function isConnectionError(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  return isDatabaseError(cause)
    ? CONNECTION_CODES.test(cause.code)
    : CONNECTION_MESSAGES.test(cause.message);
}

/** Whether a conflict with another transaction rolled everything back: a retry may succeed. */
export function isConflict(error: unknown): boolean {
  const cause = causeOf(error);
  return isDatabaseError(cause) && CONFLICT_CODES.test(cause.code);
}

/** Whether the database runs and cannot do the work just now. */
export function isBusy(error: unknown): boolean {
  const cause = causeOf(error);
  return isConflict(error) || (isDatabaseError(cause) && BUSY_CODES.test(cause.code));
}

/** Whether a replica was asked to write: nothing was written. */
export function isReadOnly(error: unknown): boolean {
  const cause = causeOf(error);
  return isDatabaseError(cause) && cause.code === READ_ONLY;
}

/** Whether the database's disk was full: nothing was written. */
export function isDiskFull(error: unknown): boolean {
  const cause = causeOf(error);
  return isDatabaseError(cause) && cause.code === DISK_FULL;
}

/** Whether a row was refused because its account no longer exists. */
export function isOfMissingAccount(error: unknown): boolean {
  const cause = causeOf(error);
  return (
    isDatabaseError(cause) &&
    cause.code === FOREIGN_KEY_VIOLATION &&
    /_users_id_fk$/.test(cause.constraint ?? '')
  );
}

/** The unique index that refused a row, such as `users_email_unique`; else undefined. */
export function violatedUniqueIndex(error: unknown): string | undefined {
  const cause = causeOf(error);
  return isDatabaseError(cause) && cause.code === UNIQUE_VIOLATION ? cause.constraint : undefined;
}

/** The server's or the system's own message, for an operator. */
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
