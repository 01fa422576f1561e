import { type ActOrder, LIMITS } from '@swatchwork/contract';

import { AppError, invalidField } from '../../../app-error.ts';
import type { Transaction } from '../../../db/database.ts';
import { keyOfTerm } from './compile-terms.ts';
import { createTermsRepository } from './terms.repository.ts';

/**
 * Forbids terms, or allows them again.
 *
 * @returns The terms that this changed.
 * @throws {AppError} `invalid_request` for a term that could never be found; `conflict` if nothing
 *   changes, or if there would be too many.
 */
export async function changeTerms(
  tx: Transaction,
  { kind, terms }: Extract<ActOrder, { kind: 'forbid' | 'allow' }>,
): Promise<string[]> {
  const repository = createTermsRepository(tx);
  if (kind === 'allow') {
    const allowed = await repository.remove(terms);
    if (allowed.length === 0) throw conflict('None of these are on the list');
    return allowed;
  }
  const useless = terms.findIndex((term) => !keyOfTerm(term));
  if (useless >= 0)
    throw invalidField('terms', `must each have one to six words; “${terms[useless]}” does not`);
  const forbidden = await repository.add(terms);
  if (forbidden.length === 0) throw conflict('All of these are already on the list');
  const { max } = LIMITS.forbiddenTerms;
  if ((await repository.count()) > max)
    throw conflict(`The list can have at most ${max.toLocaleString('en')} entries`);
  return forbidden;
}

const conflict = (message: string) => new AppError('conflict', message);
