import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import { Piscina } from 'piscina';

import { AppError } from '../app-error.ts';
import { currentCaller } from './caller.ts';
import { countJob, watchWork } from './processor-time.ts';
import { createRunningJobs } from './running-jobs.ts';
import { createSlots, overloaded, RETRY_AFTER_SECONDS, type Slot } from './slots.ts';

const IDLE_MS = 60_000;
const CLOSING_MS = 1000;

/** A job that waits longer is refused: silent connections are closed after a minute. */
const LONGEST_WAIT_MS = 20_000;

/** Functions of a worker's file, by name: each takes one task. */
type Jobs = Record<string, (task: never) => unknown>;

type Answer<Job> = Job extends (task: never) => infer Result ? Awaited<Result> : never;

type Options = {
  /** The module of the worker; its exports are the jobs. */
  file: URL;
  threads: number;
  /** Processors of the machine, for tests. */
  processors?: number;
  /** The most jobs in the queue. */
  queue: number;
  /** Milliseconds that a job waits in the queue at most; 20 s by default. */
  waitMs?: number;
  /** Milliseconds from its start after which a job is ended together with its thread. */
  deadlineMs: number;
  /** Milliseconds without a job after which a thread ends; a minute by default. */
  idleMs?: number;
  /** Heap of a thread. What lies outside it, such as decoded pictures, is bounded by `memory`. */
  heapMb: number;
  /** Bytes that running jobs may take together, by their prices. */
  memory?: number;
  /** Whether an answer says that the job gave up by a deadline of its own. */
  hasGivenUp?: (answer: unknown) => boolean;
};

/**
 * The pool ended a thread because its job took too long or grew too large. The job left nothing
 * behind. Where it worked all the time its input is too much; else the server is busy, and a later
 * attempt may succeed.
 */
export class JobEnded extends AppError {
  override name = 'JobEnded';

  constructor(reason: 'busy' | 'too much', options?: ErrorOptions) {
    if (reason === 'busy') {
      const retryAfterSeconds = RETRY_AFTER_SECONDS;
      const message = 'The server is too busy for this; try again soon';
      super('overloaded', message, undefined, { ...options, retryAfterSeconds });
    } else {
      super('payload_too_large', 'This takes too long to process', undefined, options);
    }
  }
}

export type WorkerPool<J extends Jobs> = ReturnType<typeof createWorkerPool<J>>;

/** A queued job, which starts when a thread and enough memory are free. */
type Waiting = { caller: string | undefined; price: number; start: () => void };

/** One thread for each processor, up to `most`: libvips needs some of Node's own four as well. */
export const threadsFor = (most: number): number => Math.min(most, availableParallelism());

/**
 * Threads for work that would block the event loop too long: bounded in time, in memory and in
 * number. They start with the first job, and end when there has been none for a while. Callers take
 * turns, and one caller never has all threads, nor with the jobs of all pools all processors: a crowd
 * of jobs from one address leaves a thread and a processor to others, whose jobs start at once.
 */
