import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from './test.ts';

const CONVERTER = '/color-tools/color-converter';
const CONTRAST = '/color-tools/color-contrast';

const TOOLS = [
  ['TOOLS-02', 'Color Converter', CONVERTER],
  ['TOOLS-03', 'Color Harmonies', '/color-tools/color-harmonies'],
  ['TOOLS-04', 'Accessibility Simulator', '/color-tools/color-accessibility'],
  ['TOOLS-05', 'Color Variations', '/color-tools/color-variations'],
  ['TOOLS-06', 'Contrast Checker', CONTRAST],
  ['TOOLS-07', 'Web Safe Colors', '/color-tools/color-web-safe-colors'],
] as const;

const content = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const color = (page: Page) => page.getByRole('status', { name: 'Color' });
const ratio = (page: Page) => page.getByRole('status', { name: 'Contrast ratio' });
const value = (page: Page, name: string) => page.getByRole('button', { name: `Copy ${name}` });
const criteria = (page: Page) =>
  page.getByRole('list', { name: 'Criteria' }).getByRole('listitem').allInnerTexts();

/** Types into a field; with JavaScript off, sends the form as well. */
async function enter(page: Page, name: string, text: string) {
  await field(page, name).fill(text);
  const send = page.getByRole('button', { name: /^(Show|Convert|Check)$/ });
  if (await send.isVisible()) await send.click();
}

