import type { ErrorCode, ErrorDetail } from '@swatchwork/contract';

/** A refusal with a typed code; plugins/answers/errors.ts turns it into a status and a body. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details?: ErrorDetail[],
    options: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** A value of one field is wrong in a way that the schema cannot see. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('invalid_request', `${field}: ${message}`, [{ field, message }]);

/** The account was deleted while its token, or a request, was still in use. */
export const missingAccount = (): AppError =>
  new AppError('unauthorized', 'This account no longer exists');
