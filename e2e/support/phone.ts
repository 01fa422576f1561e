import { expect, type Page } from '@playwright/test';

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 740 };

/** Shows the page as it stands on a phone, and fails where it would scroll sideways. */
export async function showOnPhone(page: Page) {
  await page.setViewportSize(PHONE);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0); // what depends on the width follows in a moment
}
