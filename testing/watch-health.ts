import { setTimeout } from 'node:timers/promises';

/** What health checks of a server saw. Times are in milliseconds. */
export type Health = { times: number[]; failed: number };

/**
 * Asks for the health of a server again and again until it is stopped.
 *
 * @param look Called after each check.
 */
export function watchHealth(url: string, pauseMs: number, look?: () => void) {
  const seen: Health = { times: [], failed: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const path of ['/healthz', '/readyz']) {
        const started = performance.now();
        const answer = await fetch(url + path).catch(() => undefined);
        if (!answer?.ok) seen.failed += 1;
        await answer?.arrayBuffer();
        seen.times.push(performance.now() - started);
      }
      look?.();
      await setTimeout(pauseMs);
    }
  })();
  return {
    async stop(): Promise<Health> {
      isOver = true;
      await watching;
      return seen;
    },
  };
}
