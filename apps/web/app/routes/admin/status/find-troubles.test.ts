import { StatusAnswer } from '@swatchwork/contract';
import { expect, test } from 'vitest';

import type { Status } from '../../../api/types.ts';
import { findTroubles } from './find-troubles.ts';

const [well] = StatusAnswer.meta()!.examples as [Status];
const { database, limits, images, load } = well;

test('nothing is said of a site that is well', () => {
  expect(findTroubles(well)).toEqual([]);
});

test.each<[string, Partial<Status>, string]>([
  ['database', { database: { ...database, status: 'failed' } }, 'The database does not respond.'],
  [
    'migrations',
    { database: { ...database, migrations: { applied: 6, known: 7 } } },
    'Only 6 of 7 migrations are applied.',
  ],
  [
    'Redis',
    { limits: { ...limits, status: 'failed' } },
    'Redis does not respond: each instance counts limits on its own.',
  ],
  ['limits', { limits: { ...limits, areOn: false } }, 'API rate limits are off.'],
  ['pictures', { images: { ...images, waiting: 13 } }, '13 of 16 images are waiting.'],
  ['event loop', { load: { ...load, eventLoopDelayMs: 201 } }, 'Responses are delayed by 201 ms.'],
  [
    'memory',
    { load: { ...load, heapBytes: load.heapLimitBytes * 0.95 } },
    'The memory of the process is almost full.',
  ],
])('of trouble with the %s it is told in a sentence', (_, part, sentence) => {
  expect(findTroubles({ ...well, ...part })).toEqual([sentence]);
});
