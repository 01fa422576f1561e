import type { Server } from 'node:http';
import { LIMITS } from '@swatchwork/contract';

import type { FastifyHttpOptions } from 'fastify';

import type { Config } from './config.ts';
import { RequestLog } from './log.ts';
import { escapeBrokenPath } from './pages/broken-path.ts';
import { refuseBrokenRequest } from './plugins/broken-requests.ts';
import { sendError } from './plugins/errors.ts';
import { createRequestIds } from './plugins/request-id.ts';
import { createSecurityHeaders } from './plugins/security-headers.ts';

/** Limits and time-outs of every connection, and what is done before a route is found. */
export function createHttpOptions(config: Config) {
  const setSecurityHeaders = createSecurityHeaders(config.publicUrl);
  return {
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000, // longer than the 60 s of usual load balancers, which must hang up first
    bodyLimit: LIMITS.jsonBody,
    return503OnClosing: false, // requests on open connections are still answered while closing
    trustProxy: config.trustProxy,
    genReqId: createRequestIds(config.trustProxy !== false),
    logController: new RequestLog({ requestIdLogLabel: 'id' }),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => escapeBrokenPath(url),
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: refuseBrokenRequest,
  } satisfies FastifyHttpOptions<Server>;
}
