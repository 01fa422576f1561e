import { threadId } from 'node:worker_threads';

/** Jobs of a worker for tests: some fail, hang or grow. */
export const echo = (text: string): string => text;

/** Waits, and returns when it began and ended. */
export async function wait(ms: number): Promise<{ from: number; to: number }> {
  const now = () => performance.timeOrigin + performance.now();
  const from = now();
  await new Promise((resolve) => setTimeout(resolve, ms));
  return { from, to: now() };
}

export function hang(_: null): never {
  for (;;);
}

export function grow(_: null): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));
}

export function fail(message: string): never {
  throw new TypeError(message);
}

/** The number of the thread that ran it. */
export const thread = (_: null): number => threadId;
