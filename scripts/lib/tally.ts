import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The results of one runner's tests, with a line for each test that needs attention. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  notes: string[];
}

/** For a part that has no tests, or none yet. */
export const NO_TESTS: Tally = { passed: 0, failed: 0, skipped: 0, notes: [] };

/** For a missing report: the runner itself failed. */
const broken = (path: string): Tally => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  notes: [`FAILED  there is no report ${path}`],
});

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

/** Reads Vitest's JSON report; names each failed test with its message. */
export function readVitestTally(path: string): Tally {
  if (!existsSync(path)) return broken(path);
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const files: VitestFile[] = report.testResults;
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failedTests = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `FAILED  ${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    notes: [
      ...brokenFiles.map(({ name, message }) => `FAILED  ${name}\n${message}`),
      ...failedTests,
    ],
  };
}

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';
type Spec = { file: string; line: number; title: string; tests: Tried[] };
type Suite = { suites?: Suite[]; specs: Spec[] };
type Tried = { status: Status; results: { error?: { message: string } }[] };

const MEANING: Partial<Record<Status, string>> = {
  unexpected: 'FAILED ',
  flaky: 'Passed at the second try only, to be mended:',
};

/** Reads Playwright's JSON report; names the tests that failed or needed a second try, each with its first error. */
export function readPlaywrightTally(path: string): Tally {
  if (!existsSync(path)) return broken(path);
  const { stats, errors, suites } = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    notes: suites.flatMap(notesOf),
  };
}

const notesOf = ({ suites = [], specs }: Suite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ status, results }) => {
      const error = results.find((result) => result.error)?.error?.message ?? '';
      const meaning = MEANING[status];
      return meaning
        ? [`${meaning} ${file}:${line} ${title}\n${stripVTControlCharacters(error)}`]
        : [];
    }),
  ),
  ...suites.flatMap(notesOf),
];

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  notes: [...a.notes, ...b.notes],
});
