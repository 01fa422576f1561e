import type { Page } from '@playwright/test';

/** Waits until the page has replayed early actions: from then on it reacts at once. */
export async function untilAlive(page: Page) {
  await page.waitForFunction(() => !('earlyActions' in window));
}
