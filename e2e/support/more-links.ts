import type { Page } from '@playwright/test';

/** The bar with which a page leads on, with all of its links open. */
export async function openMoreLinks(page: Page) {
  const bar = page.getByRole('navigation', { name: /^Continue with/ });
  await bar.getByText('More', { exact: true }).click();
  return bar;
}
