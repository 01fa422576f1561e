import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';

import { readVersions } from '../status/versions.ts';
import { callTool } from './mcp-call.ts';
import { getPrompt, PROMPTS } from './mcp-prompts.ts';
import { createResources } from './mcp-resources.ts';
import type { McpTool } from './mcp-tools.ts';

const INSTRUCTIONS =
  'Colors, palettes and themes: convert, name, combine and check colors; create and find palettes; create themes from brand colors, check and repair them; extract colors from images; read and write palette files. A color is any opaque CSS color, such as #3B82F6, #fff, teal or oklch(0.62 0.19 260). Responses contain six-digit hex colors; palette files keep the exact color. A note names each color outside sRGB that was replaced by the nearest sRGB color. Responses have at most 20 kB unless `full`, `parts` or `limit` ask for more; `shortened` then says which lists were cut.';

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

  const { version } = readVersions();
  const resources = createResources(ask);

  return createMcpHandler(
    ({ requestInfo }) => {
      const headers = requestInfo?.headers ?? new Headers();
      const server = new Server(
        { name: 'swatchwork', title: 'Swatchwork', version },
        { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
      );
      server.setRequestHandler('tools/list', () => ({ tools: listed }));
      server.setRequestHandler('tools/call', ({ params }) => {
        const tool = byName.get(params.name);
        if (!tool) {
          const asked = params.name.slice(0, SHOWN_NAME);
          const message = `Unknown tool ${asked}; available tools: ${[...byName.keys()].join(', ')}`;
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
        }
        return callTool(tool, params.arguments ?? {}, ask, headers);
      });
      server.setRequestHandler('resources/list', ({ params }) =>
        resources.list(params?.cursor, headers),
      );
      server.setRequestHandler('resources/templates/list', () => resources.templates);
      server.setRequestHandler('resources/read', ({ params }) =>
        resources.read(params.uri, headers),
      );
      server.setRequestHandler('prompts/list', () => ({ prompts: PROMPTS }));
      server.setRequestHandler('prompts/get', ({ params }) => getPrompt(params));
      return server;
    },
    {
      maxSubscriptions: 0, // the tools never change, so there are no events
      onerror: (err) => log.info({ err }, 'An MCP request was refused'),
    },
  );
}
