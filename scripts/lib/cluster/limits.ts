import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const TOGETHER = 10;
const BODY = JSON.stringify({ hex: '#3B82F6' });

/**
 * Sends requests as one visitor with an address of its own, ten at once.
 *
 * @param from Address of this machine, such as `127.9.0.1`, that no other visitor uses.
 * @returns How many of the requests the limit allowed.
 */
export async function countAllowed(
  url: string,
  from: string,
  { requests, pauseMs }: { requests: number; pauseMs: number },
): Promise<number> {
  let left = requests;
  let allowed = 0;
  const ask = async () => {
    while (left-- > 0) {
      if ((await post(url, from)) === 200) allowed++;
      await setTimeout(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, ask));
  return allowed;
}

function post(url: string, localAddress: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': BODY.length };
    const options = { method: 'POST', localAddress, headers, agent: false };
    request(`${url}/api/colors/convert`, options, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    })
      .once('error', () => resolve(undefined))
      .end(BODY);
  });
}
