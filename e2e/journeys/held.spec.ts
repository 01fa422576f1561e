import { ADMIN, as, signInWith, signUp, toasts } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openPage } from '../support/open-page.ts';
import { startOwnServer } from '../support/own-server.ts';
import { expect, test } from '../support/test.ts';

const NAME = 'Cheap paint at shop.example';

test('a palette with a link waits: its author is told wherever it stands, and a moderator releases it', {
  tag: '@system',
}, async ({ page, browser, playwright }) => {
  const server = await startOwnServer({
    SEED: 'none',
    RATE_LIMIT: 'on',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const request = await playwright.request.newContext({ baseURL: server.url });
  const adminPage = await browser.newPage();
  try {
    const author = await signUp(request);
    await signInWith(page, author);

    await test.step('the creator says that it waits', async () => {
      await openPage(page, `${server.url}/create-palette`);
      await page.getByLabel('Palette Name').fill(NAME);
      await page.getByRole('button', { name: 'Save Palette', exact: true }).click();
      await expect(toasts(page)).toContainText('A moderator has to approve it first');
    });

    const [palette] = await (
      await request.get(`/api/palettes?userId=${author.id}`, as(author))
    ).json();
    const path = `${server.url}/palettes/${palette.slug}`;

    await test.step('so do the profile and the page of the palette', async () => {
      await openPage(page, `${server.url}/profile`);
      const card = page.getByRole('list', { name: 'My palettes' }).getByRole('listitem').first();
      await expect(card).toContainText('Waiting for approval');
      await expect(card.getByRole('button', { name: /^Waiting: so far only you/ })).toBeVisible();
      await expectNoViolations(page);
      await openPage(page, path);
      await expect(page.getByRole('main')).toContainText('Waiting for approval');
      await expect(page.getByRole('main')).toContainText('it contains a link');
      await expectNoViolations(page);
      expect((await request.get(path)).status()).toBe(404);
    });

    await test.step('a moderator finds it in the queue, and releases it', async () => {
      const { email, password } = ADMIN;
      const login = await request.post('/api/auth/login', { data: { email, password } });
      await signInWith(adminPage, await login.json());
      await openPage(adminPage, `${server.url}/admin/moderation`);
      const waiting = adminPage.getByRole('region', { name: 'Waiting for approval' });
      await expect(waiting).toContainText('it contains a link, and the account is new');
      await expectNoViolations(adminPage);
      await waiting.getByRole('button', { name: 'Approve', exact: true }).click();
      await adminPage
        .getByRole('dialog', { name: 'Approve' })
        .getByRole('button', { name: 'Approve' })
        .click();
      await expect(toasts(adminPage)).toContainText('1 palette changed');
      await expect(waiting).toHaveCount(0);
      expect((await request.get(path)).status()).toBe(200);
    });

    await test.step('its author reads that everyone can see it', async () => {
      await openPage(page, `${server.url}/profile`);
      await expect(page.getByRole('button', { name: /^Public: everyone can see/ })).toBeVisible();
    });
  } finally {
    await page.close(); // or the pages would ask a server that is gone
    await adminPage.close();
    await request.dispose();
    await server.stop();
  }
});
