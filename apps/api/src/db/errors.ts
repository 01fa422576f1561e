/** What a database error carries, whether the server or the driver raised it. */
interface DatabaseError extends Error {
  code: string;
  constraint_name?: string;
}

/**
 * Codes that mean the server cannot be reached or will not serve just now.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html for 08…, 53300 and 57P0…
 * @see https://github.com/porsager/postgres#error-handling for CONNECTION_… and CONNECT_TIMEOUT
 */
const CONNECTION_CODES =
  /^(08...|53300|57P0[1-5]|CONNECT(ION)?_\w+|E(AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOENT|NOTFOUND|PIPE|TIMEDOUT))$/;

const UNIQUE_VIOLATION = '23505';

/** Whether the database could not be reached: worth trying again later, and nobody's bad input. */
export function isConnectionError(error: unknown): boolean {
  const cause = findDatabaseError(error);
  return cause !== undefined && CONNECTION_CODES.test(cause.code);
}

/** Name of the unique index that refused a row, such as `users_email_unique`; else undefined. */
export function violatedUniqueIndex(error: unknown): string | undefined {
  const cause = findDatabaseError(error);
  return cause?.code === UNIQUE_VIOLATION ? cause.constraint_name : undefined;
}

/** What went wrong in the server's or the system's own words, for an operator. */
export function describeDatabaseError(error: unknown): string {
  const cause = findDatabaseError(error);
  return cause ? cause.message || cause.code : String(error);
}

/** The query builder wraps what the driver threw, so the causes are searched as well. */
function findDatabaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  return isDatabaseError(error) ? error : findDatabaseError(error.cause);
}

function isDatabaseError(error: Error): error is DatabaseError {
  return 'code' in error && typeof error.code === 'string';
}
