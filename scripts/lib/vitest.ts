import { rmSync } from 'node:fs';

import { fromRoot } from './root.ts';
import { runTool } from './run.ts';
import { readVitestTally, type Tally } from './tally.ts';

const REPORT = fromRoot('test-results', 'vitest.json');

/** Runs the unit, API, storage and package tests. @param env Addresses of the test servers. */
export async function runVitest(env: Record<string, string> = {}): Promise<Tally> {
  rmSync(REPORT, { force: true });
  const code = await runTool(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`],
    { env },
  );
  const tally = readVitestTally(REPORT);
  // An error outside of any test (an unhandled rejection, say) fails the run without failing a test.
  return code !== 0 && tally.failed === 0
    ? { ...tally, failed: 1, notes: ['FAILED  an error outside of any test'] }
    : tally;
}
