import { BatchEntry, type ErrorBody } from '@swatchwork/contract';

import { parseAs } from '../../plugins/validation.ts';
import { runOperation } from './batch-operations.ts';
import { takeTurn } from './turns.ts';

/** How an error is answered. */
type AnswerError = (error: unknown) => { status: number; body: ErrorBody };

/**
 * Makes the calls of a batch, one after another, and gives way to other requests between them.
 *
 * @returns JSON, written call by call: to write it all at the end would hold the others up.
 */
export async function runBatch(
  entries: readonly unknown[],
  answerError: AnswerError,
): Promise<string> {
  const answers: string[] = [];
  for (const entry of entries) {
    await takeTurn();
    answers.push(runEntry(entry, answerError));
  }
  return `{"answers":[${answers.join()}]}`;
}

function runEntry(entry: unknown, answerError: AnswerError): string {
  try {
    const { operation, input } = parseAs(BatchEntry, entry, 'request');
    return `{"status":200,"body":${runOperation(operation, input)}}`;
  } catch (error) {
    const { status, body } = answerError(error);
    return JSON.stringify({ status, body });
  }
}
