import type { Page } from '@playwright/test';

/** The page as on a screen that shows Display P3. */
export async function onWideScreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'color-gamut', value: 'p3' }],
  });
}
