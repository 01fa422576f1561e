// `npm run test:mutants -- color`: changes one operator, condition or text of a package after
// another and checks whether a test fails. Without a name it runs all three packages, which takes
// hours; with files (`-- formats/read/*.ts`), only those, and the results of the others stay.
import { Stryker } from '@stryker-mutator/core';

import { fromRoot } from './lib/root.ts';

const PACKAGES = ['color', 'formats', 'extract'];
const LEAST_SCORE = 85;

const asked = process.argv.slice(2);
for (const what of asked.length > 0 ? asked : PACKAGES) {
  const [name, ...files] = what.split('/');
  if (!PACKAGES.includes(name!)) throw new Error(`"${name}" is none of ${PACKAGES.join(', ')}`);
  await testMutants(name!, files.join('/') || '**/*.ts');
}

/**
 * Prints the surviving mutants and the score of a package; a score that is too low fails the
 * command.
 */
async function testMutants(name: string, files: string): Promise<void> {
  const source = `packages/${name}/src`;
  const report = `test-results/mutants/${name}`;
  process.env.MUTANTS_OF = name; // for the configuration of Vitest

  await new Stryker({
    mutate: [
      `${source}/${files}`,
      `!${source}/**/*.test.ts`,
      '!packages/extract/src/browser.ts', // runs only in browsers, where e2e/ tests it
    ],
    ignorePatterns: ['**', '!packages/**', '!scripts/lib/**', '!testing/**', 'tsconfig.json'],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: fromRoot('scripts', 'lib', 'vitest.mutants.config.ts'), related: false },
    coverageAnalysis: 'perTest',
    // Tables and constants are read while a file loads: each mutant would need every test of the
    // package, and a test could only repeat their values.
    ignoreStatic: true,
    concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
    dryRunTimeoutMinutes: 20,
    timeoutMS: 10_000, // a busy machine must not look like an endless loop
    incremental: true,
    incrementalFile: `${report}.incremental.json`,
    tempDirName: `test-results/mutants/${name}.tmp`,
    reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: LEAST_SCORE },
  }).runMutationTest();
}
