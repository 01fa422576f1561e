import type { Locator, Page } from '@playwright/test';
import { parseHex, SPACES } from '@swatchwork/color';
import { expectNoViolations } from '../support/axe.ts';

import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { CONVERTER, content, enter, field, value } from '../support/tool-page.ts';

const color = (page: Page) => page.getByRole('status', { name: 'Color' });

test.describe('Color Converter', () => {
  test('ROUTE-17, CONV-02, CONV-03, CONV-04, CONV-05, CONV-08: what the page says by itself @html', async ({
    page,
  }) => {
    await test.step('opens on #3B82F6 in all notations', async () => {
      await page.goto(CONVERTER);
      await expect(field(page, 'Color')).toHaveValue('#3B82F6');
      const rows = page.getByRole('list', { name: 'Values' }).getByRole('listitem');
      await expect(rows).toContainText([
        'Copy HEX #3B82F6',
        ...SPACES.map(({ format }) => format(parseHex('#3B82F6')!)),
      ]);
      await expect(rows).toHaveCount(1 + SPACES.length);
      await expect(rows.nth(2)).toHaveText(
        'Copy HSL hsl(217, 91%, 60%)Copy exact hsl(217.2, 91.2%, 59.8%)',
      );
      await expect(color(page)).toHaveText(/^vivid blueclose to Pool Water#3B82F6$/);
    });
    await test.step('a link to what was never a color shows black, as its values say', async () => {
      await page.goto(`${CONVERTER}?color=blurple`);
      await expect(color(page)).toContainText('#000000');
      await expect(color(page)).not.toContainText('Last color');
    });
    await test.step('what CSS calculates is a color; what follows a page is said to be none', async () => {
      await page.goto(`${CONVERTER}?color=oklch(from teal l c calc(h %2B 180))`);
      await expect(value(page, 'HEX')).toContainText('#9E585E');
      await page.goto(`${CONVERTER}?color=light-dark(red, blue)`);
      await expect(content(page)).toContainText('light-dark() follows the color scheme of a page.');
    });
    await test.step('says that a color lies outside sRGB and how opaque it is', async () => {
      await page.goto(`${CONVERTER}?color=color(display-p3 0 1 0 / 50%25)`);
      await expect(content(page)).toContainText('Outside sRGB.');
      await expect(content(page)).toContainText('Opacity 50%.');
      await expect(value(page, 'HEX (with opacity)')).toContainText(/#[\dA-F]{6}80/);
      await expect(value(page, 'Display P3')).toContainText('color(display-p3 0 1 0)');
      await expect(page.getByRole('img', { name: 'The color as entered' })).toBeVisible();
    });
  });

  test('CONV-06, CONV-07, CONV-08: a color is read, changed and undone @no-js', {
    tag: '@core',
  }, async ({ page }) => {
    await test.step('CONV-06, CONV-07: a link can be opened, changed and undone', async () => {
      await page.goto(`${CONVERTER}?color=tomato`);
      await expect(value(page, 'HEX')).toContainText('#FF6347');

      await enter(page, 'Color', 'ffa500');
      await expect(value(page, 'RGB')).toContainText('rgb(255, 165, 0)');
      await expect(value(page, 'HSL')).toContainText('hsl(39, 100%, 50%)');
      await expect(color(page)).toContainText('Orange');
      await expect(page).toHaveURL(`${CONVERTER}?color=ffa500`);

      await page.goBack();
      await expect(field(page, 'Color')).toHaveValue('tomato');
      await expect(value(page, 'HEX')).toContainText('#FF6347');
      await page.goForward();
      await expect(field(page, 'Color')).toHaveValue('ffa500');
    });
    await test.step('CONV-08: what is no color becomes RGB 0, 0, 0, is said, and stays', async () => {
      await page.goto(CONVERTER);
      await enter(page, 'Color', 'bluish');
      await expect(value(page, 'RGB')).toContainText('rgb(0, 0, 0)');
      await expect(field(page, 'Color')).toHaveValue('bluish');
      await expect(field(page, 'Color')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'Color')).toHaveAccessibleDescription(/Enter one color/);

      await enter(page, 'Color', 'blue');
      await expect(value(page, 'RGB')).toContainText('rgb(0, 0, 255)');
      await expect(field(page, 'Color')).not.toHaveAttribute('aria-invalid');
    });
  });

  test('CONV-08: what is no color is said once the person rests, and not while a hand is on its way', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, `${CONVERTER}?color=tomato`);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const typed = field(page, 'Color');
    const place = () => value(page, 'HEX').evaluate((node) => node.getBoundingClientRect().top);
    const before = await place();

    await enter(page, 'Color', '#12345');
    await page.clock.runFor(500);
    await expect(typed).not.toHaveAttribute('aria-invalid');
    expect(await place()).toBe(before);
    await page.clock.runFor(200);
    await expect(typed).toHaveAccessibleDescription(/Enter one color/);
    await enter(page, 'Color', '#1234567'); // it stays until there is a color
    await expect(typed).toHaveAccessibleDescription(/Enter one color/);

    await enter(page, 'Color', '#123456');
    await expect(typed).not.toHaveAttribute('aria-invalid');
    await enter(page, 'Color', '#12345');
    await page.clock.runFor(500);
    await page.mouse.move(300, 300); // the hand is on its way to another control
    await page.clock.runFor(500);
    await page.mouse.down();
    await page.clock.runFor(500);
    await expect(typed).not.toHaveAttribute('aria-invalid');
    expect(await place()).toBe(before);
    await page.clock.runFor(200);
    await expect(typed).toHaveAttribute('aria-invalid', 'true');
  });

  test('CONV-08, CONV-01, CONV-09: typing and choosing a color', async ({ page }) => {
    await test.step('CONV-08: while what is typed is no color, the last one stays in sight, dimmed', async () => {
      await openPage(page, `${CONVERTER}?color=tomato`);
      const swatch = (target: Locator) =>
        target.evaluate((element) => getComputedStyle(element).backgroundColor);
      const before = await swatch(color(page));
      await field(page, 'Color').fill('blurple');
      await expect(color(page)).toHaveText('Last color: #FF6347');
      expect(await swatch(color(page))).not.toBe(before);
      await expect(page.getByLabel('Color, choose')).toHaveValue('#ff6347');
      await expect(page.getByLabel('Color, choose')).toHaveCSS('opacity', '0.4');
      await expect(value(page, 'RGB')).toContainText('rgb(0, 0, 0)');
      await expectNoViolations(page);

      await field(page, 'Color').fill('purple');
      await expect(color(page)).toContainText('#800080');
      await expect(color(page)).not.toContainText('Last color');
      await expect(page.getByLabel('Color, choose')).toHaveCSS('opacity', '1');
    });
    await test.step('CONV-01, CONV-09: the native popup sets the field and the values', async () => {
      await page.goto(CONVERTER);
      await page.getByLabel('Color, choose').fill('#ff8800');
      await expect(field(page, 'Color')).toHaveValue('#FF8800');
      await expect(value(page, 'RGB')).toContainText('rgb(255, 136, 0)');
      await expect(page).toHaveURL(`${CONVERTER}?color=%23FF8800`);
    });
    await test.step('a link that is clicked right after typing is followed', async () => {
      await page.goto(CONVERTER);
      for (const text of ['red', 'green', 'blue']) {
        await field(page, 'Color').fill(text);
        await page.getByRole('link', { name: 'Back to Color Tools' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Color Tools');
        await content(page).getByRole('link', { name: 'Color Converter' }).click();
      }
    });
    await test.step('typing is one step of the history, however many keys it takes', async () => {
      await page.goto(CONVERTER);
      const before = await page.evaluate(() => history.length);
      await field(page, 'Color').fill('');
      await field(page, 'Color').pressSequentially('hsl(120 100% 25%)', { delay: 60 });
      await expect(value(page, 'HEX')).toContainText('#008000');
      await expect(page).toHaveURL(/color=hsl%28120\+100%25\+25%25%29/);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    });
  });

  test('CONV-08: no address breaks the page @no-js', async ({ page }) => {
    for (const text of ['', '%', '#12345', '"><script>alert(1)</script>', 'a'.repeat(2000)]) {
      await test.step(`?color=${text.slice(0, 12)} does not break the page`, async () => {
        const answer = await page.goto(`${CONVERTER}?color=${encodeURIComponent(text)}`);
        expect(answer?.status()).toBe(200);
        await expect(field(page, 'Color')).toHaveValue(text);
        await expect(value(page, 'RGB')).toContainText('rgb(0, 0, 0)');
      });
    }
  });

  test('what is typed before the scripts arrive counts', async ({ page }) => {
    let release = () => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(CONVERTER, { waitUntil: 'commit' });
    await field(page, 'Color').fill('red');
    release();
    await expect(value(page, 'HEX')).toContainText('#FF0000');
    await expect(field(page, 'Color')).toHaveValue('red');
  });

  test('every value is a click from the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(CONVERTER);
    for (const [name, text] of [
      ['HEX', '#3B82F6'],
      ['OKLCH', 'oklch(0.6231 0.188 259.81)'],
    ]) {
      await value(page, `${name} `).focus();
      await page.keyboard.press('Enter');
      const notices = page.getByRole('status', { name: 'Notifications' });
      await expect(notices).toContainText('Copied!');
      await expect(notices).toContainText(`Color ${text} copied to clipboard.`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });
});
