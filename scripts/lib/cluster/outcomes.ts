const ANSWER_TIMEOUT_MS = 15_000;

export type Call = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
};

type Phase = {
  name: string;
  answered: number;
  /** What was answered with 503 and `Retry-After`. */
  refused: string[];
  /** What may never be answered. */
  breaches: string[];
  /** When it was refused last, in milliseconds of the clock. */
  lastRefusal: number;
};

export type Outcomes = ReturnType<typeof createOutcomes>;

/** Sends requests to the balancer, and sorts what comes back by what was being done just then. */
export function createOutcomes(url: string) {
  const phases: Phase[] = [];
  const current = () => phases.at(-1)!;
  const begin = (name: string) =>
    phases.push({ name, answered: 0, refused: [], breaches: [], lastRefusal: 0 });

  /**
   * @param allowed Statuses that are right although they are no success.
   * @returns The answer, or undefined where there was none that counts.
   */
  async function send({ method, path, headers, body }: Call, allowed: number[] = []) {
    const phase = current();
    try {
      const answer = await fetch(url + path, {
        method,
        ...partsOf(headers, body),
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      const text = await answer.text();
      if (answer.status < 400 || allowed.includes(answer.status)) {
        phase.answered++;
        return { status: answer.status, text };
      }
      if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) {
        phase.refused.push(`${method} ${path}: ${text.slice(0, 150)}`);
        current().lastRefusal = Date.now();
        return undefined;
      }
      phase.breaches.push(`${method} ${path}: ${answer.status} ${text.slice(0, 150)}`);
    } catch (error) {
      phase.breaches.push(`${method} ${path}: ${String(Object(error).cause ?? error)}`);
    }
    current().lastRefusal = Date.now();
    return undefined;
  }

  begin('start');
  return { send, begin, current, phases };
}

/** Headers and body as `fetch` takes them; of a form it finds out the type itself. */
export function partsOf(headers: Call['headers'], body: Call['body']): RequestInit {
  if (body === undefined) return { headers: { ...headers } };
  if (body instanceof FormData) return { headers: { ...headers }, body };
  return { headers: { ...headers, 'content-type': 'application/json' }, body };
}
