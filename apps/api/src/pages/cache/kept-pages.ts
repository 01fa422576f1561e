import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { atTurnEnd } from '../../http/turn-end.ts';
import { describeAnswer, pathWithoutSecrets } from '../../log/log.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { type Form, formOf } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';

/** The pattern of Fastify's route for all pages. */
export const PAGES_ROUTE = '/*';

type Parts = {
  cache: PageCache;
  log: FastifyBaseLogger;
  metrics?: Pick<Metrics, 'countAnswer'> | undefined;
  /** Of all answers; those of a page go before them. */
  headers: Record<string, string>;
};

export type KeptPages = ReturnType<typeof createKeptPages>;

/**
 * Answers pages that are kept before Fastify, whose way to an answer costs twice what this one does;
 * headers, log and counts are the same. What is not kept, or not in the form that is asked for, and
 * all but GET, goes the usual way.
 */
export function createKeptPages({ cache, log, metrics, headers }: Parts) {
  let isClosing = false;

  const find = (request: IncomingMessage): Form | undefined => {
    if (request.method !== 'GET' || isClosing) return undefined;
    const page = cache.get(request.url ?? '/');
    const form = page && formOf(page, request);
    return form instanceof Promise ? undefined : form;
  };

  return {
    /**
     * @param handle Answers everything else.
     * @param createId Names a request.
     */
    before(handle: RequestListener, createId: (request: IncomingMessage) => string) {
      const listener: RequestListener = (request, response) => {
        const form = find(request);
        if (!form) {
          handle(request, response);
          return;
        }
        const began = performance.now();
        const id = createId(request);
        const { method = 'GET', url = '/' } = request;
        atTurnEnd(() => {
          response.on('error', () => undefined); // whoever asked may be gone
          try {
            response.writeHead(form.status, { ...headers, ...form.headers, 'x-request-id': id });
          } catch {
            handle(request, response); // a header that cannot be sent: Fastify knows what to say
            return;
          }
          response.end(form.body, 'latin1');
          const ms = performance.now() - began;
          log.info(
            { id, ...describeAnswer(method, pathWithoutSecrets(url), form.status, ms) },
            'request',
          );
          metrics?.countAnswer(method, PAGES_ROUTE, form.status, ms);
        });
      };
      return listener;
    },

    /** From now on Fastify answers them as well: it ends the connections. */
    close() {
      isClosing = true;
    },
  };
}
