import type { LikeProof } from '@swatchwork/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { callJson, type TestApp } from './app.ts';

/** Asks an app for the work of one like, with these headers, and does it. */
export async function solveLikeChallenge(
  app: TestApp,
  headers: Record<string, string> = {},
): Promise<LikeProof> {
  const path = '/api/palettes/like-challenge';
  const { body: challenge } = await callJson(app, 'GET', path, undefined, undefined, headers);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge could not be solved');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
