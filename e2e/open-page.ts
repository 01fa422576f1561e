import type { Page } from '@playwright/test';

/** Opens a page and waits until React has taken it over: a mouse or a key is not pressed twice. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
