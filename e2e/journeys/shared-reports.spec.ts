import type { APIRequestContext } from '@playwright/test';

import { as, signInWith, signUp, toasts } from '../support/account.ts';
import { adminToken, hideByCard } from '../support/admin-page.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const WHY = 'It advertises a shop.';

/** A public theme, or a public project that holds one. */
async function share(request: APIRequestContext, kind: 'theme' | 'project') {
  const author = await signUp(request);
  const name = `e2e ${crypto.randomUUID().slice(0, 13)}`;
  const draft = { name, input: { brands: ['#0A66C2'] } };
  const saved = await request.post('/api/themes/saved', { ...as(author), data: draft });
  const { id: theme } = (await saved.json()) as { id: string };
  if (kind === 'theme') return { author, name, path: `/theme?saved=${theme}` };
  const data = { name, isPublic: true };
  const made = await request.post('/api/projects', { ...as(author), data });
  const { id } = (await made.json()) as { id: string };
  await request.put(`/api/projects/${id}/items/${theme}`, { ...as(author), data: {} });
  return { author, name, path: `/projects/${id}` };
}

for (const kind of ['theme', 'project'] as const) {
  test(`a ${kind} is reported in two clicks, hidden with a reason, and brought back`, {
    tag: '@system',
  }, async ({ page, request, browser }) => {
    const { author, name, path } = await share(request, kind);
    const [reader, authorPage] = [await browser.newPage(), await browser.newPage()];

    await test.step('a visitor reports it in two clicks', async () => {
      await reader.goto(path);
      await reader.getByText(`Report this ${kind}`).click();
      await expectNoViolations(reader);
      await reader.getByRole('button', { name: 'Spam or advertising' }).click();
      await expect(reader.getByText(`A moderator will look at this ${kind}`)).toBeFocused();
    });

    await test.step('a moderator sees it with its author, and hides it', async () => {
      await signInWith(page, await adminToken(request));
      await page.goto('/admin/moderation');
      const card = page.getByRole('article', { name });
      await expect(card).toContainText('1 open report');
      await expect(card).toContainText(author.username);
      await expectNoViolations(page);
      await hideByCard(page, card, WHY);
      await expect(toasts(page)).toContainText(`1 ${kind} changed`);
      await expect(card).toHaveCount(0);
    });

    await test.step('the visitor finds it no more, and its author reads why', async () => {
      expect((await reader.goto(path))?.status()).toBe(404);
      await signInWith(authorPage, author);
      await authorPage.goto('/profile');
      const notices = authorPage.getByRole('region', { name: 'From the moderators' });
      await expect(notices).toContainText(`A moderator has hidden your ${kind} ${name}`);
      await expect(notices).toContainText(WHY);
    });

    await test.step('the moderator finds it by its address, and restores it', async () => {
      await page
        .getByLabel('Address of a palette, theme or project')
        .fill(`http://localhost${path}`);
      await page.getByRole('button', { name: 'Find' }).click();
      const card = page.getByRole('article', { name });
      await expect(card).toContainText(`Hidden: ${WHY}`);
      await card.getByRole('button', { name: 'Restore' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
      await expect(card.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
      expect((await reader.goto(path))?.status()).toBe(200);
    });
  });
}
