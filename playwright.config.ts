import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3917);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: process.env.CI === 'true',
  workers: 2,
  timeout: 45_000,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 768 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'browser', grepInvert: /@no-js/ },
    // The journeys marked @no-js hold with JavaScript off as well.
    { name: 'browser, marked tests', grep: /@no-js/ },
    { name: 'JavaScript off', grep: /@no-js/, use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: 'node e2e/server.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 60_000,
    env: { PORT: String(PORT) },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
