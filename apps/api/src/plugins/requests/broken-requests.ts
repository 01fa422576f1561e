import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { ErrorCode } from '@swatchwork/contract';

import { AppError } from '../../app-error.ts';
import { errorBody, STATUS } from '../answers/errors.ts';

/** Errors of Node's parser, before there is a request. */
const PARSER_ERRORS: Record<string, [ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request took too long to arrive'],
};

/** Answers bytes that are not an HTTP request, then closes the connection. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
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
