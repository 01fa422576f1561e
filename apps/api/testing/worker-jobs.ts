import { threadId } from 'node:worker_threads';

/** Jobs of a worker for tests: some never end as they should. */
export const echo = (text: string): string => text;

/** Takes its time, and says when it began and ended. */
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

/** The thread that it ran in, by number. */
export const thread = (_: null): number => threadId;
