import { test as base, expect, type Locator, type Page } from '@playwright/test';

import { differingFields } from '../browsers/fields.ts';

/** Delays of a page's scripts, in ms; the first is always tested. */
const DELAYS = [300, 0, 1200];

/**
 * Playwright's own `test` without our fixtures: it stands for any tool that acts without waiting.
 */
const test = base.extend<{ delay: number }>({
  delay: [0, { option: true }],
  page: async ({ page, delay }, use) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue().catch(() => {}); // the page may be closed already
    });
    await use(page);
  },
});

const hexes = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Hex of color/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

const nameOf = async (control: Locator) => (await control.getAttribute('aria-label')) ?? '';

const COLORS = 'F472B6-FB923C-FBBF24-10B981-3B82F6';
const CREATOR = `/create-palette?colors=${COLORS}`;

/** Opens a page and continues as soon as a part of it can be visible. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

for (const delay of DELAYS) {
  const tag = delay === DELAYS[0] ? [] : '@system';
  test.describe(`with scripts ${delay} ms late`, { tag }, () => {
    test.use({ delay });

    test('CREATOR-06: Random Colors makes one palette, which the address holds', {
      tag: tag === '@system' ? [] : '@core',
    }, async ({ page }) => {
      await open(page, CREATOR);
      await page.getByRole('button', { name: 'Random Colors' }).click();
      await expect(page.getByRole('button', { name: 'Undo (1)' })).toBeVisible();
      const colors = await hexes(page);
      expect(colors.join('-').replaceAll('#', '')).not.toBe(COLORS);
      await expect(page).toHaveURL(new RegExp(colors.join('-').replaceAll('#', '')));
    });

    test('CREATOR-14, CREATOR-29: a swatch is selected, its hex typed over', {
      tag: '@system',
    }, async ({ page }) => {
      await open(page, CREATOR);
      await page.getByRole('button', { name: /^Select color 2,/ }).click();
      await page.getByRole('textbox', { name: 'Hex of color 1' }).fill('#123456');
      await expect(page).toHaveURL(/colors=123456-FB923C.*selected=2/);
      await expect(page.getByRole('button', { name: 'Undo (1)' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Select color 2,/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect((await hexes(page))[0]).toBe('#123456');
    });

    test('CREATOR-50: a palette name reaches the address, and Save knows it', {
      tag: '@system',
    }, async ({ page }) => {
      await open(page, CREATOR);
      await page.getByRole('textbox', { name: 'Palette name' }).fill('Harbor');
      await page.getByRole('button', { name: 'Login to Save Palette' }).click();
      await expect(page).toHaveURL(/name=Harbor/);
      // its scripts are delayed as well
      await expect(page).toHaveURL(/\/login\?next=.*name%3DHarbor$/);
    });

    test('the space bar makes a palette, Escape gives up the selection', {
      tag: '@system',
    }, async ({ page }) => {
      await open(page, `${CREATOR}&selected=2`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press(' ');
      await expect(page.getByRole('button', { name: 'Undo (1)' })).toBeVisible();
      await expect(page).not.toHaveURL(/selected/);
    });

    test('a slider is one step of the history', { tag: '@system' }, async ({ page }) => {
      await open(page, `${CREATOR}&selected=2`);
      const hue = page.getByRole('slider', { name: 'Hue' });
      await hue.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: 'Undo (1)' })).toBeVisible();
      await expect(page).not.toHaveURL(/FB923C/);
    });

    test('the converter reads what was typed', async ({ page }) => {
      await open(page, '/color-tools/color-converter');
      await page.locator('input[name=color]').fill('rebeccapurple');
      await expect(page.getByText('#663399').first()).toBeVisible();
      await expect(page).toHaveURL(/rebeccapurple/);
    });

    test('searching and sorting hold on every list', { tag: '@system' }, async ({ page }) => {
      await open(page, '/web-safe-colors');
      await page.getByRole('searchbox').fill('ff00');
      await expect(page).toHaveURL(/ff00/);
      await open(page, '/blog');
      await page.getByRole('searchbox').fill('zzz');
      await expect(page.getByText('No articles found matching your search.')).toBeVisible();
      await open(page, '/explore-palettes');
      const sort = page.getByRole('combobox', { name: 'Sort by' });
      await sort.selectOption({ index: 1 });
      const chosen = await sort.inputValue();
      await expect(page).toHaveURL(new RegExp(`sort=${chosen}`));
      await expect(sort).toHaveValue(chosen);
    });

    test('SIM-02, SIM-03, SIM-07: boxes, sizes and the sample agree', { tag: '@system' }, async ({
      page,
    }) => {
      await open(page, '/color-tools/color-accessibility');
      await page.getByRole('checkbox', { name: 'Underline' }).check();
      await page.getByRole('slider').first().fill('40');
      await expect(page).toHaveURL(/40/);
      await expect(page.getByRole('checkbox', { name: 'Underline' })).toBeChecked();
      await expect(page).toHaveURL(/underline=1/);
    });

    test('PICKER-02: a chosen file is taken', async ({ page }) => {
      await open(page, '/color-picker');
      await page
        .getByLabel('Image', { exact: true })
        .and(page.locator('input'))
        .setInputFiles('apps/web/app/routes/color-picker/picture/harbor.webp');
      await expect(page.getByText('harbor.webp').first()).toBeVisible();
    });

    test('a color is copied, or the button says that it was not', { tag: '@system' }, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/color/3b82f6');
      await page.getByRole('button', { name: 'Copy HEX' }).click();
      const said = page.getByText(/copied to clipboard|Could not copy/).first();
      await expect(said).toBeVisible();
      if ((await said.textContent())?.startsWith('Could not')) return;
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#3B82F6');
    });

    test('LOGIN-01: a form that is sent early is sent once, as it was filled in', async ({
      page,
    }) => {
      const sent: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/login')) sent.push(request.postDataJSON());
      });
      await open(page, '/login');
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByLabel('Password', { exact: true }).fill('not a password');
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await expect(page.getByText('Login Failed')).toBeVisible();
      expect(sent).toEqual([{ email: 'nobody@example.org', password: 'not a password' }]);
      await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
    });

    test('a palette is liked once', async ({ page }) => {
      await open(page, '/explore-palettes?tab=recent');
      // Repeated in parallel, each worker likes a palette of its own.
      const like = page.getByRole('button', { name: /^Like / }).nth(test.info().parallelIndex);
      const [, name, likes] = /^Like (.*), (\d+) likes?$/.exec(await nameOf(like)) ?? [];
      await like.click();
      const liked = page.getByRole('button', { name: `Like ${name}, ${Number(likes) + 1} likes` });
      await expect(liked).toHaveAttribute('aria-pressed', 'true');
      await liked.click(); // restores the state for the other journeys
      await expect(liked).toBeHidden();
    });
  });
}

test.describe('with scripts 1000 ms late', () => {
  test.use({ delay: 1000 });

  test('an action that cannot be replayed stops none behind it, and none to come', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await open(page, CREATOR);
    const random = page.getByRole('button', { name: 'Random Colors' });
    await page.getByRole('button', { name: /^Select color 2,/ }).evaluate((swatch: HTMLElement) => {
      swatch.click();
      swatch.dispatchEvent = () => {
        throw new Error('cannot be replayed');
      };
    });
    await random.click();
    await expect(page.getByRole('button', { name: 'Undo (1)' })).toBeVisible();
    await random.click();
    await expect(page.getByRole('button', { name: 'Undo (2)' })).toBeVisible();
    expect(errors).toEqual(['cannot be replayed']);
  });

  // As Firefox does it after a reload, also where a field says that it is not to be restored. What
  // React does about other fields of a part can hide that one of them differs, so groups of radios
  // are restored alone as well.
  for (const [path, selector] of [
    [CREATOR, 'input, select, textarea'],
    ['/color-picker', 'input, select, textarea'],
    ['/data-palettes', 'input, select, textarea'],
    ['/explore-palettes', 'input, select, textarea'],
    ['/color-picker', '[value=muted]'],
  ] as const) {
    test(`what a browser restores of ${selector} on ${path} is what React holds`, async ({
      page,
    }) => {
      await page.addInitScript(restoreFields, selector);
      await page.goto(path);
      expect(await differingFields(page)).toEqual([]);
      expect(await page.evaluate('restored')).toBeGreaterThan(0);
    });
  }

  test('a picture goes where the picker says, whatever a browser restores', async ({ page }) => {
    await page.addInitScript(restoreFields, '[value=server]');
    await page.goto('/color-picker');
    expect(await differingFields(page)).toEqual([]);
    await expect(page.getByRole('radio', { name: 'On the server' })).toBeChecked();
    await expect(page.getByText('Your image is sent to our server')).toBeVisible();
  });
});

/** Gives the fields other values before the page's scripts run, without an event. */
function restoreFields(selector: string) {
  let restored = 0;
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const field of document.querySelectorAll<HTMLInputElement>(selector)) {
      if (field.matches(':disabled, [type=hidden], [type=file]')) continue;
      if (field instanceof HTMLSelectElement) {
        field.selectedIndex = field.selectedIndex === 0 ? 1 : 0;
      } else if (field.type === 'radio' || field.type === 'checkbox') {
        field.checked = field.type === 'radio' || !field.checked;
      } else {
        const value = { range: field.max, email: 'a@example.org', number: '2' }[field.type];
        field.value = value ?? '#1A2B3C';
      }
      restored++;
    }
    Object.assign(globalThis, { restored });
  });
}
