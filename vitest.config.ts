import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    // Processes and databases are started here, on machines that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
