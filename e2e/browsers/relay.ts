import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { freePort } from '../../testing/servers.ts';

const RECORDER = '/error-recorder.js';
const REPORTS = '/recorded-errors';
/** The router says this of what it was loading when the page is left. */
const INTERRUPTED = /^Failed to fetch manifest patches/;
/** A page that is not the site's. */
export const ELSEWHERE = '/elsewhere';

/** What the page throws, logs as an error, or may not load, sent to the relay. */
function recordErrors(reports: string) {
  const send = (...parts: unknown[]) => navigator.sendBeacon(reports, parts.map(String).join(' '));
  addEventListener('error', ({ message, error }) => send(message, error?.stack ?? ''));
  addEventListener('unhandledrejection', ({ reason }) => send(reason, reason?.stack ?? ''));
  addEventListener('securitypolicyviolation', (event) =>
    send(event.violatedDirective, event.blockedURI),
  );
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    send(...parts);
    error(...parts);
  };
  document.currentScript?.remove(); // React compares the head with its own
}

/**
 * Stands between a browser and the site at `target`, for what only some browsers' drivers can do:
 * takes the connection away, delays scripts, and notes requests and the errors of scripts.
 */
export async function startRelay(target: string) {
  const port = await freePort();
  const errors: string[] = [];
  const requests: string[] = [];
  const state = { isOffline: false, scriptDelay: 0 };

  const server = createServer(async (incoming, outgoing) => {
    const { method, url = '' } = incoming;
    if (state.isOffline) return incoming.socket.destroy();
    if (url === REPORTS) {
      const error = await text(incoming);
      if (!INTERRUPTED.test(error)) errors.push(error);
      return outgoing.writeHead(204).end();
    }
    if (url === RECORDER) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' });
      return outgoing.end(`(${recordErrors})('${REPORTS}')`);
    }
    if (url === ELSEWHERE) {
      outgoing.writeHead(200, {
        'content-type': 'text/html',
        // As the site's pages: drivers lose sight of a window that changes its process.
        'cross-origin-opener-policy': 'same-origin',
      });
      return outgoing.end('<title>Elsewhere</title>');
    }
    requests.push(`${method} ${url}`);
    if (url.endsWith('.js')) await new Promise((done) => setTimeout(done, state.scriptDelay));
    forward(incoming, outgoing);
  });

  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method, url, headers } = incoming;
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const onward = request(new URL(url ?? '', target), options, async (answer) => {
      const { statusCode = 502, headers } = answer;
      if (!headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(statusCode, headers);
        return answer.pipe(outgoing);
      }
      const html = (await text(answer)).replace(
        '<head>',
        `<head><script src="${RECORDER}"></script>`,
      );
      const { 'transfer-encoding': _, ...others } = headers;
      outgoing.writeHead(statusCode, { ...others, 'content-length': Buffer.byteLength(html) });
      return outgoing.end(html);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${port}`,
    /** What may be changed at any time: the connection, and the milliseconds that scripts wait. */
    state,
    /** Errors of scripts on all pages so far. */
    errors,
    /** Method and path of every request so far. */
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
