import { describe, expect, test } from 'vitest';

import {
  describeDatabaseError,
  isBusy,
  isConflict,
  isConnectionError,
  isOfMissingAccount,
  violatedUniqueIndex,
} from './errors.ts';

const failure = (code: string, more = {}) =>
  Object.assign(new Error(`it says ${code}`), { code, ...more });

describe(isConnectionError, () => {
  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOENT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EPIPE',
    '08006',
    '53300',
    '57P01',
    '57P03',
  ])('%s is one, wrapped or not', (code) => {
    expect(isConnectionError(failure(code))).toBe(true);
    expect(isConnectionError(new Error('Failed query', { cause: failure(code) }))).toBe(true);
  });

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('"%s" is one, wrapped or not', (message) => {
    expect(isConnectionError(new Error(message))).toBe(true);
    expect(isConnectionError(new Error('Failed query', { cause: new Error(message) }))).toBe(true);
  });

  test.each([
    failure('23505'),
    failure('57014'),
    failure('FST_ERR_VALIDATION'),
    new Error('ECONNREFUSED'),
    undefined,
    'ECONNREFUSED',
  ])('%s is none', (error) => {
    expect(isConnectionError(error)).toBe(false);
  });
});

test.each(['40001', '40P01'])('%s may be tried again, wrapped or not', (code) => {
  expect(isConflict(failure(code))).toBe(true);
  expect(isConflict(new Error('Failed query', { cause: failure(code) }))).toBe(true);
  expect(isConflict(failure('23505'))).toBe(false);
});

test.each(['40P01', '53100', '53200', '25006'])('%s is busy, and not lost', (code) => {
  expect([isBusy(failure(code)), isConnectionError(failure(code))]).toEqual([true, false]);
});

test('a row for an account that is gone is told from other rows that are refused', () => {
  const constraint = 'saved_colors_user_id_users_id_fk';
  expect(isOfMissingAccount(failure('23503', { constraint }))).toBe(true);
  expect(isOfMissingAccount(failure('23503', { constraint: 'other_fk' }))).toBe(false);
  expect(isOfMissingAccount(failure('23505', { constraint }))).toBe(false);
});

test('a unique violation names its index; other violations do not', () => {
  const index = { constraint: 'users_email_unique' };
  expect(violatedUniqueIndex(failure('23505', index))).toBe('users_email_unique');
  expect(violatedUniqueIndex(failure('23514', index))).toBeUndefined();
});

test('an operator reads what the server said, not the query around it', () => {
  const wrapped = new Error('Failed query: insert …', { cause: failure('28P01') });
  expect(describeDatabaseError(wrapped)).toBe('it says 28P01');
  expect(describeDatabaseError(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))).toBe(
    'ECONNREFUSED',
  );
});
