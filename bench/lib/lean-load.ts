import { once } from 'node:events';
import { connect } from 'node:net';

const LINE_END = '\r\n';
const HEAD_END = Buffer.from(LINE_END + LINE_END);
const LENGTH = Buffer.from('ontent-length: '); // its first letter in either case

/** Of one period: requests per second, and the time in ms that 99% of them did not exceed. */
export type Measure = { rate: number; p99: number };

/** A request as it is written. */
export type Written = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

/**
 * Sends requests in turn, over connections that send the next one as soon as they are answered. It
 * reads only the status and the length of an answer: autocannon's parser takes longer for the
 * headers of many answers than the server that sends them, so that the benchmark would measure the
 * parser.
 *
 * @throws {Error} If an answer is not 200, or has no length in its first bytes.
 */
export async function loadLeanly(
  url: string,
  requests: readonly Written[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measure> {
  const { hostname, port, pathname } = new URL(url);
  const texts = requests.map((request) => write(request, hostname, pathname));
  const times: number[] = [];
  let next = 0;
  let isOver = false;

  const ask = async () => {
    const socket = connect(Number(port), hostname).setNoDelay();
    await once(socket, 'connect');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let asked = 0;
    let missing = 0;
    const send = () => {
      asked = performance.now();
      socket.write(texts[next++ % texts.length]!);
    };
    socket.on('error', reject);
    socket.on('data', (bytes: Buffer) => {
      if (missing === 0) missing = lengthOfAnswer(bytes) ?? Number.NaN;
      missing -= bytes.length;
      if (!(missing >= 0)) reject(new Error(`No such answer was expected: ${bytes}`));
      if (missing > 0) return;
      times.push(performance.now() - asked);
      if (isOver) resolve();
      else send();
    });
    send();
    await promise.finally(() => socket.destroy());
  };

  const began = performance.now();
  setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  await Promise.all(Array.from({ length: connections }, ask));
  const rate = times.length / ((performance.now() - began) / 1000);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
  return { rate, p99 };
}

function write({ method, headers, body }: Written, host: string, path: string): Buffer {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ host, ...headers, ...length }).map(([k, v]) => `${k}: ${v}`);
  const head = [`${method} ${path} HTTP/1.1`, ...lines].join(LINE_END);
  return Buffer.from(head + HEAD_END + (body ?? ''));
}

/** Length of head and body together; undefined if the answer is no success or has no length. */
function lengthOfAnswer(bytes: Buffer): number | undefined {
  const headEnd = bytes.indexOf(HEAD_END);
  const place = bytes.indexOf(LENGTH);
  if (bytes.toString('latin1', 9, 12) !== '200' || place < 0 || place > headEnd) return undefined;
  const length = Number.parseInt(bytes.toString('latin1', place + LENGTH.length, headEnd), 10);
  return headEnd + HEAD_END.length + length;
}
