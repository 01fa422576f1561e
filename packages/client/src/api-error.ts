import type { ErrorCode, ErrorDetail } from '@swatchwork/contract';

/** An answer of the API that is not a success. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status of the answer. */
  readonly status: number;
  /**
   * The reason as a code for programs; undefined if the answer did not come from the API itself.
   */
  readonly code: ErrorCode | undefined;
  /** Names the request in the server's log: quote it in questions. */
  readonly requestId: string | undefined;
  /** For bad input: what is wrong with which field. */
  readonly details: readonly ErrorDetail[];
  /** Seconds after which the API suggests a retry (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, body: ErrorFields = {}) {
    super(message);
    this.status = status;
    this.code = body.code;
    this.requestId = body.requestId;
    this.details = body.details ?? [];
    this.retryAfter = body.retryAfter;
  }
}

type ErrorFields = {
  code?: ErrorCode | undefined;
  requestId?: string | undefined;
  details?: ErrorDetail[] | undefined;
  retryAfter?: number | undefined;
};

/**
 * Reads an unsuccessful answer. The message is its `error` text, else a plain-text body, else
 * 'HTTP error! status: …'. Never throws: a broken body must not hide the status.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const fallback = `HTTP error! status: ${response.status}`;
  const text = await response.text().catch(() => '');
  const type = response.headers.get('content-type') ?? '';
  const body = type.includes('json') ? parseObject(text) : {};
  const message = type.startsWith('text/plain') ? text.trim() : body.error;
  return new ApiError(response.status, message || fallback, {
    ...body,
    requestId: body.requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: readRetryAfter(response.headers.get('retry-after') ?? ''),
  });
}

/** Seconds, from a number of them or from an HTTP date. */
function readRetryAfter(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const wait = (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function parseObject(text: string): ErrorFields & { error?: string } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
