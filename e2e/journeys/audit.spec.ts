import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectNoViolations } from '../support/axe.ts';
import { openPage } from '../support/open-page.ts';
import { showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { content, field } from '../support/tool-page.ts';

const CSS = `:root {
  --background: #ffffff;
  --foreground: #111111;
  --muted: #f4f4f5;
  --muted-foreground: #8a8a8a; /* hints */
  --ring: #dddddd;
}
.dark { --background: #000; --foreground: #eee; --muted: #222; --muted-foreground: #aaa; --ring: #fff }
.badge { color: #ffffff; background: #ff9944 }
.badge b { color: #eeeeee }
`;

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const chooser = (page: Page) => page.getByLabel('Files of your theme');
const verdict = (page: Page) => page.getByRole('region', { name: 'Contrast' }).getByRole('status');
const changes = (page: Page) => page.getByRole('list', { name: 'Changes' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await press(page, button);
  const one = await download;
  return { name: one.suggestedFilename(), text: await readFile(await one.path(), 'utf8') };
}

async function dropCss(page: Page) {
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'theme.css', { type: 'text/css' }));
    return data;
  }, CSS);
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

test('an auditor gets from a style sheet to a report in four actions, and the report brings the work back', {
  tag: '@core',
}, async ({ page }) => {
  let html = '';

  await test.step('1 open, 2 choose a file: the verdict names what was not read', async () => {
    await openPage(page, '/audit');
    await chooser(page).setInputFiles([file('shop.css', CSS)]);
    await expect(verdict(page)).toHaveText(
      /^4 of 5 pairs fail in light and dark\. These 3 changes fix everything \(the fewest possible\)\. Not checked: 1 rule with 1 color\.$/,
    );
    const table = page.getByRole('table', { name: /^Failing pairs/ });
    await expect(table.getByRole('row', { name: /^--ring on --background/ })).toContainText(
      'WCAG 1.4.11 · shop.css:6',
    );
    await expect(table.getByRole('row', { name: /^\.badge color on/ })).toContainText('2.1');
    await expect(table).toContainText('Repaired by changing --muted-foreground');
    await expectNoViolations(page);
  });

  await test.step('3 an author, 4 download: the report has all of it', async () => {
    await field(page, 'Author').fill('Ada Lindgren');
    const report = await saved(page, 'Download HTML');
    expect(report.name).toBe('contrast-audit-of-shop-css.html');
    expect(report.text).toContain('Ada Lindgren');
    expect(report.text).toContain('.badge b was not read');
    html = report.text;
  });

  await test.step('without a change, what fails for it is shown, and it is not in the file', async () => {
    await page.getByRole('checkbox', { name: 'Change --muted-foreground, line 5' }).uncheck();
    await expect(verdict(page)).toContainText('still fail.');
    const failing = page.getByRole('list', { name: 'What still fails' });
    await expect(failing).toContainText(
      '--muted-foreground on --muted in light does not reach 4.5: its change is not selected.',
    );
    const { text } = await saved(page, 'Download shop.css');
    expect(text).toContain('--muted-foreground: #8a8a8a; /* hints */');
    expect(text).not.toContain('--ring: #dddddd');
  });

  await test.step('a reload keeps the choice; another level asks for more', async () => {
    await page.reload();
    await expect(
      page.getByRole('checkbox', { name: 'Change --muted-foreground, line 5' }),
    ).not.toBeChecked();
    await expect(field(page, 'Author')).toHaveValue('Ada Lindgren');
    await page.getByRole('radio', { name: 'AAA' }).check();
    await expect(page.getByRole('table', { name: /^Failing pairs/ })).toContainText('WCAG 1.4.6');
  });

  await test.step('Undo and Redo go through what was asked; what is no theme changes nothing', async () => {
    await press(page, 'Undo (1)');
    await expect(page.getByRole('radio', { name: 'AA', exact: true })).toBeChecked();
    await press(page, 'Redo (1)');
    await expect(page.getByRole('radio', { name: 'AAA' })).toBeChecked();
    await chooser(page).setInputFiles([file('photo.png', 'x')]);
    await expect(page.getByRole('alert')).toContainText('photo.png was not read');
    await expect(verdict(page)).toContainText('fail');
    await press(page, 'Export');
    await expect(page.getByRole('button', { name: 'Download HTML' })).toBeFocused();
  });

  await test.step('CSV and EARL say the same', async () => {
    expect((await saved(page, 'Download CSV')).text).toContain(',not checked,');
    const earl = JSON.parse((await saved(page, 'Download EARL')).text);
    expect(earl['@context'].earl).toBe('http://www.w3.org/ns/earl#');
  });

  await test.step('the report is printed in place of the page', async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Contrast audit of shop.css' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download HTML' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  await test.step('the report opens the work as it was, after a new start', async () => {
    await press(page, 'Start over');
    await expect(changes(page)).toBeHidden();
    await chooser(page).setInputFiles([file('report.html', html)]);
    await expect(
      page.getByRole('checkbox', { name: 'Change --muted-foreground, line 5' }),
    ).toBeChecked();
    await expect(field(page, 'Author')).toHaveValue('Ada Lindgren');
    await showOnPhone(page);
  });
});

test('by keyboard: a pasted style sheet, a color that is kept, a change that is not made', async ({
  page,
}) => {
  await openPage(page, '/audit');
  await field(page, 'Or paste a style sheet').focus();
  await page.keyboard.insertText(CSS);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const first = changes(page).getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).not.toBeChecked();
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Let .* change$/ })).toBeFocused();
});

