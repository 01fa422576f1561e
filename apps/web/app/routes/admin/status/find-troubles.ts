import type { Status } from '../../../api/types.ts';

const PICTURES_WAIT = 12;
const HELD_UP_MS = 200;
const HEAP_SHARE = 0.9;

/** Problems as sentences; the thresholds are those of the alerts in docs/operations.md. */
export function findTroubles({ database, limits, images, load }: Status): string[] {
  const { applied, known } = database.migrations;
  const troubles: [boolean, string][] = [
    [database.status === 'failed', 'The database does not respond.'],
    [applied !== null && applied < known, `Only ${applied} of ${known} migrations are applied.`],
    [limits.status === 'failed', 'Redis does not respond: each instance counts limits on its own.'],
    [!limits.areOn, 'API rate limits are off.'],
    [images.waiting > PICTURES_WAIT, `${images.waiting} of ${images.room} images are waiting.`],
    [load.eventLoopDelayMs > HELD_UP_MS, `Responses are delayed by ${load.eventLoopDelayMs} ms.`],
    [
      load.heapBytes > HEAP_SHARE * load.heapLimitBytes,
      'The memory of the process is almost full.',
    ],
  ];
  return troubles.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}
