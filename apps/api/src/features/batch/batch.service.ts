import { BatchEntry, type ErrorBody } from '@swatchwork/contract';

import { parseAs } from '../../plugins/requests/validation.ts';
import type { RunOperation } from './batch-operations.ts';
import { takeTurn } from './turns.ts';

/** Turns an error into an answer. */
type AnswerError = (error: unknown) => { status: number; body: ErrorBody };

const PIECE_LENGTH = 65_536;

/**
 * Makes the calls of a batch, one after another, and lets other requests run between them.
 *
 * @returns JSON in pieces: joining the megabytes of some answers would block the event loop. The
 *   batch stops when the consumer stops reading pieces.
 */
export async function* runBatch(
  entries: readonly unknown[],
  runOperation: RunOperation,
  answerError: AnswerError,
): AsyncGenerator<string, void> {
  let piece = '{"answers":[';
  for (const [i, entry] of entries.entries()) {
    await takeTurn();
    piece += (i > 0 ? ',' : '') + (await runEntry(entry, runOperation, answerError));
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]}`;
}

async function runEntry(
  entry: unknown,
  runOperation: RunOperation,
  answerError: AnswerError,
): Promise<string> {
  try {
    const { operation, input } = parseAs(BatchEntry, entry, 'request');
    return `{"status":200,"body":${await runOperation(operation, input)}}`;
  } catch (error) {
    const { status, body } = answerError(error);
    return JSON.stringify({ status, body });
  }
}
