import { rmSync } from 'node:fs';

import { fromRoot } from './root.ts';
import { runTool } from './run.ts';
import { readVitestTally, type Tally } from './tally.ts';

const REPORT = fromRoot('test-results', 'vitest.json');

/**
 * Runs the unit, API, storage and package tests.
 *
 * @param env Addresses of the test servers.
 * @param files These alone; all by default.
 */
export async function runVitest(
  env: Record<string, string> = {},
  files: string[] = [],
): Promise<Tally> {
  rmSync(REPORT, { force: true });
  const code = await runTool(
    'vitest',
    ['run', ...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`],
    { env },
  );
  const tally = readVitestTally(REPORT);
  // An error outside of any test (an unhandled rejection, say) fails the run without failing a test.
  return code !== 0 && tally.failed === 0
    ? { ...tally, failed: 1, notes: ['FAILED  an error outside of any test'] }
    : tally;
}
