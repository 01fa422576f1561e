import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import type { startProduct } from '../product.ts';

export interface Sent {
  name: string;
  /** Milliseconds until the answer, and the longest that a health check waited meanwhile. */
  ms: number;
  hold: number;
  /** 0 where the server hung up. */
  status: number;
}

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Sends requests one by one, while another process watches the server's health. */
export function createSender(product: Product) {
  const watch = fork(new URL('./watch-health.ts', import.meta.url), [product.url]);
  const longestWait = async (): Promise<number> => {
    watch.send('?');
    const [worst] = await once(watch, 'message');
    return worst;
  };

  return {
    async send(name: string, path: string, init: RequestInit): Promise<Sent> {
      await longestWait(); // begins anew
      const started = performance.now();
      // A body that is too large is refused before all of it is sent, which fetch takes for a failure.
      const answer = await fetch(product.url + path, init).catch(() => undefined);
      await answer?.arrayBuffer();
      const ms = performance.now() - started;
      await setTimeout(20); // a check that waits is counted when it is answered
      return { name, ms, hold: await longestWait(), status: answer?.status ?? 0 };
    },
    megabytes(): number {
      const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    stop: () => watch.disconnect(),
  };
}
