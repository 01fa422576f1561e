import type { Page, Request } from '@playwright/test';

import {
  type Account,
  as,
  dismissToast,
  loginFor,
  signInWith,
  signUp,
} from '../support/account.ts';
import { creatorOn } from '../support/creator-page.ts';
import { expect, test } from '../support/test.ts';

const PALETTES = '**/api/palettes';
const DEFAULT = '/create-palette?colors=F472B6-FB923C-FBBF24-10B981-3B82F6';
const FAVORITES = '**/api/user/colors';

/** The calls with which the page saves, as they happen. */
function watchSaving(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const isSaving = /\/api\/(palettes|user\/colors)$/.test(request.url());
    if (isSaving && request.method() === 'POST') requests.push(request);
  });
  return requests;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Palette' });

/** From here on the test controls the clock. */
async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
  // for effects that the page had only just started, such as the place of messages
  await page.clock.runFor(200);
}

test.describe('signed out', () => {
  test('CREATOR-46, CREATOR-47: the form has name and description; the button asks to log in', async ({
    page,
  }) => {
    await creatorOn(page).open();
    await expect(page.getByRole('textbox', { name: 'Palette name' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await expect(save(page)).toHaveText('Login to Save Palette');
  });

  test('CREATOR-48, CREATOR-49, CREATOR-70, LOGIC-07: saving leads to /login after 1.5 s, before the name is looked at', async ({
    page,
  }) => {
    await page.clock.install();
    const requests = watchSaving(page);
    const creator = creatorOn(page);
    await creator.open();
    await stopClock(page);
    await save(page).click();
    await expect(creator.toasts).toContainText('Login Required');
    await expect(creator.toasts).toContainText('Please log in to save palettes.');
    await page.clock.runFor(1_400);
    await expect(page).toHaveURL(/create-palette/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(loginFor(DEFAULT));
    expect(requests).toEqual([]);
  });

  test('CREATOR-59: the star leads to /login after 1.5 s', async ({ page }) => {
    await page.clock.install();
    const creator = creatorOn(page);
    await creator.open();
    await stopClock(page);
    await creator.star(1).click();
    await expect(creator.toasts).toContainText('Login Required');
    await expect(creator.toasts).toContainText('Please log in to save colors to favorites.');
    await page.clock.runFor(1_600);
    await expect(page).toHaveURL(loginFor(DEFAULT));
  });
});

test.describe('signed in', () => {
  let account: Account;
  test.beforeEach(async ({ page, request }) => {
    account = await signUp(request);
    await signInWith(page, account);
  });

  test('CREATOR-50, CREATOR-51: a name of nothing or of spaces is refused', async ({ page }) => {
    const requests = watchSaving(page);
    const creator = creatorOn(page);
    await creator.open();
    for (const [id, name] of [
      ['CREATOR-50', ''],
      ['CREATOR-51', '   '],
    ] as const) {
      await test.step(`${id}: the name ${JSON.stringify(name)}`, async () => {
        await page.getByRole('textbox', { name: 'Palette name' }).fill(name);
        await save(page).click();
        await expect(creator.toasts).toContainText('Name Required');
        await expect(creator.toasts).toContainText('Please enter a name for your palette.');
        await dismissToast(creator.toasts);
      });
    }
    expect(requests).toEqual([]);
  });

  test('CREATOR-52, CREATOR-53, CREATOR-55: saving sends the palette with the token, and it is kept', {
    tag: '@core',
  }, async ({ page, request }) => {
    const requests = watchSaving(page);
    const creator = creatorOn(page);
    await creator.open('?colors=FF0000-00FF00-0000FF-112233-445566&harmony=triadic');
    await page.getByRole('textbox', { name: 'Palette name' }).fill(' Primaries ');
    await page.getByRole('textbox', { name: 'Description' }).fill('For signs');
    await save(page).click();
    await expect(creator.toasts).toContainText('Palette Saved!');
    await expect(creator.toasts).toContainText(
      'Primaries is in your profile. Everyone can see it.',
    );

    expect(requests[0]?.headers().authorization).toBe(`Bearer ${account.token}`);
    const payload = requests[0]?.postDataJSON();
    const expected = {
      name: 'Primaries',
      description: 'For signs',
      isPublic: true,
      tags: ['triadic', 'custom'],
    };
    expect(payload).toMatchObject(expected);
    expect(payload.colors.map(({ hex }: { hex: string }) => hex)).toEqual(await creator.colors());
    for (const { name } of payload.colors) expect(name).toMatch(/\w/);

    const list = await request.get(`/api/palettes?userId=${account.id}`, as(account));
    expect(await list.json()).toMatchObject([{ ...expected, colors: payload.colors, likes: 0 }]);
  });

  test('CREATOR-52, D17: without a harmony the only tag is custom; a palette for oneself is private', async ({
    page,
  }) => {
    const requests = watchSaving(page);
    const creator = creatorOn(page);
    await creator.open('?name=Fruit');
    const seenBy = page.getByRole('group', { name: 'Who can see it' });
    await expect(seenBy.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await seenBy.getByRole('radio', { name: 'Everyone' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(seenBy.getByRole('radio', { name: 'Only me' })).toBeChecked();
    await expect(page.getByText('It stays in your profile.')).toBeVisible();
    await expect(page).toHaveURL(/&visible=me/);
    await save(page).click();
    await expect(creator.toasts).toContainText('Palette Saved!');
    await expect(creator.toasts).toContainText('Fruit is in your profile. Only you can see it.');
    expect(requests[0]?.postDataJSON()).toMatchObject({ tags: ['custom'], isPublic: false });
  });

  test('CREATOR-54: the button reads Saving... while the answer is on its way', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(PALETTES, async (route) => {
      await released;
      await route.continue();
    });
    await creatorOn(page).open('?name=Fruit');
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    release();
    await expect(save(page)).toHaveText('Save Palette');
  });

  test('CREATOR-56: a save that the server refuses says why', async ({ page }) => {
    const creator = creatorOn(page);
    await creator.open();
    await page.getByRole('textbox', { name: 'Palette name' }).fill('Turned \u202E round');
    await save(page).click();
    await expect(creator.toasts).toContainText('Save Failed');
    await expect(creator.toasts).toContainText(
      'Save Failed Name must not contain control characters or direction overrides.',
    );
    await expect(page).toHaveURL(/create-palette/);
  });

  test('CREATOR-57: a save that does not arrive says so', async ({ page }) => {
    await page.route(PALETTES, (route) => route.abort());
    const creator = creatorOn(page);
    await creator.open('?name=Fruit');
    await save(page).click();
    await expect(creator.toasts).toContainText('Save Failed');
    await expect(creator.toasts).toContainText('Could not save palette. Please try again.');
  });

  test('CREATOR-58: a 401 ends the session and leads to /login', async ({ page, request }) => {
    const creator = creatorOn(page);
    await creator.open('?name=Fruit');
    await expect(save(page)).toHaveText('Save Palette');
    await request.post('/api/auth/logout', as(account));
    await save(page).click();
    await expect(page).toHaveURL(loginFor(`${DEFAULT}&name=Fruit`));
    await expect(creator.toasts).toContainText('Please log in to save palettes and colors.');
    const kept = await page.evaluate(() => ['authToken', 'user'].map((key) => localStorage[key]));
    expect(kept).toEqual([undefined, undefined]);
  });

  test('CREATOR-60, CREATOR-61: the star sends the favorite, and it is kept', async ({
    page,
    request,
  }) => {
    const requests = watchSaving(page);
    const creator = creatorOn(page);
    await creator.open();
    await creator.star(4).click();
    await expect(creator.toasts).toContainText('Color Saved!');
    expect(requests[0]?.headers().authorization).toBe(`Bearer ${account.token}`);
    const favorite = { hexCode: '#10B981', name: 'Color #10B981', tags: ['favorite'] };
    expect(requests[0]?.postDataJSON()).toEqual(favorite);
    const list = await request.get('/api/user/colors', as(account));
    expect(await list.json()).toMatchObject([favorite]);
  });

  test('CREATOR-62: a favorite that does not arrive says so', async ({ page }) => {
    await page.route(FAVORITES, (route) => route.abort());
    const creator = creatorOn(page);
    await creator.open();
    await creator.star(4).click();
    await expect(creator.toasts).toContainText('Save Failed');
    await expect(creator.toasts).toContainText('Could not save color. Please try again.');
  });
});
