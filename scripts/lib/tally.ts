import { existsSync, readFileSync } from 'node:fs';

/** How the tests of one runner ended. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** Reads Vitest's JSON report. A missing report counts as one failure: the runner itself broke. */
export function readVitestTally(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const brokenFiles = report.testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads Playwright's JSON report; a test that needed a second try counts as failed. */
export function readPlaywrightTally(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});
