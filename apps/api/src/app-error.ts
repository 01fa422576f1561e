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

/** Bad input in one field, found only after the schema had nothing against it. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('invalid_request', `${field}: ${message}`, [{ field, message }]);

/** An account is gone, which its token, or a request under way, has outlived. */
export const missingAccount = (): AppError =>
  new AppError('unauthorized', 'This account does not exist any more');
