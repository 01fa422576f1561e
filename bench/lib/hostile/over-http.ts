import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import { startProduct } from '../../../testing/product.ts';
import type { Reading } from './probe.ts';

export interface Sent {
  name: string;
  /** Milliseconds until the answer, and the longest that a health check waited meanwhile. */
  ms: number;
  hold: number;
  /** 0 where the server hung up. */
  status: number;
}

/** What is sent, made anew for each try, as bodies can be sent only once. */
export type Request = () => { path: string; init: RequestInit };

/** What is answered sooner has held nobody up for longer, and is not sent again to be watched. */
const WATCHED_FROM_MS = 30;

/** A request above these is sent again, so often, and the least counts: the machine may have paused. */
const SUSPECT = { ms: 1000, hold: 50 };
const TRIES = 5;

/** Where so little of the machine is idle, others have had the processor: its time counts then. */
const BUSY_BELOW = 0.1;

const PROBE = ['--expose-gc', '--import', new URL('./probe.ts', import.meta.url).href];

/** The product, to which requests are sent one by one while another process watches its health. */
export async function startWatched(env: Record<string, string>) {
  const product = await startProduct(env, PROBE);
  const watch = fork(new URL('./watch-health.ts', import.meta.url), [product.url]);

  const longestWait = async (): Promise<number> => {
    watch.send('?');
    const [worst] = await once(watch, 'message');
    return worst;
  };
  const read = async (how: 'read' | 'collect'): Promise<Reading> => {
    product.process.send(how);
    const [reading] = await once(product.process, 'message');
    return reading;
  };

  async function ask(request: Request): Promise<{ ms: number; status: number }> {
    const { path, init } = request();
    const started = performance.now();
    // A body that is too large is refused before all of it is sent, which fetch takes for a failure.
    const answer = await fetch(product.url + path, init).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return { ms: performance.now() - started, status: answer?.status ?? 0 };
  }

  async function askWatched(request: Request): Promise<Omit<Sent, 'name'>> {
    await longestWait(); // begins anew
    await read('read');
    const [idle, started] = [idleMs(), performance.now()];
    const { ms, status } = await ask(request);
    await setTimeout(20); // a check that waits is counted when it is answered
    const all = (performance.now() - started) * cpus().length;
    const isBusy = (idleMs() - idle) / all < BUSY_BELOW;
    const [hold, reading] = [await longestWait(), await read('read')];
    return {
      ms: isBusy ? Math.min(ms, reading.processorMs) : ms,
      hold: isBusy ? Math.min(hold, reading.turnMs) : hold,
      status,
    };
  }

  return {
    url: product.url,

    async send(name: string, request: Request): Promise<Sent> {
      const { ms, status } = await ask(request);
      if (ms < WATCHED_FROM_MS) return { name, ms, hold: ms, status };
      let least = await askWatched(request);
      for (let i = 1; i < TRIES && isSuspect(least); i++) {
        const { ms, hold, status } = await askWatched(request);
        least = { ms: Math.min(least.ms, ms), hold: Math.min(least.hold, hold), status };
      }
      return { name, ...least };
    },

    /** What a health check waits while nothing else is asked, so often, in ms. */
    async idleHold(times: number): Promise<number> {
      await longestWait();
      for (let i = 0; i < times; i++) await setTimeout(20);
      return longestWait();
    },

    /** Resident, after what nobody holds is collected. */
    megabytes: async () => (await read('collect')).megabytes,

    stop() {
      watch.disconnect();
      return product.stop();
    },
  };
}

const isSuspect = ({ ms, hold }: Pick<Sent, 'ms' | 'hold'>) =>
  ms > SUSPECT.ms || hold > SUSPECT.hold;

/** Of all processors of the machine together, since its start. */
const idleMs = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);
