import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pino, { type DestinationStream } from 'pino';

/** Where credentials could appear if somebody logged a whole object. */
const SECRET_PATHS = ['headers', 'req.headers', 'body', 'user', 'config'].flatMap((parent) =>
  ['authorization', 'cookie', 'password', 'token', 'adminPassword', 'databaseUrl'].map(
    (key) => `${parent}.${key}`,
  ),
);

/**
 * JSON lines on standard output. Lines are gathered for up to a second, or 8 KiB, and written
 * together: a write per request would cost a tenth of its time. Nothing is lost on exit.
 */
export function createLog(level: string, destination: DestinationStream = createStdout()) {
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

const createStdout = () =>
  pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 1000 });

/** Texts and stacks only: database errors also carry the values of the query. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return {
    name,
    message: withoutQueryValues(message),
    ...('code' in error && { code: error.code }),
    stack: withoutQueryValues(stack ?? ''),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** Drizzle appends `params: …` to the query that failed; the stack goes on with `    at`. */
const withoutQueryValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');

/** One line a request, when it has been answered: no bodies, no headers, no query strings. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    reply.log.info(
      {
        method: request.method,
        route: describeRoute(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 1000) / 1000,
        ...(error && { err: error }),
      },
      'request',
    );
  }
}

/** The pattern of the route, so that lines can be counted; for pages, which share one, the path. */
function describeRoute({ routeOptions, url }: FastifyRequest): string {
  const { url: pattern } = routeOptions;
  return pattern && !pattern.endsWith('*') ? pattern : (url.split('?', 1)[0] ?? '').slice(0, 200);
}
