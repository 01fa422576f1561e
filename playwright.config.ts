import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3917);
const SMTP_PORT = PORT + 1;
const MAILBOX_PORT = PORT + 2;

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results/e2e',
  forbidOnly: process.env.CI === 'true',
  // One try for a machine that was busy elsewhere; who needed it is named at the end.
  retries: process.env.CI === 'true' ? 1 : 0,
  workers: 2,
  // They end what hangs, and judge no speed: a busy machine may take many times as long as an idle one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  metadata: { mailbox: `http://127.0.0.1:${MAILBOX_PORT}` },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    screenshot: 'only-on-failure',
    // Tracing every try took a third of the time of a run.
    trace: 'on-first-retry',
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 768 },
    // `page.route` does not see what a service worker fetches: only offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    // What is marked @html stands in the page before any script: it is read without them alone.
    { name: 'browser', grepInvert: /@html/ },
    // The journeys marked @no-js hold with JavaScript off as well.
    { name: 'JavaScript off', grep: /@no-js|@html/, use: { javaScriptEnabled: false } },
  ],
  webServer: [
    {
      command: 'node e2e/support/mail-server.ts',
      url: `http://127.0.0.1:${MAILBOX_PORT}`,
      env: { SMTP_PORT: String(SMTP_PORT), MAILBOX_PORT: String(MAILBOX_PORT) },
      stderr: 'pipe',
    },
    {
      // What `npm start` runs, on an embedded database in a folder of its own.
      command: 'node scripts/start.ts',
      url: `http://127.0.0.1:${PORT}/readyz`,
      // It may build first, which takes minutes on a busy machine.
      timeout: 300_000,
      env: {
        PORT: String(PORT),
        DATA_DIR: join(tmpdir(), `swatchwork-e2e-${process.pid}`),
        RATE_LIMIT: 'off',
        SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
        PUBLIC_URL: `http://127.0.0.1:${PORT}`,
        ADMIN_EMAIL: 'admin@example.org',
        ADMIN_PASSWORD: 'the admin of the tests',
        LOG_LEVEL: 'warn',
      },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
