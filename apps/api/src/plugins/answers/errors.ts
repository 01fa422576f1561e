import { type ErrorBody, ErrorBody as ErrorBodySchema, type ErrorCode } from '@swatchwork/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { AppError, missingAccount } from '../../app-error.ts';
import { isBusy, isConnectionError, isDiskFull, isOfMissingAccount } from '../../db/errors.ts';

/** The one table of statuses. */
export const STATUS = {
  invalid_request: 400,
  invalid_json: 400,
  invalid_url: 400,
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  plan_required: 403,
  not_found: 404,
  mood_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  payload_too_large: 413,
  palette_file_broken: 422,
  palette_file_empty: 422,
  unsupported_media_type: 415,
  image_too_large: 413,
  image_unreadable: 422,
  image_transparent: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  database_unavailable: 503,
  overloaded: 503,
} as const satisfies Record<ErrorCode, number>;

/**
 * `Retry-After` while the database is unavailable; the driver tries at least as often to connect.
 */
export const DATABASE_RETRY_SECONDS = 1;

/** `Retry-After` while the disk is full: an operator has to free space first. */
const DISK_FULL_RETRY_SECONDS = 60;

/** Refusals by the framework before a route runs. */
const FRAMEWORK_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The body is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'The body must be sent with the content type application/json',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'bad_request',
    'The body does not have the length that Content-Length states',
  ],
  FST_ERR_BAD_URL: ['invalid_url', 'The path contains an invalid percent-encoding'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this address'],
};

type StatusOf<Answer> = Answer extends ErrorCode
  ? (typeof STATUS)[Answer]
  : Extract<Answer, number>;

/**
 * The codes that a status stands for unless a route says otherwise. The document lists codes of 400
 * about a body or a path parameter only for operations that have one: see {@link codesOf}.
 */
const USUAL_CODES: Record<number, ErrorCode[]> = {
  400: ['invalid_request', 'invalid_json', 'invalid_url', 'bad_request'],
  401: ['unauthorized'],
  403: ['forbidden'],
  404: ['not_found'],
  409: ['conflict'],
  413: ['payload_too_large'],
  415: ['unsupported_media_type'],
  429: ['too_many_requests'],
  500: ['internal_error'],
  503: ['database_unavailable'],
};

/**
 * Declares the error answers of a route's own: `response: { 200: Answer, ...errorAnswers(409) }`; the
 * guard adds those that all routes of its kind have. A code in place of a status is a reason besides
 * the usual ones.
 */
export function errorAnswers<const Answers extends readonly (number | ErrorCode)[]>(
  ...answers: Answers
) {
  const codesByStatus = new Map<number, Set<ErrorCode>>();
  for (const answer of answers) {
    const status = typeof answer === 'string' ? STATUS[answer] : answer;
    const codes = typeof answer === 'string' ? [answer] : (USUAL_CODES[status] ?? []);
    const known = codesByStatus.get(status) ?? new Set();
    codesByStatus.set(status, new Set([...known, ...codes]));
  }
  const bodies = [...codesByStatus].map(([status, codes]) => [status, bodyWith([...codes])]);
  return Object.fromEntries(bodies) as Record<StatusOf<Answers[number]>, typeof ErrorBodySchema>;
}

/** The answers of a route, with those of the hooks before it. */
export function withErrorAnswers(
  answers: Record<number, z.ZodType>,
  ...others: (number | ErrorCode)[]
): Record<number, z.ZodType> {
  const own = Object.values(answers).flatMap((answer) => codesOf(answer));
  return { ...answers, ...errorAnswers(...others, ...own) };
}

/** The codes of an answer; none for a success. */
export const codesOf = (answer: z.ZodType): ErrorCode[] => codesByBody.get(answer) ?? [];

/** Every error answer has the same body schema; each copy of it stands for its own codes. */
const codesByBody = new WeakMap<z.ZodType, ErrorCode[]>();
const bodiesByCodes = new Map<string, typeof ErrorBodySchema>();

function bodyWith(codes: ErrorCode[]): typeof ErrorBodySchema {
  const name = codes.join();
  const body = bodiesByCodes.get(name) ?? ErrorBodySchema.clone(ErrorBodySchema.def);
  bodiesByCodes.set(name, body);
  codesByBody.set(body, codes);
  return body;
}

/** Answers every thrown error; nothing else in the API writes an error body. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'There is nothing at this address');
  });
}

/** Logs an error of the server with its stack, and overload as a warning; the caller gets only the code and one sentence. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, retryAfterSeconds } = answerError(error, request);
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  reply.code(status).send(body);
}

/** The answer to an error of one part of a request, such as a call of a batch; logs as well. */
export function answerError(error: unknown, request: FastifyRequest) {
  const { id, log } = request;
  const appError = toAppError(error, request);
  const status = STATUS[appError.code];
  // Strangers can make a server busy, but raise no alarm by it.
  if (appError.code === 'overloaded') log.warn({ code: appError.code }, appError.message);
  else if (status >= 500) log.error({ err: error }, appError.message);
  const { retryAfterSeconds } = appError;
  return { status, body: errorBody(appError, id), retryAfterSeconds };
}

/** The body of an error answer, also for the few answers without a request. */
export function errorBody({ message, code, details }: AppError, requestId: string): ErrorBody {
  return { error: message, code, requestId, ...(details && { details }) };
}

/** Whether the request is at fault, and not the server. */
export const isRefusal = (error: unknown, request: FastifyRequest): boolean =>
  STATUS[toAppError(error, request).code] < 500;

function toAppError(error: unknown, { raw }: FastifyRequest): AppError {
  // A client that disconnects within the body causes an error like that of a lost connection.
  if (raw.destroyed && !raw.complete) return new AppError('bad_request', 'The request was cut off');
  if (error instanceof AppError) return error;
  if (isConnectionError(error)) {
    return unavailable('The database cannot be reached; try again soon');
  }
  if (isDiskFull(error)) {
    const message = 'The disk of the database is full. Nothing was saved; try again later';
    return unavailable(message, DISK_FULL_RETRY_SECONDS);
  }
  if (isBusy(error)) return unavailable('The database cannot do this right now; try again soon');
  if (isOfMissingAccount(error)) return missingAccount();
  const { code, statusCode } = Object(error) as { code?: string; statusCode?: number };
  const known = FRAMEWORK_ERRORS[code ?? ''];
  if (known) return new AppError(...known);
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('bad_request', 'The request could not be understood');
  }
  return new AppError('internal_error', 'Something went wrong on our side');
}

function unavailable(
  message: string,
  retryAfterSeconds: number = DATABASE_RETRY_SECONDS,
): AppError {
  const options = { retryAfterSeconds };
  return new AppError('database_unavailable', message, undefined, options);
}
