import type { Request } from '@playwright/test';

import { formatHex, parseHex, rotatePerceptualHue, toOklch } from '@swatchwork/color';
import { dismissToast } from '../support/account.ts';
import { creatorOn, DEFAULT_COLORS } from '../support/creator-page.ts';
import { expect, test } from '../support/test.ts';

const GENERATE = '**/api/palettes/generate';
const HARMONIES = '**/api/colors/harmonies';

test('CREATOR-14, CREATOR-16, CREATOR-19, CREATOR-17, CREATOR-18, CREATOR-15, CREATOR-41, CREATOR-43: random colors, locks and harmonies', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('CREATOR-14, CREATOR-16, CREATOR-19: Random Colors asks the API and shows a new palette', async () => {
    const creator = creatorOn(page);
    await creator.open();
    const asked = page.waitForRequest(GENERATE);
    await creator.random.click();
    expect((await asked).method()).toBe('POST');
    expect((await asked).postDataJSON()).toMatchObject({ type: 'random', count: 5 });

    await expect(creator.toasts).toContainText('Palette Generated!');
    const colors = await creator.colors();
    expect(new Set([...colors, ...DEFAULT_COLORS]).size).toBe(10);
    await creator.expectUndoCount(1);
  });
  await test.step('CREATOR-17: a locked slot is kept', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.lock(2).click();
    await creator.lock(5).click();
    const asked = page.waitForRequest(GENERATE);
    await creator.random.click();
    expect((await asked).postDataJSON().locked).toEqual([null, '#FB923C', null, null, '#3B82F6']);
    await creator.expectUndoCount(1);

    const colors = await creator.colors();
    expect([colors[1], colors[4]]).toEqual(['#FB923C', '#3B82F6']);
    for (const slot of [0, 2, 3]) expect(colors[slot]).not.toBe(DEFAULT_COLORS[slot]);
  });
  await test.step('CREATOR-18: with all five locked nothing changes and nothing is asked', async () => {
    const creator = creatorOn(page);
    await creator.open();
    for (const slot of [1, 2, 3, 4, 5]) await creator.lock(slot).click();
    let asked = false;
    const listen = (request: Request) => {
      if (request.url().includes('/api/')) asked = true;
    };
    page.on('request', listen);
    await creator.random.click();
    await expect(creator.toasts).toContainText('All Colors Locked');
    await creator.expectColors(DEFAULT_COLORS);
    await creator.expectUndoCount(0);
    expect(asked).toBe(false);
    page.off('request', listen);
  });
  await test.step('CREATOR-15: New Palette renews all five, releases the locks and is one undo step', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.lock(1).click();
    await creator.renew.click();
    await creator.expectUndoCount(1);
    const colors = await creator.colors();
    for (const [i, color] of colors.entries()) expect(color).not.toBe(DEFAULT_COLORS[i]);
    await expect(creator.lock(1)).toHaveAttribute('aria-pressed', 'false');

    await creator.undo.click();
    await creator.expectColors(DEFAULT_COLORS);
    await expect(creator.lock(1)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('CREATOR-41, CREATOR-43: a harmony asks the API and fills the slots that are not locked', async () => {
    const creator = creatorOn(page);
    await creator.open('', 'Harmony');
    await creator.lock(5).click();
    await page.getByRole('textbox', { name: 'Base color', exact: true }).fill('ff0000');
    await page.getByRole('radio', { name: 'HSL', exact: true }).click();
    await page.getByRole('radio', { name: 'triadic' }).click();
    const asked = page.waitForRequest(HARMONIES);
    await page.getByRole('button', { name: 'Generate Harmony' }).click();
    expect((await asked).postDataJSON()).toEqual({ hex: '#FF0000', type: 'triadic' });

    await expect(creator.toasts).toContainText('Harmony Created!');
    const colors = await creator.colors();
    expect(colors.slice(0, 3)).toEqual(['#FF0000', '#00FF00', '#0000FF']);
    expect(colors[4]).toBe('#3B82F6');
    await creator.expectUndoCount(1);
  });
  await test.step('a harmony of the selected color leaves it where it is', async () => {
    const creator = creatorOn(page);
    await creator.open('?selected=4', 'Harmony');
    await page.getByRole('radio', { name: 'HSL', exact: true }).click();
    await page.getByRole('button', { name: 'Generate Harmony' }).click();
    await creator.expectUndoCount(1);
    const colors = await creator.colors();
    expect(colors[3]).toBe('#10B981');
    expect(colors[0]).toBe('#B91048');
  });
  await test.step('D31: it is balanced unless another kind is chosen, in the style of the palette', async () => {
    const creator = creatorOn(page);
    await creator.open('?selected=4&style=muted', 'Harmony');
    await expect(page.getByRole('radio', { name: 'Balanced' })).toBeChecked();
    const asked = page.waitForRequest(HARMONIES);
    await page.getByRole('button', { name: 'Generate Harmony' }).click();
    const wanted = { hex: '#10B981', type: 'complementary', space: 'oklch', style: 'muted' };
    expect((await asked).postDataJSON()).toMatchObject(wanted);
    await creator.expectUndoCount(1);
    const colors = await creator.colors();
    expect(colors[3]).toBe('#10B981');
    const [base, partner] = ['#10B981', colors[0]!].map((hex) => toOklch(parseHex(hex)!));
    expect(Math.abs(partner!.h - base!.h)).toBeGreaterThan(170);
    expect(partner!.c).toBeLessThan(0.09);
  });
  await test.step('a harmony in OKLCH is made on the page, equally light', async () => {
    const creator = creatorOn(page);
    await creator.open('?selected=4', 'Harmony');
    await page.getByRole('radio', { name: 'Equally light' }).click();
    await page.getByRole('button', { name: 'Generate Harmony' }).click();
    await creator.expectUndoCount(1);
    const colors = await creator.colors();
    expect(colors[3]).toBe('#10B981');
    expect(colors[0]).toBe(formatHex(rotatePerceptualHue(parseHex('#10B981')!, 180)));
  });
});

