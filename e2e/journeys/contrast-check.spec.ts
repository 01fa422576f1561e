import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { content } from '../support/tool-page.ts';

const PATH = '/contrast-check';
const SIGNS = `${PATH}?colors=D00000-00A000-FFFFFF&name=Signs`;

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cell = (page: Page, name: RegExp) => page.getByRole('table').getByRole('link', { name });
const colors = (page: Page) => page.getByRole('textbox', { name: 'Colors' });

test('an auditor checks a palette, repairs a collision and takes the repair back @no-js', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('without colors there is an example with something of everything', async () => {
    await page.goto(PATH);
    await expect(content(page)).toContainText('3 of 10 pairs reach 4.5:1.');
    await expect(content(page)).toContainText('1 pair is too similar for some types of vision.');
  });
  await test.step('the matrix says of each pair what it is good for', async () => {
    await page.goto(SIGNS);
    await expect(page.getByRole('heading', { level: 2, name: 'Signs' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /#D00000 .*red/ })).toBeVisible();
    await expect(cell(page, /^#D00000 on #00A000: 1\.63/)).toContainText('Decoration only');
    await expect(cell(page, /^#D00000 on #00A000: 1\.63/)).toContainText('Too similar for deutan');
    await expect(cell(page, /^#FFFFFF on #D00000: 5\.70/)).toContainText('Any text');
    await expect(cell(page, /^#FFFFFF on #00A000: 3\.48/)).toContainText('Large text only');
    const white = page.getByRole('row', { name: /^White text/ });
    await expect(white.getByRole('cell').first()).toContainText('5.70');
  });
  await test.step('the pair that collides is open, with both before and after', async () => {
    const pair = panel(page, '#00A000 on #D00000');
    await expect(pair).toContainText('1.63:1');
    await expect(pair).toContainText('Too low for icons, borders and fields');
    const deutan = pair.getByRole('row', { name: /^Deutan/ });
    await expect(deutan).toContainText('0.056');
    await expect(deutan).toContainText('Too similar');
    // Of four changes alone, two would end a contrast with white.
    const changes = panel(page, 'Make them distinct for everyone').getByRole('listitem');
    await expect(changes.first()).toContainText('becomes');
    await expect(changes.first()).toContainText('and is at least');
  });
  await test.step('a change is made only when it is chosen, and is said', async () => {
    await page.getByRole('link', { name: 'Change #D00000 to #C10000' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Color Improved' })).toContainText(
      '#D00000 became #C10000',
    );
    await expect(colors(page)).toHaveValue('C10000-00A000-FFFFFF');
    await expect(content(page)).toContainText('No two colors are too similar');
  });
  await test.step('Undo brings the palette back', async () => {
    await page.getByRole('link', { name: 'Undo' }).click();
    await expect(colors(page)).toHaveValue('D00000-00A000-FFFFFF');
    await expect(content(page)).toContainText('1 pair is too similar');
    await page.goBack();
    await expect(colors(page)).toHaveValue('C10000-00A000-FFFFFF');
    await page.goForward();
    await expect(colors(page)).toHaveValue('D00000-00A000-FFFFFF');
  });
  await test.step('a fix of the contrast says what else it would make worse', async () => {
    await page.goto(`${PATH}?colors=FFFFFF-6B93D6-0F172A`);
    const fixes = panel(page, 'Reach 4.5:1').getByRole('listitem');
    await expect(fixes.filter({ hasText: '#6B93D6 becomes #4E77B9' })).toContainText(
      'Makes other pairs worse: #6B93D6 and #0F172A',
    );
  });
});

test('target, locks and wrong colors are kept in the address @no-js', async ({
  page,
  javaScriptEnabled,
}) => {
  const check = () => page.getByRole('button', { name: 'Check', exact: true }).click();
  const lock = page.getByRole('checkbox', { name: /^Lock color 1, #D00000/ });

  await test.step('a target and a lock', async () => {
    if (javaScriptEnabled) await openPage(page, SIGNS);
    else await page.goto(SIGNS);
    await page.getByRole('radio', { name: '7 text, AAA' }).check();
    await lock.check();
    if (!javaScriptEnabled) await check();
    await expect(page).toHaveURL(/target=7/);
    await expect(page).toHaveURL(/locked=1/);
    await expect(content(page)).toContainText('0 of 3 pairs reach 7:1.');
    await expect(lock).toBeChecked();
    await expect(page.getByRole('list', { name: 'Colors' })).toContainText('Locked');
    const free = page.getByRole('link', { name: /^Change #D00000/ });
    await expect(free).toHaveCount(0);
  });
  await test.step('what locks prevent is said in words', async () => {
    await page.goto(`${SIGNS}&locked=1-2`);
    await expect(panel(page, 'Make them distinct for everyone')).toContainText(
      'Not possible because #D00000 and #00A000 are both locked.',
    );
    await expect(panel(page, 'Reach 4.5:1')).toContainText('Not possible because');
    await expect(page.getByRole('link', { name: /^Change / })).toHaveCount(0);
  });
  await test.step('what was typed stays beside its error, and the rest is checked', async () => {
    await colors(page).fill('D00000, 00A000, gren');
    await check();
    await expect(colors(page)).toHaveValue('D00000, 00A000, gren');
    await expect(colors(page)).toHaveAccessibleDescription(/“gren” is not a color/);
    await expect(content(page)).toContainText('0 of 1 pair reach');
    await colors(page).fill('nonsense');
    await check();
    await expect(content(page)).toContainText('There is nothing to check yet.');
    await page.getByRole('link', { name: 'Check the example' }).click();
    await expect(colors(page)).toHaveValue('12355B-D7263D-2A9D4A-F4B942-F7F4EA');
  });
  await test.step('the list has every pair once', async () => {
    await page.getByRole('tab', { name: 'List' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByRole('list', { name: 'Pairs' }).getByRole('listitem')).toHaveCount(10);
  });
});

test('Undo and Redo of the head go through all changes, by mouse and by keyboard', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openPage(page, SIGNS);
  await page.getByRole('checkbox', { name: /^Lock color 3, #FFFFFF/ }).check();
  await page.getByRole('link', { name: 'Change #D00000 to #C10000' }).click();
  await expect(colors(page)).toHaveValue('C10000-00A000-FFFFFF');
  await colors(page).fill('C10000-00A000');
  await button('Check').click();
  await expect(content(page)).toContainText('0 of 1 pair reach');

  await button('Undo (3)').click();
  await expect(colors(page)).toHaveValue('C10000-00A000-FFFFFF');
  await button('Undo (2)').press('Enter');
  await expect(colors(page)).toHaveValue('D00000-00A000-FFFFFF');
  await expect(button('Undo (1)')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('checkbox', { name: /^Lock color 3, #FFFFFF/ })).not.toBeChecked();
  await expect(button('Redo (3)')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+Shift+z');
  await button('Redo (2)').click();
  await expect(page).toHaveURL(/colors=C10000-00A000-FFFFFF&name=Signs&locked=3&pair=/);
  await page.getByRole('link', { name: 'Undo' }).click();
  await expect(button('Redo (2)')).toBeVisible();
});

test('colors are added, locked, copied and removed by the keys of the creator', async ({
  page,
}) => {
  const lock = (place: number) => page.getByRole('checkbox', { name: `Lock color ${place},` });
  await openPage(page, `${SIGNS}&locked=2`);
  await page.getByRole('button', { name: 'Add color', exact: true }).click();
  await expect(colors(page)).toHaveValue(/^D00000-00A000-FFFFFF-[0-9A-F]{6}$/);
  await expect(lock(2)).toBeChecked();
  await lock(3).press('ArrowRight');
  await page.keyboard.press('l');
  await expect(lock(4)).toBeChecked();
  await page.getByRole('button', { name: 'Undo (2)' }).click();
  await expect(lock(4)).not.toBeChecked();

  await openPage(page, `${SIGNS}&locked=2`);
  await lock(1).press('+');
  await expect(colors(page)).toHaveValue(/^D00000-[0-9A-F]{6}-00A000-FFFFFF$/);
  await expect(lock(2)).toBeFocused();
  await expect(lock(3)).toBeChecked();
  await lock(2).press('c');
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('copied');
  await lock(2).press('Delete');
  await expect(colors(page)).toHaveValue('D00000-00A000-FFFFFF');
  await expect(lock(2)).toBeFocused();
  await colors(page).fill('111111');
  await lock(1).press('Delete');
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Press Check');
  await expect(colors(page)).toHaveValue('111111');

  await colors(page).fill('111111, gren');
  await page.getByRole('button', { name: 'Add color', exact: true }).click();
  await expect(colors(page)).toHaveValue(/^111111, gren, #[0-9A-F]{6}$/);
  await expect(colors(page)).toHaveAccessibleDescription(/“gren” is not a color/);
});

test('on a phone the pairs open as a list, unless the table was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, SIGNS);
  const pairs = page.getByRole('list', { name: 'Pairs' });
  await expect(pairs.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page).toHaveURL(/view=table/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /#D00000/ })).toBeVisible();
  await expect(pairs).toBeHidden();
});

test('the check leaves as CSV, PNG and a link, and says what the API says', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${SIGNS}&target=7&locked=3`);
  const save = async (format: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: format, exact: true }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };

  await test.step('the CSV has the pairs of the API, and so has the page', async () => {
    const { name, bytes } = await save('CSV');
    expect(name).toMatch(/^signs-contrast.*\.csv$/i);
    const [, ...rows] = bytes.toString().trimEnd().split('\r\n');
    const answer = await request.post('/api/v1/palettes/check', {
      data: { colors: ['#D00000', '#00A000', '#FFFFFF'], target: 7, locked: [3] },
    });
    const { pairs } = await answer.json();
    expect(rows).toHaveLength(pairs.length);
    for (const [i, pair] of pairs.entries()) {
      const [color1, color2, contrast, , meets] = rows[i]!.split(',');
      expect([color1, color2]).toEqual([pair.color1, pair.color2]);
      expect(contrast).toBe((Math.floor(pair.contrast * 100) / 100).toFixed(2));
      expect(meets).toBe(pair.meets ? 'yes' : 'no');
      expect(rows[i]!.endsWith(`,${pair.collides.join(' ')}`)).toBe(true);
      await expect(
        page.getByRole('table').getByRole('link', { name: `${color1} on ${color2}: ${contrast}` }),
      ).toBeVisible();
    }
    const offered = pairs[0].repair.changes.map(({ color }: { color: string }) => color);
    for (const color of offered) {
      await expect(
        page.getByRole('link', { name: new RegExp(`^Change .* to ${color}`) }),
      ).toHaveCount(1);
    }
  });
  await test.step('the picture is a PNG', async () => {
    const { name, bytes } = await save('PNG');
    expect(name).toMatch(/\.png$/);
    expect(bytes.subarray(0, 8)).toEqual(
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    );
    expect(bytes.readUInt32BE(16)).toBe(2 * (64 + 4 * 128));
  });
  await test.step('the link opens this check', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`${SIGNS}&target=7&locked=3`);
  });
  await test.step('by keyboard: a cell opens its pair, a change has the focus after it', async () => {
    await cell(page, /^#FFFFFF on #00A000/).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, '#FFFFFF on #00A000')).toBeVisible();
    await page.getByRole('link', { name: /^Change #00A000 to/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Color Improved' })).toBeFocused();
    await page.getByRole('link', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '#FFFFFF on #00A000' })).toBeFocused();
  });
});

test('other pages open the check with their palette', async ({ page }) => {
  const arrives = async (start: string, name: string | RegExp, query: RegExp) => {
    await page.goto(start);
    await content(page).getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(query);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palette Contrast');
  };
  const five = '0B2545-13315C-E4572E-8DA9C4-EEF4ED';
  await test.step('the creator, with locks and name', () =>
    arrives(
      `/create-palette?colors=${five}&locked=2&name=Harbor&check=1`,
      'Open Palette Contrast',
      new RegExp(`/contrast-check\\?colors=${five}&name=Harbor&locked=2$`),
    ));
  await test.step('the visualizer', () =>
    arrives(
      `/palette-visualizer?colors=${five.replaceAll('-', ',')}&name=Harbor`,
      'Check contrast',
      new RegExp(`/contrast-check\\?colors=${five}&name=Harbor$`),
    ));
  await test.step('the contrast checker', () =>
    arrives(
      '/color-tools/color-contrast?text=%23777777&background=%23FFFFFF',
      'Check them in Palette Contrast',
      /\/contrast-check\?colors=FFFFFF-777777$/,
    ));
  await test.step('cards of palettes, where their tools show under the pointer', async () => {
    await page.goto('/explore-palettes');
    await content(page).getByRole('heading', { level: 3 }).first().hover();
    const link = content(page).getByRole('link', { name: /^Check the contrast of / });
    await link.first().click();
    await expect(page).toHaveURL(/\/contrast-check\?colors=.*&name=/);
  });
  await test.step('the overview of tools', () =>
    arrives('/color-tools', 'Palette Contrast', /\/contrast-check$/));
});
