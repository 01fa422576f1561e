import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { fromRoot } from './root.ts';
import { runTool } from './run.ts';
import { readVitestTally, type Tally } from './tally.ts';

const REPORT = fromRoot('test-results', 'vitest.json');

/** Of the API's tests, which wait for the database, threads and clocks a third of their time. */
const API_WORKERS = Math.ceil(1.5 * Math.max(2, availableParallelism()));

type Options = {
  /** Addresses of the test servers. */
  env?: Record<string, string>;
  /** A project of vitest.config.ts; all by default. */
  project?: 'unit' | 'api' | 'system' | 'not system';
  /** Test files, or the beginnings of their paths; all by default. */
  files?: string[];
  /** Files whose importing tests are run, in place of `files`. */
  related?: string[];
};

/** Runs the tests that need no browser. */
export async function runVitest({
  env = {},
  project,
  files = [],
  related,
}: Options): Promise<Tally> {
  rmSync(REPORT, { force: true });
  const code = await runTool(
    'vitest',
    [
      ...(related ? ['related', '--run', '--passWithNoTests', ...related] : ['run', ...files]),
      ...(project ? [`--project=${project === 'not system' ? '!system' : project}`] : []),
      ...(project === 'api' ? [`--maxWorkers=${API_WORKERS}`] : []),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
    { env },
  );
  const tally = readVitestTally(REPORT);
  // An error outside of any test (such as an unhandled rejection) fails the run without failing a
  // test.
  return code !== 0 && tally.failed === 0
    ? { ...tally, failed: 1, notes: ['FAILED  an error outside of any test'] }
    : tally;
}
