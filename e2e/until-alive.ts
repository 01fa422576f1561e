import type { Page } from '@playwright/test';

/**
 * Waits until React has taken a page over: a mouse or a key is not pressed twice. A page without
 * module scripts, such as a feed, has nothing to wait for.
 */
export async function untilAlive(page: Page) {
  await page.waitForFunction(() => {
    const isOurs = document.querySelector('script[type=later], script[type=module]') !== null;
    const main = document.querySelector('main') ?? {};
    return !isOurs || Object.keys(main).some((key) => key.startsWith('__react'));
  });
}
