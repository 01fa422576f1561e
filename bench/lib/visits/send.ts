import { Agent, request } from 'node:http';

const TIMEOUT_MS = 15_000;
const MOST_CONNECTIONS = 64;
/** Addresses that take turns: the product counts the requests of each for an hour. */
const VISITORS = 8192;

export type Ask = {
  method: string;
  path: string;
  headers?: Record<string, string> | undefined;
  body?: Buffer | string | undefined;
};

type Answer = { status: number; text: string };

/** Sends over keep-alive connections, in a simple way, because the measurement must be cheap. */
export function createSender(url: string) {
  const { hostname, port } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error(`Load is for loopback only, not for ${hostname}`);
  const newAgent = () => new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  let agent = newAgent();
  let visitor = 0;

  /** Another visitor each time, as a proxy would report it, because one address has a limit. */
  const nextVisitor = () => {
    visitor = (visitor + 1) % VISITORS;
    return `10.0.${visitor >> 8}.${visitor & 255}`;
  };

  return {
    /** @throws {Error} If there is no answer within 15 seconds. */
    send: ({ method, path, headers, body }: Ask) =>
      new Promise<Answer>((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
        const options = { hostname, port, method, path, agent, timeout: TIMEOUT_MS };
        const asked = request(
          {
            ...options,
            headers: { 'x-forwarded-for': nextVisitor(), ...headers, ...length },
          },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part) => parts.push(part)).once('error', reject);
            answer.once('end', () =>
              resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
            );
          },
        );
        asked.once('error', reject);
        asked.once('timeout', () => asked.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
        asked.end(body);
      }),

    /** Closes every connection; the next request opens new ones. */
    hangUp(): void {
      agent.destroy();
      agent = newAgent();
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
