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

const UNIQUE_VIOLATION = '23505';

/** Whether the database could not be reached: worth trying again later, and nobody's bad input. */
export function isConnectionError(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  return isDatabaseError(cause)
    ? CONNECTION_CODES.test(cause.code)
    : CONNECTION_MESSAGES.test(cause.message);
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
