import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * Answers a second to one GET, over connections that ask again as soon as they are answered. Made
 * for answers of one length, which it counts by their bytes: autocannon's parser takes three times
 * as long for the headers of a page as the server that sends them, so that it would be measured.
 *
 * @throws {Error} If an answer is no 200, or of another length than the first.
 */
export async function rateOfSameAnswers(
  url: string,
  headers: Record<string, string>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const lines = Object.entries({ host: hostname, ...headers }).map(([k, v]) => `${k}: ${v}`);
  const request = [`GET ${pathname} HTTP/1.1`, ...lines].join('\r\n') + HEAD_END;
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay();
      await once(socket, 'connect');
      return socket;
    }),
  );
  const length = await lengthOfAnswer(sockets[0]!, request);

  let answers = 0;
  let isOver = false;
  const asking = sockets.map(
    (socket) =>
      new Promise<void>((resolve, reject) => {
        let received = 0;
        socket.on('error', reject);
        socket.on('data', (bytes: Buffer) => {
          if (received === 0 && bytes.toString('latin1', 9, 12) !== '200') reject(wrong(bytes));
          received += bytes.length;
          if (received > length) reject(wrong(bytes));
          if (received < length) return;
          received = 0;
          answers++;
          if (isOver) resolve();
          else socket.write(request);
        });
        socket.write(request);
      }),
  );
  const began = performance.now();
  setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  await Promise.all(asking);
  const rate = answers / ((performance.now() - began) / 1000);
  for (const socket of sockets) socket.destroy();
  return rate;
}

/** Of head and body together. */
async function lengthOfAnswer(socket: Socket, request: string): Promise<number> {
  socket.write(request);
  let answer = '';
  for (;;) {
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    answer += bytes.toString('latin1');
    const headEnd = answer.indexOf(HEAD_END);
    const bodyLength = /content-length: (\d+)/i.exec(answer)?.[1];
    const length = headEnd + HEAD_END.length + Number(bodyLength);
    if (headEnd >= 0 && answer.length >= length) return length;
  }
}

const wrong = (bytes: Buffer) =>
  new Error(`This is not the answer that came first: ${bytes.toString('latin1', 0, 200)}`);
