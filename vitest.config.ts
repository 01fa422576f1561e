import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

const TESTS = ['{packages,plugins,apps/web}/**/*.test.{ts,tsx}', '{scripts,testing}/**/*.test.ts'];
const SYSTEM = '**/*.system.test.ts';
const exclude = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    // Files of one worker share their modules: loading them took a third of the processor's time.
    // A test that changes something global puts it back.
    isolate: false,
    // Vitest leaves a processor free, which of two is half of them.
    maxWorkers: Math.max(2, availableParallelism()),
    // They end what hangs, and judge no speed: processes and databases are started here, on machines that may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // `npm test` tries fewer generated inputs than `npm test -- --all`.
    provide: process.env.TEST_SHORT === 'true' ? { propertyRuns: 20 } : {},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: TESTS,
          exclude: [...exclude, SYSTEM],
          globalSetup: 'testing/pack-cli-once.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          exclude: [...exclude, SYSTEM],
        },
      },
      // What starts the product again and again, packs and installs it, or searches for long:
      // `npm test -- --all`.
      {
        extends: true,
        test: {
          name: 'system',
          include: [SYSTEM],
          exclude,
          globalSetup: ['testing/pack-cli-once.ts', 'testing/pack-packages-once.ts'],
        },
      },
    ],
  },
});
