import type { Page } from '@playwright/test';

import { untilAlive } from './until-alive.ts';

/** Opens a page and waits until it responds to mouse and keyboard. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await untilAlive(page);
}
