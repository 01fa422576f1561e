import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import { type Command, EXIT } from '../command.ts';
import { VERSION } from '../version.ts';

export const mcp: Command = {
  name: 'mcp',
  summary: 'Offer the commands as tools to an assistant (Model Context Protocol)',
  usage: '',
  details: `An assistant starts it and speaks with it over standard input and output, without a server or
a connection. The tools have the names of those at /mcp of a site and the options of the
commands; search_palettes and color_of_the_day need the data of a site and are missing.
They read what they are sent, and neither read nor write another file.`,
  options: {},
  examples: [['mcp', 'the command that the settings of an assistant name']],
  async run() {
    const { Server } = await import('@modelcontextprotocol/server');
    const { StdioServerTransport } = await import('@modelcontextprotocol/server/stdio');
    const { callTool, listTools } = await import('../mcp/tools.ts');
    const info = { name: 'swatchwork', title: 'Swatchwork', version: VERSION };
    const server = new Server(info, { capabilities: { tools: {} } });
    server.setRequestHandler('tools/list', () => ({ tools: listTools() }));
    const running = new Set<Promise<unknown>>();
    server.setRequestHandler('tools/call', ({ params }) => {
      const call = callTool(params.name, params.arguments ?? {});
      running.add(call);
      return call.finally(() => running.delete(call));
    });
    const closed = new Promise<void>((resolve) => {
      server.onclose = resolve;
    });
    await server.connect(new StdioServerTransport(Readable.from(requests(running))));
    await closed;
    return EXIT.ok;
  },
};

/** What arrives, and no end before the last call is answered: the transport closes with its input. */
async function* requests(running: ReadonlySet<Promise<unknown>>) {
  yield* process.stdin;
  await setImmediate(); // the last of them have reached their handlers
  await Promise.allSettled(running);
  await setImmediate(); // and their answers the output
}
