import type { APIRequestContext, Page } from '@playwright/test';

import { as, signInWith, signUp } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function savePrivately(request: APIRequestContext) {
  const owner = await signUp(request);
  const data = { name: 'Only mine', colors: ['#112233', '#AABBCC'], isPublic: false };
  const saved = await request.post('/api/palettes', { ...as(owner), data });
  return { owner, id: (await saved.json()).id };
}

test('a private palette opens from its link for its owner', async ({ page, request }) => {
  const { owner, id } = await savePrivately(request);
  await signInWith(page, owner);
  await page.goto(`/explore-palettes/${id}`);
  await expect(title(page)).toHaveText('Only mine');
  await expect(page).toHaveURL(/\/palettes\/only-mine-[0-9a-z]{12}$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.reload();
  await expect(title(page)).toHaveText('Only mine');
});

test('a private palette is unknown to everybody else', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const { id } = await savePrivately(request);
  const address = `/explore-palettes/${id}`;
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(title(page)).toHaveText('404 Page Not Found');

  await signInWith(page, await signUp(request));
  const refused = page.waitForResponse(`**/api/palettes/${id}`);
  await page.goto(address);
  expect((await refused).status()).toBe(404);
  await expect(title(page)).toHaveText('404 Page Not Found');
});
