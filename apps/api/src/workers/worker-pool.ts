import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import { Piscina } from 'piscina';

import { createSeats, overloaded, type Seat } from './seats.ts';

const IDLE_MS = 60_000;
const CLOSING_MS = 1000;

/** What waits longer is refused: connections on which nothing happens for a minute are closed. */
const LONGEST_WAIT_MS = 20_000;

/** Functions of a worker's file, by name: each takes one task. */
type Jobs = Record<string, (task: never) => unknown>;

type Answer<Job> = Job extends (task: never) => infer Result ? Awaited<Result> : never;

type Options = {
  /** The file of the worker, whose exports are the jobs. */
  file: URL;
  threads: number;
  /** Jobs that may wait. */
  queue: number;
  /** Milliseconds that a job waits for its turn at most; 20 s by default. */
  waitMs?: number;
  /** Milliseconds from its start after which a job is ended together with its thread. */
  deadlineMs: number;
  /** Milliseconds without a job after which a thread ends; a minute by default. */
  idleMs?: number;
  /** Heap of a thread. What lies outside it, such as decoded pictures, is bounded by `memory`. */
  heapMb: number;
  /** Bytes that jobs may take at once, as they are priced. */
  memory?: number;
};

/** A thread was ended because its job took too long or grew too large. Nothing of it is left. */
export class JobEnded extends Error {
  override name = 'JobEnded';
}

export type WorkerPool<J extends Jobs> = ReturnType<typeof createWorkerPool<J>>;

/** A job that starts when there is a thread, and as much memory as it takes. */
type Waiting = { price: number; start: () => void };

/** One thread a processor, but at most so many: libvips needs some of Node's own four as well. */
export const threadsFor = (most: number): number => Math.min(most, availableParallelism());

/**
 * Threads for what takes longer than a request may hold the others: bounded in time, in memory and
 * in number. They start with the first job, and end when there has been none for a while.
 */
export function createWorkerPool<J extends Jobs>(options: Options) {
  const { threads, queue, deadlineMs, waitMs = LONGEST_WAIT_MS } = options;
  const { memory = Number.POSITIVE_INFINITY, idleMs = IDLE_MS } = options;
  const waiting: Waiting[] = [];
  let pool: Piscina | undefined;
  const seats = createSeats(threads + queue);
  let running = 0;
  let taken = 0;
  let isClosed = false;

  const start = () => {
    const started = new Piscina({
      filename: options.file.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb },
      atomics: 'disabled', // a worker must go on while it waits for libvips
    });
    started.on('error', () => {}); // of a thread without a job: its next one gets another thread
    return started;
  };

  /** Jobs that are too large for what is left let smaller ones go ahead. */
  function startWaiting(): void {
    while (running < threads) {
      const next = waiting.findIndex(({ price }) => taken + price <= memory);
      const [job] = next < 0 ? [] : waiting.splice(next, 1);
      if (!job) return;
      running += 1;
      taken += job.price;
      job.start();
    }
  }

  function untilStart(price: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const job: Waiting = {
        price,
        start() {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = globalThis.setTimeout(() => {
        waiting.splice(waiting.indexOf(job), 1);
        reject(overloaded());
      }, waitMs);
      waiting.push(job);
      startWaiting();
    });
  }

  async function inTurn<Result>(price: number, work: () => Promise<Result>): Promise<Result> {
    await untilStart(price);
    const giveBack = () => {
      taken -= price;
      startWaiting();
    };
    try {
      const result = await work();
      taken -= price;
      return result;
    } catch (error) {
      // A decoder that cannot be interrupted keeps its memory until it is done.
      if (error instanceof JobEnded) globalThis.setTimeout(giveBack, deadlineMs).unref();
      else taken -= price;
      throw error;
    } finally {
      running -= 1;
      startWaiting();
    }
  }

  const parts = {
    /** A place for one job after the other of a request. */
    takeSeat: seats.take,

    /**
     * Runs a job of somebody who has a seat.
     *
     * @param price Bytes that it takes at most, beside the heap of its thread.
     * @param transfer Goes to the worker and is no longer here.
     * @throws {JobEnded} If it takes too long or grows too large.
     * @throws {AppError} `overloaded` if its turn does not come in time.
     */
    run<Name extends keyof J & string>(
      name: Name,
      task: Parameters<J[Name]>[0],
      { price = 0, transfer = [] }: { price?: number; transfer?: ArrayBufferLike[] } = {},
    ): Promise<Answer<J[Name]>> {
      return inTurn(Math.min(price, memory), async () => {
        if (isClosed) throw new JobEnded('The pool is closed');
        pool ??= start();
        const deadline = new AbortController(); // Piscina ends the thread of what is aborted
        const timer = globalThis.setTimeout(() => deadline.abort(), deadlineMs);
        try {
          // Piscina's type of the list follows Node's, and takes options for the list; it wants a list.
          const transferList = transfer as object;
          return await pool.run(task, { name, signal: deadline.signal, transferList });
        } catch (cause) {
          throw isEnd(cause) ? new JobEnded('The work was ended', { cause }) : cause;
        } finally {
          clearTimeout(timer);
        }
      });
    },

    /** For those who watch: jobs that wait, and requests that had a seat. */
    load: () => ({ waiting: waiting.length, done: seats.left() }),

    /** Ends all threads, also those at work. One that is in a decoder may take its time, alone. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.race([pool?.destroy(), setTimeout(CLOSING_MS, undefined, { ref: false })]);
    },
  };

  return {
    ...parts,

    /**
     * Runs a job as `run` does, on a seat of its own.
     *
     * @param seat The one of the request, where it has one already; it is kept.
     */
    async runSeated<Name extends keyof J & string>(
      name: Name,
      task: Parameters<J[Name]>[0],
      seat?: Seat | null,
    ): Promise<Answer<J[Name]>> {
      const own = seat ? undefined : parts.takeSeat();
      try {
        return await parts.run(name, task);
      } finally {
        own?.leave();
      }
    },
  };
}

const isEnd = (error: unknown): boolean => {
  const { name = '', code = '' } = Object(error) as { name?: string; code?: string };
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
};
