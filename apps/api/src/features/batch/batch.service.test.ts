import { json } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { BatchAnswer } from '@swatchwork/contract';
import { afterAll, expect, test } from 'vitest';

import { AppError } from '../../app-error.ts';
import { createFilePool } from '../../workers/file-pool.ts';
import { createThemeService } from '../themes/themes.service.ts';
import { runBatch } from './batch.service.ts';
import { createOperations } from './batch-operations.ts';
import { takeTurn } from './turns.ts';

type AnswerError = Parameters<typeof runBatch>[2];

const pool = createFilePool();
const runOperation = createOperations(createThemeService(pool, 'http://localhost'));
afterAll(() => pool.close());

const neverAsked = (error: unknown): never => {
  throw error;
};

/** Runs a batch and answers its pieces as one text. */
const run = (entries: unknown[], answerError: AnswerError = neverAsked) =>
  json(runBatch(entries, runOperation, answerError)) as Promise<BatchAnswer>;

/** Counts the turns of the event loop until the count is read. */
function countTurns(): () => number {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOver = true;
    return turns;
  };
}

/** Blocks for 15 ms, which is more than a slice. */
function work(): void {
  const endsAt = performance.now() + 15;
  while (performance.now() < endsAt);
}

test('a batch lets other requests go ahead again and again', async () => {
  const input = { colors: '0000ff-ffff00-ff00ff-00ff00', steps: 256, space: 'lch' };
  const entries = Array(100).fill({ operation: 'gradient', input });
  const turns = countTurns();
  expect((await run(entries)).answers).toHaveLength(100);
  expect(turns()).toBeGreaterThan(1);
});

test('after each slice everybody waits for the next turn, and who came first goes on first', async () => {
  await nextTurn(); // ends the slice of the previous test
  await nextTurn();
  const pieces: string[] = [];
  const turns = countTurns();
  const batch = async (name: string) => {
    for (let i = 0; i < 3; i++) {
      await takeTurn();
      pieces.push(name);
      work();
    }
  };
  await Promise.all([batch('first'), batch('second')]);
  // The slice was still open at the first request of the second batch.
  expect(pieces).toEqual(['first', 'second', 'first', 'first', 'second', 'second']);
  expect(turns()).toBeGreaterThanOrEqual(4);
});

test('what goes wrong on our side goes wrong in its place alone', async () => {
  const errors: unknown[] = [];
  const answer = await run([{ operation: 'mood', input: { mood: 'x' } }, 1], (error) => {
    errors.push(error);
    const body = { error: 'No', code: 'internal_error', requestId: 'a' } as const;
    return { status: 500, body };
  });
  expect(errors).toEqual([expect.any(AppError), expect.any(AppError)]);
  const one = { status: 500, body: { error: 'No', code: 'internal_error', requestId: 'a' } };
  expect(answer).toEqual({ answers: [one, one] });
});

test('a batch whose answer nobody takes any more is stopped', async () => {
  let made = 0;
  const entries = Array.from({ length: 1000 }, () => ({
    operation: 'matrix',
    get input() {
      made++;
      return { colors: Array(20).fill('3b82f6').join('-') };
    },
  }));
  for await (const piece of runBatch(entries, runOperation, neverAsked)) {
    expect(piece).toContain('{"answers":[');
    break;
  }
  expect(made).toBeLessThan(20);
});
