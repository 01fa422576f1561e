import type { ErrorCode, ErrorDetail } from '@swatchwork/contract';

/** A refusal with a typed code; plugins/errors.ts turns it into a status and a body. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;

  constructor(code: ErrorCode, message: string, details?: ErrorDetail[], options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.details = details;
  }
}
