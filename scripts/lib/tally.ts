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

type Suite = { suites?: Suite[]; specs: { file: string; line: number; tests: Try[] }[] };
type Try = { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' };

/** Reads Playwright's JSON report; names the tests that passed at their second try only. */
export function readPlaywrightTally(path: string): Tally & { flaky: string[] } {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  const { stats, errors, suites } = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyOf),
  };
}

const flakyOf = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line }) => `${file}:${line}`),
  ...suites.flatMap(flakyOf),
];

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});
