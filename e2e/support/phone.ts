import { expect, type Page } from '@playwright/test';

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 740 };

/** Shows the current page at the size of a phone, and fails if it would scroll sideways. */
export async function showOnPhone(page: Page) {
  await page.setViewportSize(PHONE);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0); // the layout follows the width a moment later
}
