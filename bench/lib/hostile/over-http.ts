import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import { startProduct } from '../../../testing/product.ts';
import type { Reading } from './probe.ts';

export interface Sent {
  name: string;
  /** Milliseconds until the answer, and the longest wait of a health check meanwhile. */
  ms: number;
  hold: number;
  /** 0 if the server closed the connection. */
  status: number;
}

/** The request, created anew for each try, because bodies can be sent only once. */
export type Request = () => { path: string; init: RequestInit };

/** A request that is answered sooner cannot block others for longer, so it is not repeated. */
const WATCHED_FROM_MS = 30;

/**
 * A slower request is repeated this often, and the least time counts: the machine may have paused.
 */
const SUSPECT = { ms: 1000, hold: 50 };
const TRIES = 5;

/**
 * If this little of the machine is idle, other processes used it: processor time counts instead.
 */
const BUSY_BELOW = 0.1;

const PROBE = ['--expose-gc', '--import', new URL('./probe.ts', import.meta.url).href];

/** The product; requests are sent one by one while another process watches its health. */
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
    // The server refuses a body that is too large before it is sent completely; fetch reports a
    // failure.
    const answer = await fetch(product.url + path, init).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return { ms: performance.now() - started, status: answer?.status ?? 0 };
  }

  async function askWatched(request: Request): Promise<Omit<Sent, 'name'>> {
    await longestWait(); // begins anew
    await read('read');
    const [idle, started] = [idleMs(), performance.now()];
    const { ms, status } = await ask(request);
    await setTimeout(20); // a waiting check is counted when it is answered
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

    /** The time until the answer, without a look at others. */
    ask,

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

    /** The wait of a health check on an idle server, after this many, in ms. */
    async idleHold(times: number): Promise<number> {
      await longestWait();
      for (let i = 0; i < times; i++) await setTimeout(20);
      return longestWait();
    },

    /** Resident memory, after a garbage collection. */
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
