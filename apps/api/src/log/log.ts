import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pino, { type DestinationStream } from 'pino';

/** Paths of credentials in objects that code may log whole; the last is the form parser's. */
const SECRET_PATHS = [
  ...['body', 'user', 'config'].flatMap((parent) =>
    ['password', 'token', 'adminPassword', 'databaseUrl'].map((key) => `${parent}.${key}`),
  ),
  'config.cdn.token',
  'headers',
  'req.headers',
  'busboyOptions.headers',
];

/** Pino writes lines together, from so many bytes on, or after so many milliseconds. */
const WRITTEN_TOGETHER = { minLength: 4096, periodicFlush: 1000 };

/**
 * Standard output. Pino flushes its buffer when the process exits, and at once after a line of
 * level `fatal`; a slow or closed reader blocks no request.
 *
 * @see https://github.com/pinojs/pino/blob/main/docs/asynchronous.md
 */
const createOutput = () => pino.destination({ dest: 1, sync: false, ...WRITTEN_TOGETHER });

/** A log of JSON lines, on standard output unless tests pass another destination. */
export function createLog(level: string, destination: DestinationStream = createOutput()) {
  return pino(
    {
      level,
      base: null,
      redact: SECRET_PATHS,
      serializers: { err: describeError },
    },
    destination,
  );
}

/**
 * Texts and stacks of an error, without values that people entered: database errors also carry
 * those of the query.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutMailAddresses(String(error));
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  const clean = (text: string) =>
    withoutMailAddresses(withoutQueryValues(isAboutData(code) ? withoutQuotes(text) : text));
  return {
    name,
    message: clean(message),
    ...(code !== undefined && { code }),
    stack: clean(stack ?? ''),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** Drizzle appends `params: …` to the query that failed; the stack goes on with `    at`. */
const withoutQueryValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');

/** PostgreSQL's class 22 quotes a value that it cannot take; other classes quote names. */
const isAboutData = (code: unknown) => typeof code === 'string' && /^22\w{3}$/.test(code);

const withoutQuotes = (text: string) => text.replace(/"[\s\S]*"/, '"…"');

/** Mail servers repeat the addresses that they refuse. */
const withoutMailAddresses = (text: string) =>
  text.replace(/[^\s"'<>()@,;:/\\]{1,64}@[^\s"'<>()@,;:/\\]{1,255}/g, '…@…');

/** One line a request, when it has been answered: no bodies, no headers, no query strings. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const answer = {
      method: request.method,
      route: describeRoute(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 1000) / 1000,
    };
    reply.log.info(error ? { ...answer, err: error } : answer, 'request');
  }
}

/** The pattern of the route, so that lines can be counted; for pages, which share one, the path. */
function describeRoute({ routeOptions, url }: FastifyRequest): string {
  const { url: pattern } = routeOptions;
  return pattern && !pattern.endsWith('*') ? pattern : pathWithoutSecrets(url);
}

/**
 * The path of an address for logs and traces: its beginning, without tokens, keys and mail
 * addresses.
 */
export function pathWithoutSecrets(url: string): string {
  const path = (url.split('?', 1)[0] ?? '').slice(0, LONGEST_PATH);
  return path.replace(SECRET_PART, '…');
}

const LONGEST_PATH = 200;

/** Tokens and keys have 43 characters and more; ids have 36. */
const SECRET_PART = /[\w-]{40,}|[^/]*(?:@|%40)[^/]*/gi;
