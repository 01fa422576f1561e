import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

const ANSWER_TIMEOUT_MS = 15_000;

export type Call = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  /** The source address on this machine; for calls without a body. */
  from?: string;
};

type Phase = {
  name: string;
  answered: number;
  /** Requests that were answered with 503 and `Retry-After`. */
  refused: string[];
  /** Answers that must never occur. */
  breaches: string[];
  /** Time of the last refusal, in milliseconds of the clock. */
  lastRefusal: number;
};

export type Outcomes = ReturnType<typeof createOutcomes>;

/**
 * Sends requests to the balancer, and groups the answers by what was being disturbed at the time.
 */
export function createOutcomes(url: string) {
  const phases: Phase[] = [];
  const current = () => phases.at(-1)!;
  const begin = (name: string) =>
    phases.push({ name, answered: 0, refused: [], breaches: [], lastRefusal: 0 });

  /**
   * @param allowed Statuses that are correct although they are no success.
   * @returns The answer, or undefined if there was no usable one.
   */
  async function send(call: Call, allowed: number[] = []) {
    const { method, path } = call;
    const phase = current();
    try {
      const answer = await (call.from ? askFrom(url, call) : ask(url, call));
      if (answer.status < 400 || allowed.includes(answer.status)) {
        phase.answered++;
        return { status: answer.status, text: answer.text };
      }
      if (answer.status === 503 && Number(answer.retryAfter) > 0) {
        phase.refused.push(`${method} ${path}: ${answer.text.slice(0, 150)}`);
        current().lastRefusal = Date.now();
        return undefined;
      }
      phase.breaches.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 150)}`);
    } catch (error) {
      phase.breaches.push(`${method} ${path}: ${String(Object(error).cause ?? error)}`);
    }
    current().lastRefusal = Date.now();
    return undefined;
  }

  begin('start');
  return { send, begin, current, phases };
}

async function ask(url: string, { method, path, headers, body }: Call) {
  const answer = await fetch(url + path, {
    method,
    ...partsOf(headers, body),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, text: await answer.text(), retryAfter };
}

/** As a new visitor: pages have an allowance for each address. */
async function askFrom(url: string, { method, path, headers, from }: Call) {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const options = { method, headers, localAddress: from, agent: false as const, signal };
  const asked = request(url + path, options).end();
  const [answer] = (await once(asked, 'response', { signal })) as [IncomingMessage];
  const { statusCode: status = 0, headers: answered } = answer;
  return { status, text: await text(answer), retryAfter: answered['retry-after'] };
}

/** Headers and body in the format of `fetch`, which sets the content type of a form itself. */
export function partsOf(headers: Call['headers'], body: Call['body']): RequestInit {
  if (body === undefined) return { headers: { ...headers } };
  if (body instanceof FormData) return { headers: { ...headers }, body };
  return { headers: { ...headers, 'content-type': 'application/json' }, body };
}
