import { rmSync } from 'node:fs';

import { fromRoot } from './root.ts';
import { runTool } from './run.ts';
import { readVitestTally, type Tally } from './tally.ts';

const REPORT = fromRoot('test-results', 'vitest.json');

type Options = {
  /** Addresses of the test servers. */
  env?: Record<string, string>;
  /** A project of vitest.config.ts; all by default. */
  project?: 'unit' | 'api' | 'system';
  /** Test files; all by default. */
  files?: string[];
};

/** Runs the tests that need no browser. */
export async function runVitest({ env = {}, project, files = [] }: Options): Promise<Tally> {
  rmSync(REPORT, { force: true });
  const code = await runTool(
    'vitest',
    [
      'run',
      ...files,
      ...(project ? [`--project=${project}`] : []),
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
