import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';

import { callTool } from './mcp-call.ts';
import type { McpTool } from './mcp-tools.ts';

const INSTRUCTIONS =
  'Colors, palettes and themes: convert, name, combine and check colors; make and find palettes; ' +
  'make themes from brand colors, and check them; write both as files. Colors are six hex digits, ' +
  'such as #3B82F6, unless a tool says otherwise.';

/** The most characters of an unknown name in an answer: enough to recognize it. */
const SHOWN_NAME = 80;

/**
 * Serves tools by the Model Context Protocol: one complete answer to each request, and no state
 * between requests, so that any instance can answer any request. It also serves clients of 2025.
 *
 * @param ask A fetch that calls the API.
 */
export function createToolHandler(tools: McpTool[], ask: typeof fetch, log: FastifyBaseLogger) {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const listed = tools.map(({ name, title, description, inputSchema }) => ({
    name,
    title,
    description,
    inputSchema,
    annotations: { readOnlyHint: true, openWorldHint: false },
  }));

  return createMcpHandler(
    ({ requestInfo }) => {
      const server = new Server(
        { name: 'swatchwork', title: 'Swatchwork', version: '1.0.0' },
        { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
      );
      server.setRequestHandler('tools/list', () => ({ tools: listed }));
      server.setRequestHandler('tools/call', ({ params }) => {
        const tool = byName.get(params.name);
        if (!tool) {
          const asked = params.name.slice(0, SHOWN_NAME);
          const message = `There is no tool ${asked}; there are ${[...byName.keys()].join(', ')}`;
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
        }
        return callTool(tool, params.arguments ?? {}, ask, requestInfo?.headers ?? new Headers());
      });
      return server;
    },
    {
      maxSubscriptions: 0, // the tools never change, so there are no events
      onerror: (err) => log.info({ err }, 'An MCP request was refused'),
    },
  );
}
