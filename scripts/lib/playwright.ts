import { rmSync } from 'node:fs';

import { fromRoot } from './root.ts';
import { runTool } from './run.ts';
import { readPlaywrightTally, type Tally } from './tally.ts';

const REPORT = fromRoot('test-results', 'playwright.json');

/**
 * Runs the journeys of e2e/ in the given Chromium.
 *
 * @param suite Those tagged `@system`, or the others.
 */
export async function runPlaywright(
  chromiumPath: string,
  suite: 'journeys' | 'system',
): Promise<Tally> {
  rmSync(REPORT, { force: true });
  // The walks of the system suite wait more than they work, and share nothing.
  const chosen =
    suite === 'system' ? ['--fully-parallel', '--workers=3', '--grep'] : ['--grep-invert'];
  await runTool('playwright', ['test', ...chosen, '@system', '--reporter=line,json'], {
    env: { CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  });
  return readPlaywrightTally(REPORT);
}