test.describe('Color tools', () => {
  for (const [id, name, path] of TOOLS) {
    test(`${id}, TOOLS-08, TOOLS-11: signed out, the card of ${name} opens its page, which leads back @no-js`, async ({
      page,
    }) => {
      await page.goto('/color-tools');
      await content(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(`${name} – Swatchwork`);

      await page.getByRole('link', { name: 'Back to Color Tools' }).click();
      await expect(page).toHaveURL('/color-tools');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Color Tools');
    });
  }

  test('ROUTE-16, TOOLS-01: the overview is a grid of six tools @no-js', async ({ page }) => {
    await page.goto('/color-tools');
    await expect(content(page).getByRole('listitem')).toHaveCount(6);
  });

  test('one colour runs through the figures and into the tools @no-js', async ({ page }) => {
    await page.goto('/color-tools');
    await enter(page, 'Try a color', 'rebeccapurple');
    await expect(page).toHaveURL('/color-tools?color=rebeccapurple');
    await content(page).getByRole('link', { name: 'Contrast Checker' }).click();
    await expect(field(page, 'Background')).toHaveValue('#663399');
    await expect(field(page, 'Foreground')).toHaveValue('#FFFFFF');

    await page.goBack();
    await expect(field(page, 'Try a color')).toHaveValue('rebeccapurple');
    await content(page).getByRole('link', { name: 'Color Converter' }).click();
    await expect(value(page, 'RGB')).toContainText('rgb(102, 51, 153)');
  });

  test('TOOLS-09, TOOLS-10: titles, descriptions and canonical links for search engines @no-js', async ({
    page,
  }) => {
    const found = [];
    for (const path of ['/color-tools', `${CONVERTER}?color=red`, `${CONTRAST}?text=red`]) {
      await page.goto(path);
      const attribute = (selector: string, name: string) =>
        page.locator(selector).getAttribute(name);
      found.push({
        title: await page.title(),
        description: await attribute('meta[name=description]', 'content'),
        canonical: await attribute('link[rel=canonical]', 'href'),
      });
    }
    expect(found.map(({ title }) => title)).toEqual([
      'Color Tools – Swatchwork',
      'Color Converter – Swatchwork',
      'Contrast Checker – Swatchwork',
    ]);
    expect(found.map(({ canonical }) => new URL(canonical ?? '').pathname)).toEqual([
      '/color-tools',
      CONVERTER,
      CONTRAST,
    ]);
    expect(new Set(found.map(({ description }) => description)).size).toBe(3);
    for (const { description } of found) expect(description?.length).toBeGreaterThan(70);
  });
});

test.describe('Color Converter', () => {
  test('ROUTE-17, CONV-02, CONV-03, CONV-04, CONV-05: opens on #3B82F6 in all notations @no-js', async ({
    page,
  }) => {
    await page.goto(CONVERTER);
    await expect(field(page, 'Color')).toHaveValue('#3B82F6');
    const rows = page.getByRole('list', { name: 'Values' }).getByRole('listitem');
    await expect(rows).toHaveText([
      'Copy HEX #3B82F6',
      'Copy RGB rgb(59, 130, 246)',
      'Copy HSL hsl(217, 91%, 60%)',
      'Copy HSV hsv(217, 76%, 96%)',
      'Copy CMYK (uncalibrated) cmyk(76%, 47%, 0%, 4%)',
      'Copy OKLCH oklch(0.6231 0.188 259.81)',
      /^Copy OKLab oklab\(0\.6231 /,
      /^Copy Lab lab\(54\.62 /,
      /^Copy LCH lch\(54\.62 /,
      /^Copy Display P3 color\(display-p3 /,
    ]);
    await expect(color(page)).toHaveText(/nearest name, vivid blue#3B82F6$/);
  });

  test('CONV-06, CONV-07: a link can be opened, changed and undone @no-js', async ({ page }) => {
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

  test('CONV-08: what is no colour becomes RGB 0, 0, 0, is said, and stays @no-js', async ({
    page,
  }) => {
    await page.goto(CONVERTER);
    await enter(page, 'Color', 'bluish');
    await expect(value(page, 'RGB')).toContainText('rgb(0, 0, 0)');
    await expect(field(page, 'Color')).toHaveValue('bluish');
    await expect(field(page, 'Color')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Color')).toHaveAccessibleDescription(/Not a colour yet/);

    await enter(page, 'Color', 'blue');
    await expect(value(page, 'RGB')).toContainText('rgb(0, 0, 255)');
    await expect(field(page, 'Color')).not.toHaveAttribute('aria-invalid');
  });

  for (const text of ['', '%', '#12345', '"><script>alert(1)</script>', 'a'.repeat(2000)]) {
    test(`CONV-08: ?color=${text.slice(0, 12)} does not break the page @no-js`, async ({
      page,
    }) => {
      const answer = await page.goto(`${CONVERTER}?color=${encodeURIComponent(text)}`);
      expect(answer?.status()).toBe(200);
      await expect(field(page, 'Color')).toHaveValue(text);
      await expect(value(page, 'RGB')).toContainText('rgb(0, 0, 0)');
    });
  }

  test('says that a colour lies outside sRGB and how opaque it is @no-js', async ({ page }) => {
    await page.goto(`${CONVERTER}?color=color(display-p3 0 1 0 / 50%25)`);
    await expect(content(page)).toContainText('Outside sRGB.');
    await expect(content(page)).toContainText('Opacity 50%.');
    await expect(value(page, 'HEX (with opacity)')).toContainText(/#[\dA-F]{6}80/);
    await expect(value(page, 'Display P3')).toContainText('color(display-p3 0 1 0)');
    await expect(page.getByRole('img', { name: 'The color as given' })).toBeVisible();
  });

  test('CONV-01, CONV-09: the native popup sets the field and the values', async ({ page }) => {
    await page.goto(CONVERTER);
    await page.getByLabel('Color, choose').fill('#ff8800');
    await expect(field(page, 'Color')).toHaveValue('#FF8800');
    await expect(value(page, 'RGB')).toContainText('rgb(255, 136, 0)');
    await expect(page).toHaveURL(`${CONVERTER}?color=%23FF8800`);
  });

  test('a link that is clicked right after typing is followed', async ({ page }) => {
    await page.goto(CONVERTER);
    for (const text of ['red', 'green', 'blue']) {
      await field(page, 'Color').fill(text);
      await page.getByRole('link', { name: 'Back to Color Tools' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Color Tools');
      await content(page).getByRole('link', { name: 'Color Converter' }).click();
    }
  });

  test('typing is one step of the history, however many keys it takes', async ({ page }) => {
    await page.goto(CONVERTER);
    const before = await page.evaluate(() => history.length);
    await field(page, 'Color').fill('');
    await field(page, 'Color').pressSequentially('hsl(120 100% 25%)', { delay: 60 });
    await expect(value(page, 'HEX')).toContainText('#008000');
    await expect(page).toHaveURL(/color=hsl%28120\+100%25\+25%25%29/);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
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

test.describe('Contrast Checker', () => {
  test('ROUTE-21, CONTRAST-01, CONTRAST-02, CONTRAST-06, CONTRAST-08: opens on black on white, 21:1, AAA @no-js', async ({
    page,
  }) => {
    await page.goto(CONTRAST);
    await expect(field(page, 'Foreground')).toHaveValue('#000000');
    await expect(field(page, 'Background')).toHaveValue('#FFFFFF');
    await expect(ratio(page)).toHaveText('21.00:1');
    await expect(content(page)).toContainText('Overall level AAA');
    const samples = page.getByRole('region', { name: 'Preview' }).getByRole('paragraph');
    await expect(samples).toHaveCount(3);
    for (const sample of await samples.all())
      await expect(sample).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  for (const [text, shown, level, verdicts] of [
    ['#949494', '3.03:1', 'AA Large', ['Fail', 'Pass', 'Fail']],
    ['#777777', '4.47:1', 'AA Large', ['Fail', 'Pass', 'Fail']],
    ['#767676', '4.54:1', 'AA', ['Pass', 'Pass', 'Fail']],
    ['#595959', '7.00:1', 'AAA', ['Pass', 'Pass', 'Pass']],
    ['#959595', '2.99:1', 'Fail', ['Fail', 'Fail', 'Fail']],
  ] as const) {
    test(`CONTRAST-03, CONTRAST-04, CONTRAST-05, CONTRAST-06: ${text} on white is ${shown}, ${level} @no-js`, async ({
      page,
    }) => {
      await page.goto(CONTRAST);
      await enter(page, 'Foreground', text);
      await expect(ratio(page)).toHaveText(shown);
      await expect(
        content(page).getByText(`Overall level ${level}`, { exact: true }),
      ).toBeVisible();
      const found = await criteria(page);
      expect(found.map((line) => line.split('\n').at(-1)?.trim())).toEqual(verdicts);
    });
  }

  test('a shared link can be opened, changed and undone @no-js', async ({ page }) => {
    await page.goto(`${CONTRAST}?text=%23767676&background=%23FFFFFF`);
    await expect(ratio(page)).toHaveText('4.54:1');
    await enter(page, 'Background', '#FFFFF0');
    await expect(ratio(page)).toHaveText('4.50:1');
    await expect(page).toHaveURL(`${CONTRAST}?text=%23767676&background=%23FFFFF0`);

    await page.goBack();
    await expect(field(page, 'Background')).toHaveValue('#FFFFFF');
    await expect(ratio(page)).toHaveText('4.54:1');
  });

  test('swapping exchanges the two, and back undoes it @no-js', async ({ page }) => {
    await page.goto(`${CONTRAST}?text=navy&background=ivory`);
    await page.getByRole('button', { name: 'Swap colors' }).click();
    await expect(field(page, 'Foreground')).toHaveValue('ivory');
    await expect(field(page, 'Background')).toHaveValue('navy');
    await expect(page).toHaveURL(`${CONTRAST}?text=ivory&background=navy`);
    await page.goBack();
    await expect(field(page, 'Foreground')).toHaveValue('navy');
  });

  for (const part of ['Foreground', 'Background']) {
    test(`CONTRAST-10: auto-fix mends the ${part} @no-js`, async ({ page }, { project }) => {
      await page.goto(`${CONTRAST}?text=%239A8C98&background=%23F2E9E4`);
      await expect(ratio(page)).toHaveText('2.66:1');
      await page.getByRole('button', { name: `Fix ${part.toLowerCase()}` }).click();
      await expect(ratio(page)).toHaveText(/^4\.5\d:1$/);
      await expect(field(page, part)).toHaveValue(/^#[\dA-F]{6}$/);
      if (project.use.javaScriptEnabled === false) return;
      const notices = page.getByRole('status', { name: 'Notifications' });
      await expect(notices).toContainText('Color Improved');
    });
  }

  test('CONTRAST-09: what is no colour counts as black and is kept @no-js', async ({ page }) => {
    await page.goto(CONTRAST);
    await enter(page, 'Background', 'paper');
    await expect(ratio(page)).toHaveText('1.00:1');
    await expect(field(page, 'Background')).toHaveValue('paper');
    await expect(field(page, 'Background')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Foreground')).not.toHaveAttribute('aria-invalid');
  });
});

for (const path of ['/color-tools', CONVERTER, CONTRAST, `${CONVERTER}?color=bluish`]) {
  for (const theme of ['light', 'dark', 'grey']) {
    test(`axe finds nothing on ${path} in the ${theme} surround`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  }

  test(`${path} does not scroll sideways on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
