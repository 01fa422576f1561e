import { expect, test } from '../support/test.ts';

test('ROUTE-34, ABOUT-01, ABOUT-02, ABOUT-03, ABOUT-04, ABOUT-05, ABOUT-06, ROUTE-32, LEGAL-01, LEGAL-08, LEGAL-09, ROUTE-33, LEGAL-02, LEGAL-03, LEGAL-04, LEGAL-05, LEGAL-06, LEGAL-07, LEGAL-10: what the page says by itself @html', async ({
  page,
  request,
}) => {
  await test.step('About has its six parts, with counted figures', async () => {
    await page.goto('/about');
    for (const name of ['Mission', 'Vision', 'Story', 'Values', 'Team', 'Swatchwork in figures']) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    const { total } = await (await request.get('/api/palettes/stats')).json();
    const palettes = page.getByRole('link', { name: /public palettes$/ });
    await expect(palettes).toHaveText(`${total.toLocaleString('en')} public palettes`);
    await expect(palettes).toHaveAttribute('href', '/explore-palettes');
  });
  await test.step('the privacy policy', async () => {
    await page.goto('/privacy-policy');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(main.getByText('Last updated: January 2024', { exact: true })).toBeVisible();
    await expect(main).toContainText('This version is from November 28, 2026.');
    await expect(main).toContainText('a store that these machines share (Valkey or Redis)');
    await expect(main).toContainText('The service is not for children under 13');
    await expect(main).toContainText('Palettes are kept in the browser');
  });
  await test.step('the terms', async () => {
    await page.goto('/terms-of-service');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await expect(main.getByText('Last updated: January 2024', { exact: true })).toBeVisible();
    for (const text of [
      'For material changes we give at least 30 days notice',
      'governed by the laws of the State of California',
      'Do not exceed the rate limits',
      'Attribute the product',
      'Commercial use of the API may need an agreement',
      'Palettes are kept in the browser',
      'free for personal and commercial use',
    ]) {
      await expect(main).toContainText(text);
    }
  });
});

test('the privacy policy tells the truth: no cookies, and only keys that it names', {
  tag: '@core',
}, async ({ page, context }) => {
  await page.goto('/create-palette');
  await page.getByRole('radio', { name: 'Dark surround' }).check();
  await page.goto('/privacy-policy');
  expect(await context.cookies()).toEqual([]);
  const used = await page.evaluate(() => Object.keys(localStorage));
  expect(used).toContain('theme');
  const named = await page.getByRole('cell').locator('code').allTextContents();
  expect(named).toEqual(expect.arrayContaining(used));
});

test('by keyboard alone: the list of sections leads into the text', async ({ page }) => {
  await page.goto('/terms-of-service');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(contents.getByRole('link', { name: 'Free to use' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms-of-service#use');
  await expect(page.getByRole('heading', { name: 'Free to use' })).toBeInViewport();
});