test('CREATOR-20: a failed generation says so and keeps the palette', async ({ page }) => {
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, json: { error: 'no' } }));
  const creator = creatorOn(page);
  await creator.open();
  await creator.random.click();
  await expect(creator.toasts).toContainText('Generation Failed');
  await expect(creator.toasts).toContainText('Could not generate palette. Please try again.');
  await creator.expectColors(DEFAULT_COLORS);
  await creator.expectUndoCount(0);
});

test('CREATOR-20: whatever comes in place of a palette is a failed generation', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open();
  for (const [what, answer] of [
    ['a sign-in page of a hotel', { body: '<title>Welcome</title>', contentType: 'text/html' }],
    ['too few colors', { json: { colors: ['#FF0000'] } }],
    [
      'a color that is none',
      { json: { colors: ['#FF0000', 'x', '#00FF00', '#0000FF', '#FFFFFF'] } },
    ],
  ] as const) {
    await test.step(what, async () => {
      await page.route(GENERATE, (route) => route.fulfill(answer), { times: 1 });
      await creator.random.click();
      await expect(creator.toasts).toContainText('Generation Failed');
      await creator.expectColors(DEFAULT_COLORS);
      await creator.expectUndoCount(0);
      await dismissToast(creator.toasts);
    });
  }
});

test('a style is asked for with random colors, and is in the link while it is not Balanced', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open('?character=vivid'); // a link of a former version
  const style = page.getByRole('combobox', { name: 'Style' });
  await expect(style).toHaveValue('bright');

  await style.selectOption('One hue');
  await expect(page).toHaveURL(/[?&]style=one-hue/);
  for (const button of [creator.random, creator.renew]) {
    const asked = page.waitForRequest(GENERATE);
    await button.click();
    expect((await asked).postDataJSON()).toMatchObject({ style: 'one-hue' });
    await expect(creator.toasts).toContainText('Palette Generated!');
  }
  await page.reload();
  await expect(style).toHaveValue('one-hue');
  await style.selectOption('Balanced');
  await expect(page).not.toHaveURL(/style/);
});

test('CREATOR-40: the harmony panel offers the four types', async ({ page }) => {
  await creatorOn(page).open('', 'Harmony');
  const group = page.getByRole('group', { name: 'Harmony', exact: true });
  for (const name of ['complementary', 'triadic', 'analogous', 'tetradic']) {
    await expect(group.getByRole('radio', { name })).toBeVisible();
  }
  await expect(group.getByRole('radio')).toHaveCount(4);
});

test('CREATOR-42: the button reads Generating... while the answer is on its way', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(HARMONIES, async (route) => {
    await released;
    await route.continue();
  });
  await creatorOn(page).open('', 'Harmony');
  await page.getByRole('button', { name: 'Generate Harmony' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Generate Harmony' })).toBeVisible();
});

test('CREATOR-44: an invalid base is refused without a call', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open('', 'Harmony');
  let asked = false;
  await page.route(HARMONIES, (route) => {
    asked = true;
    return route.continue();
  });
  await page.getByRole('textbox', { name: 'Base color', exact: true }).fill('#12345');
  await page.getByRole('button', { name: 'Generate Harmony' }).click();
  await expect(creator.toasts).toContainText('Invalid Color');
  await expect(creator.toasts).toContainText(
    'Please enter a valid hex color for harmony generation.',
  );
  await expect(page.getByRole('textbox', { name: 'Base color', exact: true })).toHaveValue(
    '#12345',
  );
  expect(asked).toBe(false);
});

test('CREATOR-45: a failed harmony says so', async ({ page }) => {
  await page.route(HARMONIES, (route) => route.abort());
  const creator = creatorOn(page);
  await creator.open('', 'Harmony');
  await page.getByRole('button', { name: 'Generate Harmony' }).click();
  await expect(creator.toasts).toContainText('Generation Failed');
  await expect(creator.toasts).toContainText('Could not generate palette. Please try again.');
  await creator.expectColors(DEFAULT_COLORS);
});
