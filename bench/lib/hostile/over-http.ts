import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import { startProduct } from '../product.ts';
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

  async function sendOnce(name: string, request: Request): Promise<Sent> {
    const { path, init } = request();
    await longestWait(); // begins anew
    await read('read');
    const idle = idleMs();
    const started = performance.now();
    // A body that is too large is refused before all of it is sent, which fetch takes for a failure.
    const answer = await fetch(product.url + path, init).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    const ms = performance.now() - started;
    const isBusy = (idleMs() - idle) / (ms * cpus().length) < BUSY_BELOW;
    await setTimeout(20); // a check that waits is counted when it is answered
    const [hold, reading] = [await longestWait(), await read('read')];
    return {
      name,
      ms: isBusy ? Math.min(ms, reading.processorMs) : ms,
      hold: isBusy ? Math.min(hold, reading.turnMs) : hold,
      status: answer?.status ?? 0,
    };
  }

  return {
    url: product.url,

    async send(name: string, request: Request): Promise<Sent> {
      let least = await sendOnce(name, request);
      for (let i = 1; i < TRIES && isSuspect(least); i++) {
        const again = await sendOnce(name, request);
        const [ms, hold] = [Math.min(least.ms, again.ms), Math.min(least.hold, again.hold)];
        least = { ...again, ms, hold };
      }
      return least;
    },

    /** Resident, after what nobody holds is collected. */
    megabytes: async () => (await read('collect')).megabytes,

    stop() {
      watch.disconnect();
      return product.stop();
    },
  };
}

const isSuspect = ({ ms, hold }: Sent) => ms > SUSPECT.ms || hold > SUSPECT.hold;

/** Of all processors of the machine together, since its start. */
const idleMs = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);
