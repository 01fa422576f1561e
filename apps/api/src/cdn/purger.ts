import type { FastifyBaseLogger } from 'fastify';

/** Keys that change within this time are purged together. */
const GATHER_MS = 100;

/**
 * When a purge is sent once more. An answer that was made of what was there before may reach the
 * CDN after the purge.
 */
const AGAIN_MS = 5_000;

const ANSWER_TIMEOUT_MS = 5_000;
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 30_000;

/** Keys of one request: Cloudflare takes a hundred, and Varnish a header of 8 KiB. */
const MOST_AT_ONCE = 100;

/** Keys that wait; instead of more, everything from the database is purged. */
const MOST_WAITING = 10_000;

export type CdnSettings = {
  purgeUrl: string;
  /** Sent as a bearer token and as `Fastly-Key`. */
  token?: string | undefined;
};

export type Purger = ReturnType<typeof createPurger>;

/**
 * Has a CDN forget answers by their keys. A purge that fails is tried again until it succeeds; none
 * is dropped but when the process ends.
 *
 * @param againMs When a purge is sent once more; tests set it.
 */
export function createPurger(
  { purgeUrl, token }: CdnSettings,
  log: FastifyBaseLogger,
  againMs = AGAIN_MS,
) {
  /** Keys, and whether they will be purged once more. */
  const waiting = new Map<string, boolean>();
  const later = new Map<NodeJS.Timeout, string[]>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let retryMs = 0;
  let isClosed = false;
  let purged = 0;
  let failed = 0;

  function add(keys: readonly string[], again: boolean): void {
    for (const key of keys) waiting.set(key, again || waiting.get(key) === true);
    if (waiting.size > MOST_WAITING) {
      const everything = waiting.has('site') ? 'site' : 'data';
      waiting.clear();
      waiting.set(everything, true);
    }
    schedule(GATHER_MS);
  }

  function schedule(ms: number): void {
    if (isClosed || sending) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      sending = sendWaiting().finally(() => {
        sending = undefined;
        if (waiting.size > 0) schedule(retryMs || GATHER_MS);
      });
    }, ms).unref();
  }

  /** Sends what waits until nothing does, or a request has failed. */
  async function sendWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, MOST_AT_ONCE);
      for (const [key] of batch) waiting.delete(key);
      try {
        await send(batch.map(([key]) => key));
      } catch (err) {
        noteFailure(err);
        for (const [key, again] of batch) waiting.set(key, again || waiting.get(key) === true);
        return;
      }
      if (retryMs > 0) log.info('the CDN purges again');
      retryMs = 0;
      purged += batch.length;
      sendAgain(batch.flatMap(([key, again]) => (again ? [key] : [])));
    }
  }

  function sendAgain(keys: string[]): void {
    if (keys.length === 0) return;
    const repeat = setTimeout(() => {
      later.delete(repeat);
      add(keys, false);
    }, againMs).unref();
    later.set(repeat, keys);
  }

  /** Logs the first failure of several. */
  function noteFailure(err: unknown): void {
    failed++;
    if (retryMs === 0) log.warn({ err }, 'the CDN does not purge; it is tried again');
    retryMs = Math.min(Math.max(2 * retryMs, FIRST_RETRY_MS), LONGEST_RETRY_MS);
  }

  async function send(keys: string[]): Promise<void> {
    const answer = await fetch(purgeUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': keys.join(' '),
        ...(token !== undefined && { authorization: `Bearer ${token}`, 'fastly-key': token }),
      },
      body: JSON.stringify({ tags: keys }),
      redirect: 'error', // the token is only for this address
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The CDN answered a purge with ${answer.status}`);
  }

  return {
    /** Has the CDN forget all answers with one of these keys, soon. */
    purge: (keys: readonly string[]): void => add(keys, true),

    /** For metrics. */
    load: () => ({ waiting: waiting.size, purged, failed }),

    /** Sends what waits once more, and gives up what fails. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await sending;
      for (const [repeat, keys] of later) {
        clearTimeout(repeat);
        add(keys, false);
      }
      for (const key of waiting.keys()) waiting.set(key, false);
      await sendWaiting();
      if (waiting.size > 0) log.error({ keys: waiting.size }, 'purges of the CDN were lost');
    },
  };
}
