import { LIMITS } from '@swatchwork/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';

import { AppError, invalidField } from '../../app-error.ts';
import { toCallerKey } from '../../http/client-address.ts';
import { createInMemoryFetch } from '../../http/in-memory-fetch.ts';
import type { Slot } from '../../workers/slots.ts';
import { describeTools, EXTRACTING_TOOL } from './mcp-tools.ts';

type Handler = (request: Request, options: { parsedBody: unknown }) => Promise<Response>;

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

type Options = {
  publicUrl: string;
  /** Takes a slot for a picture, or throws `overloaded`. */
  takeImageSlot: (caller: string) => Slot;
};

/**
 * `/mcp`: operations of the API as tools for design assistants. Keys, plans and limits are those of
 * the API; see plugins/guard/api-guard.ts.
 *
 * @see https://modelcontextprotocol.io/specification
 */
export const mcpRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { publicUrl, takeImageSlot } = options;
  const hosts = [new URL(publicUrl).hostname, ...LOCAL_HOSTS];

  // Loaded while the server starts: with the first request it would hold the event loop for long.
  const module = import('./mcp-handler.ts');
  let handler: Promise<Handler> | undefined;
  const loadHandler = () => {
    handler ??= createHandler();
    return handler;
  };

  /** Made with the first request, so that the server starts quickly. */
  async function createHandler(): Promise<Handler> {
    const { createToolHandler } = await module;
    const tools = describeTools(app.swagger() as OpenAPIV3_1.Document);
    return createToolHandler(tools, createInMemoryFetch(app), app.log).fetch;
  }

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    bodyLimit: LIMITS.mcpBody,
    config: { access: 'anyone', changesPages: false },
    schema: { hide: true },
    onRequest: async (request) => expectOrigin(request, hosts),
    preValidation: async (request) => expectOneMessage(request),
    handler: async (request, reply) => {
      // A picture of a form takes its slot before it is received; that of a message has arrived.
      if (callsFor(request.body, EXTRACTING_TOOL)) {
        takeImageSlot(toCallerKey(request.ip)).keepUntilAnswered(reply.raw);
      }
      const serve = await loadHandler();
      const answer = await serve(toWebRequest(request), { parsedBody: request.body });
      reply.code(answer.status);
      for (const [name, value] of answer.headers) reply.header(name, value);
      return reply.send(Buffer.from(await answer.arrayBuffer()));
    },
  });
};

/**
 * Refuses requests of pages of other sites, even where DNS rebinding makes the site's name point to
 * this machine. Programs send no `Origin`.
 */
function expectOrigin({ headers }: FastifyRequest, hosts: readonly string[]): void {
  const { origin } = headers;
  if (origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  if (!hosts.includes(host)) {
    throw new AppError(
      'forbidden',
      'Pages of other sites may not call this: the Origin is not allowed',
    );
  }
}

/**
 * Refuses a list of messages, which revisions before June 2025 allowed: it would count as one
 * request, and do the work of a hundred.
 */
function expectOneMessage({ body }: FastifyRequest): void {
  if (Array.isArray(body))
    throw invalidField('body', 'must be one message, not a list of messages');
}

function callsFor(body: unknown, tool: string): boolean {
  const { method, params } = Object(body) as { method?: unknown; params?: unknown };
  return method === 'tools/call' && Object(params).name === tool;
}

function toWebRequest({ method, url, headers }: FastifyRequest): Request {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(new URL(url, 'http://localhost'), { method, headers: pairs });
}
