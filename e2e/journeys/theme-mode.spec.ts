import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectNoViolations } from '../support/axe.ts';
import { openPage } from '../support/open-page.ts';
import { DESKTOP, showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/tool-page.ts';

const SHEET = `:root {
  --background: #ffffff;
  --foreground: #111111;
  --card: #f4f4f5;
  --card-foreground: #222222;
  --primary: #0a66c2;
  --primary-foreground: #ffffff;
}
`;

const own = (page: Page) => page.getByRole('region', { name: 'Fix an existing theme' });
const added = (page: Page) => own(page).getByRole('list', { name: 'Added colors' });
const select = (page: Page, name: string) => own(page).getByRole('combobox', { name, exact: true });
const press = (page: Page, name: string) =>
  own(page).getByRole('button', { name, exact: true }).click();

async function download(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await press(page, name);
  return readFile(await (await saved).path(), 'utf8');
}

test('a light theme gets its dark mode, with a color of its own choice, and takes it along', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/theme?tab=repair');
  await press(page, 'Open your theme');
  await field(page, 'Or paste a style sheet').fill(SHEET);
  await press(page, 'Check it');

  await test.step('the colors come with their reasons, and both modes side by side', async () => {
    await press(page, 'Choose a mode');
    await press(page, 'Add this mode');
    await expect(own(page)).toContainText(/\d colors added\. All \d pairs of the mode pass\./);
    await expect(added(page).getByRole('listitem').first()).toContainText(
      /--background.*dark; theme\.css, line 12; its lightness turns with the page/,
    );
    const both = own(page).getByRole('region', { name: 'Both modes' });
    await expect(both.getByRole('figure')).toHaveCount(2);
  });

  await test.step('one color is chosen, the rest follows, and the choice is undone', async () => {
    await select(page, 'Choose the color of').selectOption('--card');
    await field(page, 'Its color').fill('#102840');
    await press(page, 'Use this color');
    await expect(added(page)).toContainText('#102840');
    expect(await download(page, 'Download theme.css')).toMatch(
      /dark\) \{\n {2}:root \{[^}]*--card: #102840;/,
    );
    await page.reload();
    await press(page, 'Open your theme');
    await expect(added(page)).toContainText('#102840');
    await press(page, 'Undo the color of --card');
    await expect(added(page)).not.toContainText('#102840');
    await expect(select(page, 'Choose the color of')).toBeFocused();
    await press(page, 'Undo (1) on your theme');
    await expect(added(page)).toContainText('#102840');
    await press(page, 'Redo (1) on your theme');
    await expect(added(page)).not.toContainText('#102840');
  });

  await test.step('a color is chosen from its row, by keyboard, and one that would have stayed', async () => {
    await own(page).getByRole('button', { name: 'Change --foreground', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Its color')).toBeFocused();
    await expect(select(page, 'Choose the color of')).toHaveValue('--foreground');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('#889999');
    await page.keyboard.press('Enter');
    await expect(added(page)).toContainText('#889999');
    await select(page, 'Choose the color of').selectOption('--primary');
    await field(page, 'Its color').fill('#559977');
    await press(page, 'Use this color');
    await expect(added(page)).toContainText('#559977');
  });

  await test.step('HTML of one’s own is shown in both modes, and its scripts do not run', async () => {
    await own(page)
      .getByRole('textbox', { name: /^HTML and CSS/ })
      .fill(
        '<p class="a">Mine</p><style>.a { color: var(--foreground) }</style><script>document.body.textContent = "ran"</script>',
      );
    for (const [mode, color] of [
      ['light', 'rgb(17, 17, 17)'],
      ['dark', 'rgb(136, 153, 153)'],
    ]) {
      const text = page.frameLocator(`iframe[title="Your HTML, ${mode}"]`).getByText('Mine');
      await expect(text).toHaveCSS('color', color!);
    }
  });

  await test.step('axe finds nothing, also on a phone', async () => {
    await expectNoViolations(page);
    await showOnPhone(page);
    await expectNoViolations(page);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('a link brings it all to another tab', async () => {
    await press(page, 'Copy a link to this work');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/theme\?tab=repair#work=/);
    const other = await context.newPage();
    await openPage(other, link);
    await expect(added(other)).toContainText('#889999');
    await expect(other.frameLocator('iframe').first().getByText('Mine')).toBeVisible();
    await expect(other).toHaveURL(/\/theme\?tab=repair$/);
    await other.close();
  });

  await test.step('the file comes back with lines added, and as a patch', async () => {
    const text = await download(page, 'Download theme.css');
    expect(text.startsWith(SHEET)).toBe(true);
    const patch = await download(page, 'Download a patch');
    expect(patch.split('\n').filter((line) => line.startsWith('-'))).toEqual(['--- a/theme.css']);
  });

  await test.step('a mode that cannot be made is refused in a sentence', async () => {
    await select(page, 'Mode').selectOption('light');
    await expect(own(page).getByRole('alert')).toContainText(
      'files must be of a theme with a dark mode',
    );
  });
});