export function createWorkerPool<J extends Jobs>(options: Options) {
  const { threads, queue, deadlineMs, waitMs = LONGEST_WAIT_MS } = options;
  const { memory = Number.POSITIVE_INFINITY, idleMs = IDLE_MS, hasGivenUp } = options;
  let waiting: Waiting[] = [];
  let pool: Piscina | undefined;
  const slots = createSlots(threads + queue);
  const running = createRunningJobs(options, startWaiting);
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
    started.on('error', () => {}); // an idle thread may fail; its next job gets another thread
    return started;
  };

  /** Starts queued jobs; a job that is too large for the free memory lets smaller ones go ahead. */
  function startWaiting(): void {
    while (running.hasThread()) {
      const job = waiting.find(
        ({ caller, price }) => taken + price <= memory && running.mayBegin(caller),
      );
      if (!job) return;
      // The caller's other jobs go behind those of others.
      const isOwn = ({ caller }: Waiting) => caller !== undefined && caller === job.caller;
      const rest = waiting.filter((one) => one !== job);
      waiting = [...rest.filter((one) => !isOwn(one)), ...rest.filter(isOwn)];
      running.begin(job.caller);
      taken += job.price;
      job.start();
    }
  }

  function untilStart(caller: string | undefined, price: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const job: Waiting = {
        caller,
        price,
        start() {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = globalThis.setTimeout(() => {
        waiting = waiting.filter((one) => one !== job);
        reject(overloaded());
      }, waitMs);
      waiting.push(job);
      startWaiting();
    });
  }

  async function inTurn<Result>(price: number, work: () => Promise<Result>): Promise<Result> {
    const caller = currentCaller();
    await untilStart(caller, price);
    const giveBack = () => {
      taken -= price;
      startWaiting();
    };
    try {
      const result = await work();
      taken -= price;
      return result;
    } catch (error) {
      // A decoder that cannot be interrupted holds its memory until it has finished.
      if (error instanceof JobEnded) globalThis.setTimeout(giveBack, deadlineMs).unref();
      else taken -= price;
      throw error;
    } finally {
      running.end(caller);
    }
  }

  const parts = {
    /** A slot for the jobs of one request, one after the other. */
    takeSlot: slots.take,

    /**
     * Runs a job for a request that has a slot.
     *
     * @param price Bytes that it takes at most, beside the heap of its thread.
     * @param transfer Moved to the worker; the caller can use it no longer.
     * @throws {JobEnded} If it takes too long, grows too large or gives up.
     * @throws {AppError} `overloaded` if its turn does not come in time.
     */
    async run<Name extends keyof J & string>(
      name: Name,
      task: Parameters<J[Name]>[0],
      { price = 0, transfer = [] }: { price?: number; transfer?: ArrayBufferLike[] } = {},
    ): Promise<Answer<J[Name]>> {
      let hasWorked = () => false;
      const ended = (cause?: unknown) => new JobEnded(hasWorked() ? 'too much' : 'busy', { cause });
      const answer = await inTurn(Math.min(price, memory), async () => {
        if (isClosed) throw ended();
        pool ??= start();
        hasWorked = watchWork();
        countJob(1);
        const deadline = new AbortController(); // Piscina ends the thread of an aborted job
        const timer = globalThis.setTimeout(() => deadline.abort(), deadlineMs);
        try {
          // Piscina's type follows Node's and takes options for the list; its code takes a list.
          const transferList = transfer as object;
          return await pool.run(task, { name, signal: deadline.signal, transferList });
        } catch (cause) {
          const { name: kind, code } = Object(cause) as { name?: string; code?: string };
          if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw new JobEnded('too much', { cause });
          throw kind === 'AbortError' ? ended(cause) : cause;
        } finally {
          countJob(-1);
          clearTimeout(timer);
        }
      });
      if (hasGivenUp?.(answer)) throw ended();
      return answer;
    },

    /** For metrics: jobs in the queue, and requests that have left their slot. */
    load: () => ({ waiting: waiting.length, done: slots.left() }),

    /**
     * Ends all threads, also those with a job. A thread inside a decoder may end later by itself.
     */
    async close(): Promise<void> {
      isClosed = true;
      running.close();
      await Promise.race([pool?.destroy(), setTimeout(CLOSING_MS, undefined, { ref: false })]);
    },
  };

  return {
    ...parts,

    /**
     * Runs a job as `run` does, on a slot of its own, of which one caller has at most half.
     *
     * @param order.slot The slot of the request, if it has one already; it stays taken.
     */
    async runInSlot<Name extends keyof J & string>(
      name: Name,
      task: Parameters<J[Name]>[0],
      { slot, ...order }: { slot?: Slot | null | undefined; transfer?: ArrayBufferLike[] } = {},
    ): Promise<Answer<J[Name]>> {
      const own = slot ? undefined : parts.takeSlot(currentCaller());
      try {
        return await parts.run(name, task, order);
      } finally {
        own?.leave();
      }
    },
  };
}
