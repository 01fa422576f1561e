import type { Server } from 'node:http';
import { LIMITS } from '@swatchwork/contract';

import type { FastifyHttpOptions } from 'fastify';

import type { Config } from './config.ts';
import { createHttpServer, type Timeouts } from './http/http-server.ts';
import { RequestLog } from './log/log.ts';
import type { Admission } from './overload/admission.ts';
import { escapeBrokenPath, toPath } from './pages/broken-path.ts';
import { sendError } from './plugins/answers/errors.ts';
import { createSecurityHeaders } from './plugins/answers/security-headers.ts';
import { refuseBrokenRequest } from './plugins/requests/broken-requests.ts';
import { createRequestIds } from './plugins/requests/request-id.ts';

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
