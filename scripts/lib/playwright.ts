import { rmSync } from 'node:fs';

import { fromRoot } from './root.ts';
import { runTool } from './run.ts';
import { readPlaywrightTally, type Tally } from './tally.ts';

const REPORT = fromRoot('test-results', 'playwright.json');

const SUITES = {
  /** What every change has to pass: about one journey a page, and what people live by. */
  core: ['--grep', '@core', '--project=browser', '--workers=3'],
  /** All usual ones. */
  journeys: ['--grep-invert', '@system|@whole-chromium|@in-time'],
  /** Longer ones, which wait about as much as they work, and share nothing: four at a time keep two processors busy. */
  system: ['--fully-parallel', '--workers=4', '--grep', '@system'],
  /** Those that need what the headless shell lacks, and promises of seconds, which busy processors would break. */
  'few at a time': ['--grep', '@whole-chromium|@in-time'],
};

/** Runs one suite of the journeys of e2e/ in the given Chromium. */
export async function runPlaywright(
  chromiumPath: string,
  suite: keyof typeof SUITES,
): Promise<Tally> {
  rmSync(REPORT, { force: true });
  await runTool('playwright', ['test', ...SUITES[suite], '--reporter=line,json'], {
    env: { CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  });
  return readPlaywrightTally(REPORT);
}
