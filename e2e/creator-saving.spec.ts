import type { Page, Request } from '@playwright/test';

import { creatorOn } from './creator-page.ts';
import { expect, test } from './test.ts';

// Accounts do not exist yet, so the two saving calls are answered here and not by the product.
const PALETTES = '**/api/palettes';
const FAVORITES = '**/api/user/colors';

async function answer(page: Page, call: string, status: number, json: unknown = {}) {
  const requests: Request[] = [];
  await page.route(call, (route, request) => {
    requests.push(request);
    return route.fulfill({ status, json });
  });
  return requests;
}

/** A browser in which somebody has signed in. */
const signIn = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('authToken', 'token-of-ada');
    localStorage.setItem('user', '{"username":"ada"}');
  });

const save = (page: Page) => page.getByRole('button', { name: 'Save Palette' });

/** From here on time passes only when the test says so. */
async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
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
    const requests = await answer(page, PALETTES, 201);
    const creator = creatorOn(page);
    await creator.open();
    await stopClock(page);
    await save(page).click();
    await expect(creator.toasts).toContainText('Login Required');
    await expect(creator.toasts).toContainText('Please log in to save palettes.');
    await page.clock.runFor(1_400);
    await expect(page).toHaveURL(/create-palette/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/login');
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
    await expect(page).toHaveURL('/login');
  });
});

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signIn(page));

  for (const [id, name] of [
    ['CREATOR-50', ''],
    ['CREATOR-51', '   '],
  ] as const) {
    test(`${id}: the name ${JSON.stringify(name)} is refused`, async ({ page }) => {
      const requests = await answer(page, PALETTES, 201);
      const creator = creatorOn(page);
      await creator.open();
      await page.getByRole('textbox', { name: 'Palette name' }).fill(name);
      await save(page).click();
      await expect(creator.toasts).toContainText('Name Required');
      await expect(creator.toasts).toContainText('Please enter a name for your palette.');
      expect(requests).toEqual([]);
    });
  }

  test('CREATOR-52, CREATOR-53, CREATOR-55: saving sends the palette with the token', async ({
    page,
  }) => {
    const requests = await answer(page, PALETTES, 201);
    const creator = creatorOn(page);
    await creator.open('?colors=FF0000-00FF00-0000FF-112233-445566&harmony=triadic');
    await page.getByRole('textbox', { name: 'Palette name' }).fill(' Primaries ');
    await page.getByRole('textbox', { name: 'Description' }).fill('For signs');
    await save(page).click();
    await expect(creator.toasts).toContainText('Palette Saved!');

    const [request] = requests;
    expect(request?.method()).toBe('POST');
    expect(request?.headers().authorization).toBe('Bearer token-of-ada');
    const payload = request?.postDataJSON();
    expect(payload).toMatchObject({
      name: 'Primaries',
      description: 'For signs',
      isPublic: true,
      tags: ['triadic', 'custom'],
    });
    expect(payload.colors.map(({ hex }: { hex: string }) => hex)).toEqual(await creator.colors());
    for (const { name } of payload.colors) expect(name).toMatch(/\w/);
  });

  test('CREATOR-52: without a harmony the only tag is custom', async ({ page }) => {
    const requests = await answer(page, PALETTES, 201);
    const creator = creatorOn(page);
    await creator.open('?name=Fruit');
    await save(page).click();
    await expect(creator.toasts).toContainText('Palette Saved!');
    expect(requests[0]?.postDataJSON().tags).toEqual(['custom']);
  });

  test('CREATOR-54: the button reads Saving... while the answer is on its way', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(PALETTES, async (route) => {
      await released;
      await route.fulfill({ status: 201, json: {} });
    });
    await creatorOn(page).open('?name=Fruit');
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    release();
    await expect(save(page)).toHaveText('Save Palette');
  });

  for (const [id, status, body, text] of [
    ['CREATOR-56', 409, { error: 'That name is taken' }, 'That name is taken'],
    ['CREATOR-57', 500, {}, 'Could not save palette. Please try again.'],
  ] as const) {
    test(`${id}: a save that fails with ${status} says ${text}`, async ({ page }) => {
      await answer(page, PALETTES, status, body);
      const creator = creatorOn(page);
      await creator.open('?name=Fruit');
      await save(page).click();
      await expect(creator.toasts).toContainText('Save Failed');
      await expect(creator.toasts).toContainText(text);
      await expect(page).toHaveURL(/create-palette/);
    });
  }

  test('CREATOR-58: a 401 ends the session and leads to /login', async ({ page }) => {
    await answer(page, PALETTES, 401, { error: 'expired' });
    const creator = creatorOn(page);
    await creator.open('?name=Fruit');
    await save(page).click();
    await expect(page).toHaveURL('/login');
    await expect(creator.toasts).toContainText('Please log in to save palettes and colors.');
    const kept = await page.evaluate(() => ['authToken', 'user'].map((key) => localStorage[key]));
    expect(kept).toEqual([undefined, undefined]);
  });

  test('CREATOR-60, CREATOR-61: the star sends the favourite', async ({ page }) => {
    const requests = await answer(page, FAVORITES, 201);
    const creator = creatorOn(page);
    await creator.open();
    await creator.star(4).click();
    await expect(creator.toasts).toContainText('Color Saved!');
    expect(requests[0]?.headers().authorization).toBe('Bearer token-of-ada');
    expect(requests[0]?.postDataJSON()).toEqual({
      hexCode: '#10B981',
      name: 'Color #10B981',
      tags: ['favorite'],
    });
  });

  test('CREATOR-62: a failed favourite says so', async ({ page }) => {
    await answer(page, FAVORITES, 500);
    const creator = creatorOn(page);
    await creator.open();
    await creator.star(4).click();
    await expect(creator.toasts).toContainText('Save Failed');
    await expect(creator.toasts).toContainText('Could not save color. Please try again.');
  });
});
