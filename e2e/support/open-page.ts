import type { Page } from '@playwright/test';

import { untilAlive } from './until-alive.ts';

/** Opens a page and waits until it answers to a mouse and to keys. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await untilAlive(page);
}