test('what is not read is named: pictures, other languages, a broken file, nothing at all', async ({
  page,
}) => {
  await openPage(page, '/audit');
  await chooser(page).setInputFiles([file('photo.png', 'x')]);
  await expect(page.getByRole('alert')).toHaveText(
    /^Nothing to check: photo\.png was not read, because it is a picture\. This page reads a style sheet/,
  );
  const ten = Array.from({ length: 8 }, (_, i) =>
    file(`part-${i}.css`, `.b${i} { color: #999; background: #fff }`),
  );
  await chooser(page).setInputFiles([...ten, file('a.scss', '$a: red'), file('photo.png', 'x')]);
  await expect(verdict(page)).toContainText('8 of 8 pairs fail');
  await expect(verdict(page)).toContainText('Not checked: 2 files.');
  await expect(page.getByRole('list', { name: 'What was not read or checked' })).toContainText(
    'a.scss was not read, because it has to be compiled to CSS first',
  );
  await chooser(page).setInputFiles([file('broken.json', '{ "a": { "$value": ')]);
  await expect(page.getByRole('alert')).toContainText('broken.json');
});

test('style sheets that reach other pages are carried over, and not in the address', async ({
  page,
}) => {
  await test.step('Palette Contrast', async () => {
    await openPage(page, '/contrast-check');
    await field(page, 'Colors').fill(CSS.replaceAll(/\s+/g, ' '));
    await press(page, 'Check');
    await expect(page.getByRole('alert')).toContainText('This is a style sheet');
    await press(page, 'Take its colors');
    await expect(page).toHaveURL(/colors=FFFFFF-111111/);
    await expect(field(page, 'Colors')).toHaveValue(/^FFFFFF-111111/);
    await field(page, 'Colors').fill(CSS.replaceAll(/\s+/g, ' '));
    await press(page, 'Check');
    await content(page).getByRole('button', { name: 'Check as a theme' }).click();
    await expect(page).toHaveURL('/audit');
    await expect(verdict(page)).toContainText('pairs fail');
  });
  for (const path of ['/', '/create-palette', '/theme', '/data-palettes']) {
    await test.step(`${path} takes the colors, and offers the check`, async () => {
      await openPage(page, path);
      if (path === '/') {
        // What takes files there is loaded after the page.
        await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
      }
      await dropCss(page);
      const choice = page.getByRole('dialog', { name: 'Choose colors' });
      const offer = page.getByRole('button', { name: 'Check as a theme' });
      await expect(choice.or(offer).first()).toBeVisible();
      if (await choice.isVisible()) await choice.getByRole('button', { name: /^Import/ }).click();
      await offer.click();
      await expect(page).toHaveURL('/audit');
      await expect(changes(page)).toContainText('theme.css');
    });
  }
  await test.step('Image Color Picker', async () => {
    await openPage(page, '/pick-from-image');
    await dropCss(page);
    await expect(page).toHaveURL('/audit');
    await expect(changes(page)).toContainText('theme.css');
  });
  await test.step('Theme Builder fixes it where it is, and hands it on', async () => {
    await openPage(page, '/theme?tab=repair');
    await press(page, 'Open your theme');
    await chooser(page).setInputFiles([file('own.css', CSS)]);
    await expect(changes(page)).toContainText('own.css');
    await page.getByRole('link', { name: 'Make a report in Contrast Audit' }).click();
    await expect(page).toHaveURL('/audit');
    await expect(changes(page)).toContainText('own.css');
  });
});
