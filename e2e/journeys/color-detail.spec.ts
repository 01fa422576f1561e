import type { Page } from '@playwright/test';
import { parseHex, SPACES } from '@swatchwork/color';
import { expectNoViolations } from '../support/axe.ts';

import { expect, test } from '../support/test.ts';

const TABS = ['Overview', 'Color Values', 'Accessibility', 'Harmonies'];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByRole('tabpanel');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const [id, path] of [
  ['ROUTE-27', '/color/3b82f6'],
  ['ROUTE-28', '/color/%233b82f6'],
  ['COLOR-29', '/color/3B82F6'],
] as const) {
  test(`${id}, COLOR-26: ${path} is the page of #3B82F6 @no-js`, async ({ page }) => {
    await page.goto(path);
    await expect(title(page)).toHaveText('Color #3B82F6');
    await expect(page).toHaveTitle(/^#3B82F6 vivid blue: rgb\(59, 130, 246\)/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/color\/3b82f6$/);
  });
}

test('ROUTE-29: without a color it is black @no-js', async ({ page }) => {
  for (const path of ['/color', '/color/']) {
    await test.step(`${path} is black`, async () => {
      await page.goto(path);
      await expect(title(page)).toHaveText('Black');
      await expect(
        page.getByRole('paragraph').filter({ hasText: /^#000000, black$/ }),
      ).toBeVisible();
      await expect(page.getByText('The address contains no color')).toBeVisible();
    });
  }
});

test('COLOR-28: what is no color shows black, with a notice that keeps it @no-js', async ({
  page,
}) => {
  const answer = await page.goto('/color/tomatto');
  expect(answer?.status()).toBe(200);
  await expect(title(page)).toHaveText('Black');
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toContainText('“tomatto” is not a color of six hex digits');
  const field = notice.getByRole('textbox', { name: 'Another color', exact: true });
  await expect(field).toHaveValue('tomatto');
  await field.fill('tomato');
  await notice.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/color/ff6347');
  await expect(title(page)).toHaveText('Color #FF6347');
});

test('COLOR-03, COLOR-04, COLOR-12, COLOR-06, COLOR-07, COLOR-08, COLOR-09, COLOR-10, COLOR-11, COLOR-15, COLOR-05, COLOR-20, COLOR-21, COLOR-22, COLOR-23, COLOR-24: all four tabs tell what a color is and lead on @no-js', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('a name in the address is not taken for hex, but understood', async () => {
    await page.goto('/color/tomato');
    await page.getByRole('link', { name: '#FF6347' }).click();
    await expect(title(page)).toHaveText('Color #FF6347');
  });
  await test.step('COLOR-03, COLOR-04, COLOR-12: a badge and Yes on a web safe color alone', async () => {
    await page.goto('/color/ff6633');
    await expect(page.getByText('Web Safe Color', { exact: true })).toBeVisible();
    await expect(panel(page).getByRole('definition').filter({ hasText: 'Yes' })).toHaveCount(1);
    await page.goto('/color/ff6634');
    await expect(page.getByText('Web Safe Color', { exact: true })).toHaveCount(0);
    await panel(page).getByRole('link', { name: '#FF6633' }).first().click();
    await expect(title(page)).toHaveText('Color #FF6633');
  });
  await test.step('COLOR-06, COLOR-07, COLOR-08, COLOR-09, COLOR-10, COLOR-11, COLOR-15: the overview', async () => {
    await page.goto('/color/3b82f6');
    await expect(panel(page).getByRole('region', { name: 'Preview' })).toHaveCSS(
      'background-color',
      'rgb(59, 130, 246)',
    );
    await expect(panel(page).getByRole('region', { name: 'Preview' })).toHaveCSS(
      'color',
      'rgb(0, 0, 0)',
    );
    await expect(panel(page).getByRole('definition')).toHaveText([
      '5.70:1with black text',
      'Light',
      'Vivid',
      'Cool',
      'Nonearest is #0099FF',
    ]);
    await expect(panel(page)).toContainText('An energetic color.');
  });
  await test.step('COLOR-05: four tabs, each with its address, which reload and back restore', async () => {
    await page.goto('/color/3b82f6');
    await expect(page.getByRole('tab')).toHaveText(TABS);
    for (const name of TABS) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await expect(page).toHaveURL('/color/3b82f6?tab=harmonies');
    await page.reload();
    await expect(page.getByRole('tabpanel', { name: 'Harmonies' })).toBeVisible();
    await page.getByRole('list', { name: 'Triadic colors' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/color\/[0-9a-f]{6}$/);
    await page.goBack();
    await expect(page.getByRole('tabpanel', { name: 'Harmonies' })).toBeVisible();
    await expect(title(page)).toHaveText('Color #3B82F6');
  });
  await test.step('COLOR-20, COLOR-21, COLOR-22: contrast on white and on black, with verdicts', async () => {
    await page.goto('/color/3b82f6?tab=accessibility');
    const white = page.getByRole('region', { name: 'On white' });
    await expect(white.getByRole('status', { name: 'Contrast ratio' })).toHaveText('3.67:1');
    await expect(white.getByRole('listitem')).toHaveText([
      /AA normal text, 4\.5:1\s*Fail/,
      /AA large text, 3:1\s*Pass/,
      /AAA normal text, 7:1\s*Fail/,
    ]);
    const black = page.getByRole('region', { name: 'On black' });
    await expect(black.getByRole('status', { name: 'Contrast ratio' })).toHaveText('5.70:1');
    await expect(black.getByRole('listitem')).toHaveText([/Pass/, /Pass/, /Fail/]);

    await white.getByRole('link').click();
    await expect(page).toHaveURL(/tab=accessibility/);
    await expect(white.getByRole('listitem').first()).toHaveText(/Pass/);
  });
  await test.step('COLOR-23, COLOR-24: four analogous colors, each a link', async () => {
    await page.goto('/color/ff0000?tab=harmonies');
    const analogous = page.getByRole('list', { name: 'Analogous colors' }).getByRole('link');
    await expect(analogous).toHaveText([
      /#FF00FF.*−60°/,
      /#FF0080.*−30°/,
      /#FF8000.*\+30°/,
      /#FFFF00.*\+60°/,
    ]);
    expect(
      await analogous.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(['/color/ff00ff', '/color/ff0080', '/color/ff8000', '/color/ffff00']);
    await page.getByRole('link', { name: 'Open as palette (Analogous)' }).click();
    await expect(page).toHaveURL(/\/create-palette\?.*FF0000-FF00FF-FF0080-FF8000-FFFF00/);
  });
  await test.step('variations, names and similar colors lead on', async () => {
    await page.goto('/color/3b82f6');
    for (const [name, count] of [
      ['Tints', 5],
      ['Shades', 5],
      ['Tones', 5],
      ['Similar colors', 10],
    ] as const) {
      await expect(page.getByRole('list', { name }).getByRole('link')).toHaveCount(count);
    }
    await panel(page).getByRole('link', { name: 'Pool Water' }).click();
    await expect(title(page)).toHaveText('Color #2188FF');
    await page.getByRole('list', { name: 'Similar colors' }).getByRole('link').first().click();
    await expect(title(page)).not.toHaveText('Color #2188FF');
  });
});

const BASIC_NAMES = {
  '000000': 'Black',
  ffffff: 'White',
  ff0000: 'Red',
  '00ff00': 'Lime',
  '0000ff': 'Blue',
  ffff00: 'Yellow',
  ff00ff: 'Magenta',
  '00ffff': 'Cyan',
  '808080': 'Gray',
  '800000': 'Maroon',
  '008000': 'Green',
  '000080': 'Navy',
  '800080': 'Purple',
  '008080': 'Teal',
  ffa500: 'Orange',
};

test('COLOR-25: fifteen basic colors have their names', async ({ request }) => {
  for (const [hex, name] of Object.entries(BASIC_NAMES)) {
    const html = await (await request.get(`/color/${hex}`)).text();
    expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1], hex).toBe(name);
  }
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('COLOR-01, COLOR-02, COLOR-27, COLOR-17, COLOR-18, COLOR-19: each value of a color', async ({
    page,
  }) => {
    await test.step('COLOR-01, COLOR-02, COLOR-27: Copy HEX and Copy RGB in the header', async () => {
      await page.goto('/color/3b82f6');
      for (const [name, value] of [
        ['Copy HEX', '#3B82F6'],
        ['Copy RGB', 'rgb(59, 130, 246)'],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).click();
        const toast = page.getByRole('status', { name: 'Notifications' });
        await expect(toast).toContainText('Copied!');
        await expect(
          toast.getByText(`${value} copied to clipboard`, { exact: true }),
        ).toBeVisible();
        expect(await clipboard(page)).toBe(value);
      }
    });
    await test.step('COLOR-17, COLOR-18, COLOR-19: the values, each a click from the clipboard', async () => {
      await page.goto('/color/3b82f6?tab=values');
      const values = panel(page).getByRole('listitem');
      await expect(values).toContainText([
        '#3B82F6',
        ...SPACES.map(({ format }) => format(parseHex('#3B82F6')!)),
      ]);
      await expect(values).toHaveCount(1 + SPACES.length);
      const copies = values.nth(2).getByRole('button');
      await copies.first().click();
      await expect(page.getByText('hsl(217, 91%, 60%) copied to clipboard')).toBeVisible();
      expect(await clipboard(page)).toBe('hsl(217, 91%, 60%)');
      await copies.last().click();
      await expect(page.getByText('hsl(217.2, 91.2%, 59.8%) copied to clipboard')).toBeVisible();
      expect(await clipboard(page)).toBe('hsl(217.2, 91.2%, 59.8%)');
    });
  });
});

test('by keyboard alone: tabs, and a color of a tab', async ({ page }) => {
  await page.goto('/color/3b82f6');
  await page.getByRole('button', { name: 'Copy RGB' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Harmonies' })).toBeFocused();
  await expect(page).toHaveURL(/tab=harmonies/);
  await expect(page.getByRole('list', { name: 'Analogous colors' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('list', { name: 'Analogous colors' }).getByRole('link').first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).not.toHaveText('Color #3B82F6');
  await expect(page.getByRole('main')).toBeFocused();
});

// Not in every-page.spec.ts: the page contains the form twice.
test('axe finds nothing on what is no color in any surround', async ({ page }) => {
  await page.goto('/color/nonsense');
  await expectNoViolations(page);
});

test('fits a screen of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of ['overview', 'values', 'accessibility', 'harmonies']) {
    await page.goto(`/color/cc99ff?tab=${tab}`);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(tooWide, tab).toBe(false);
  }
});
