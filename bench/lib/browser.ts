import { chromium } from '@playwright/test';

import { ensureHeadlessShell } from '../../scripts/lib/chromium.ts';

/**
 * A Chromium without windows, as the journeys of e2e/ start it. A full one draws its own controls
 * with scripts, at the cost of the page that is measured.
 *
 * @throws If there is none and none can be installed.
 */
export async function launchBrowser(...args: string[]) {
  const executablePath = await ensureHeadlessShell();
  if (!executablePath) throw new Error('There is no Chromium, and none could be installed.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });
}
