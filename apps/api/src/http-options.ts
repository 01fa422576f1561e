import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, LIMITS } from '@swatchwork/contract';
import type { FastifyHttpOptions } from 'fastify';
import { AppError } from './app-error.ts';
import type { Config } from './config.ts';
import { createHttpServer, type Timeouts } from './http/http-server.ts';
import { RequestLog } from './log/log.ts';
import type { Admission } from './overload/admission.ts';
import { escapeBrokenPath, toPath } from './pages/broken-path.ts';
import { errorBody, STATUS, sendError } from './plugins/answers/errors.ts';
import { createSecurityHeaders } from './plugins/answers/security-headers.ts';

type Parts = {
  config: Config;
  admission: Admission;
  timeouts?: Timeouts | undefined;
};

/**
 * With `on`, one proxy stands in front: its own entry is trusted, and entries that it received are
 * not.
 */
const isNextToUs = (_address: string, hop: number) => hop === 0;

/** Calls of before projects were named so. */
const FORMER_CALLS = /^(\/api(?:\/v\d+)?)\/collections(?=[/?]|$)/;

/** Limits of every connection and request, and the steps before a route is found. */
export function createHttpOptions({ config, admission, timeouts }: Parts) {
  const createId = createRequestIds(config.trustProxy !== false);
  const setSecurityHeaders = createSecurityHeaders(config.publicUrl);
  return {
    serverFactory: (handle) =>
      createHttpServer(admission.guard(handle, createId, config.trustProxy !== false), timeouts),
    bodyLimit: LIMITS.jsonBody,
    return503OnClosing: false, // requests on open connections are still answered while closing
    trustProxy: config.trustProxy === true ? isNextToUs : config.trustProxy,
    genReqId: createId,
    logController: new RequestLog({ requestIdLogLabel: 'id' }),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) =>
      escapeBrokenPath(toPath(url).replace(FORMER_CALLS, '$1/projects')),
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: refuseBrokenRequest,
  } satisfies FastifyHttpOptions<Server>;
}

/** Errors of Node's parser, before there is a request. */
const PARSER_ERRORS: Record<string, [ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request took too long to arrive'],
};

/** Answers bytes that are not an HTTP request, then closes the connection. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, message] = PARSER_ERRORS[error.code ?? ''] ?? [
    'bad_request',
    'This is not a valid HTTP request',
  ];
  const body = JSON.stringify(errorBody(new AppError(code, message), 'none'));
  const status = STATUS[code];
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const ACCEPTABLE_ID = /^[\w.-]{8,64}$/; // nothing that could break a log line or a header

/** The last twelve digits of a UUID of version 4 are all random. */
const RANDOM_DIGITS = 12;

/**
 * Makes the id of a request for logs and answers.
 *
 * @param trustIncoming Take `x-request-id` from the request where it is well formed. Only a trusted
 *   proxy may choose ids: other clients could give two requests the same id.
 * @returns A generator of ids; its own are 12 hex digits.
 */
function createRequestIds(trustIncoming: boolean) {
  return ({ headers }: IncomingMessage): string => {
    const sent = headers['x-request-id'];
    if (trustIncoming && typeof sent === 'string' && ACCEPTABLE_ID.test(sent)) return sent;
    return randomUUID().slice(-RANDOM_DIGITS);
  };
}
