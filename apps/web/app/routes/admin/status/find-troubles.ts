import type { Status } from '../../../api/types.ts';

const PICTURES_WAIT = 12;
const HELD_UP_MS = 200;
const HEAP_SHARE = 0.9;

/** Problems as sentences; the thresholds are those of the alerts in docs/operations.md. */
export function findTroubles({ database, limits, images, load }: Status): string[] {
  const { applied, known } = database.migrations;
  const troubles: [boolean, string][] = [
    [database.status === 'failed', 'The database does not answer.'],
    [applied !== null && applied < known, `Only ${applied} of ${known} migrations are applied.`],
    [limits.status === 'failed', 'Redis does not answer: each instance counts limits by itself.'],
    [!limits.areOn, 'The limits of the API are off.'],
    [images.waiting > PICTURES_WAIT, `${images.waiting} of ${images.room} pictures wait.`],
    [load.eventLoopDelayMs > HELD_UP_MS, `Answers are held up for ${load.eventLoopDelayMs} ms.`],
    [
      load.heapBytes > HEAP_SHARE * load.heapLimitBytes,
      'The memory of the process is nearly full.',
    ],
  ];
  return troubles.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}
