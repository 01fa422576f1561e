import type { Page } from '@playwright/test';

/** Waits until the page has carried out what was done early: from now on it answers at once. */
export async function untilAlive(page: Page) {
  await page.waitForFunction(() => !('earlyActions' in window));
}
