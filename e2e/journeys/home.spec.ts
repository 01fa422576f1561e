import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

import { as, signInWith, signUp } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const HERO_COLORS = ['#3D1A5B', '#2B50E0', '#0FA08E', '#F6C945', '#F4793B', '#D9284A'];

/** Reaches the home page by a click, so that the browser itself calls the API. */
async function goHomeByClick(page: Page) {
  await openPage(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Swatchwork' }).click();
  await expect(page).toHaveURL('/');
}

const source = (page: Page) =>
  page.getByRole('textbox', { name: 'Paste a color, or drop a logo, a photo or a CSS file' });
const trending = (page: Page) => page.getByRole('region', { name: 'Trending palettes' });
const cards = (page: Page) => trending(page).getByRole('heading', { level: 3 });

test('HOME-01, HOME-02, HOME-03, HOME-20, HOME-08, HOME-10, HOME-12, HOME-15, HOME-16, HOME-17, HOME-18: what the page says by itself @html', async ({
  page,
  request,
}) => {
  await test.step('free, no registration, unlimited palettes', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/');
    const main = page.getByRole('main');
    await expect(main).toContainText('All tools are free');
    await expect(main).toContainText('no registration');
    await expect(main).toContainText('palettes are unlimited');
  });
  await test.step("the card shows the API's color of the day", async () => {
    const { name, hexCode } = await (await request.get('/api/color-of-the-day')).json();
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Color of the Day' });
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(card).toContainText(hexCode);
  });
  await test.step('trending shows the first four palettes of the list', async () => {
    const list = await (await request.get('/api/palettes?limit=4')).json();
    await page.goto('/');
    await expect(cards(page)).toHaveText(list.map(({ name }: { name: string }) => name));
    const tags = trending(page).getByRole('list', { name: 'Tags' });
    for (const [place, palette] of list.entries()) {
      await expect(tags.nth(place).getByRole('listitem')).toHaveText(palette.tags.slice(0, 3));
    }
  });
  await test.step('API, plugin and extension are advertised', async () => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'API and integrations' });
    await expect(section).toContainText('GET');
    await expect(section).toContainText('/api/v1/palettes/generate');
    await expect(section).toContainText('Design-tool plugin');
    await expect(section.getByRole('link', { name: 'Install the plugin' })).toHaveAttribute(
      'href',
      '/plugins',
    );
    await expect(
      section.getByRole('heading', { name: 'Browser extension', exact: true }),
    ).toBeVisible();
    await expect(section.getByRole('link', { name: 'Get the extension' })).toHaveAttribute(
      'href',
      '/plugins#extension',
    );
  });
});

test('HOME-04, HOME-05, HOME-19: the ways from the home page @no-js', async ({ page }) => {
  await test.step('HOME-04, HOME-05: the hero leads to the image color picker and to the creator', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Color Picker', exact: true }).click();
    await expect(page).toHaveURL('/color-picker');
    await page.goto('/');
    await page.getByRole('link', { name: 'Create Palette', exact: true }).click();
    await expect(page).toHaveURL(/\/create-palette/);
  });
  await test.step('HOME-19: free forever, with a way to start', async () => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Free forever.' });
    await section.getByRole('link', { name: 'Start creating' }).click();
    await expect(page).toHaveURL(/\/create-palette/);
  });
});

test('HOME-06, HOME-07, HOME-14: what can be tried on the home page', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await test.step('HOME-06: six fixed hero colors show', async () => {
    await page.goto('/');
    for (const hex of HERO_COLORS) {
      const swatch = page.getByRole('button', { name: hex });
      await expect(swatch).toBeVisible();
      const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      await expect(swatch).toHaveCSS('background-color', `rgb(${r}, ${g}, ${b})`);
    }
  });
  await test.step('Space makes new colors but where one is locked, and the creator takes them', async () => {
    const swatch = (place: number) =>
      page.getByRole('main').getByRole('listitem').nth(place).getByRole('button').first();
    const hexes = () =>
      Promise.all([0, 1, 2, 3, 4, 5].map(async (i) => (await swatch(i).innerText()).slice(-7)));
    const lock = page.getByRole('button', { name: 'Lock color 2' });
    await lock.click();
    await expect(lock).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'New colors' }).click();
    await expect(swatch(0)).not.toContainText('#3D1A5B');
    await expect(swatch(1)).toContainText('#2B50E0');
    const before = await hexes();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Space');
    await expect.poll(hexes).not.toEqual(before);
    const after = await hexes();
    expect(after[1]).toBe('#2B50E0');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('link', { name: 'Create Palette' })).toHaveAttribute(
      'href',
      `/create-palette?colors=${after.map((hex) => hex.slice(1)).join('-')}`,
    );
  });
  await test.step('HOME-07: three cards of tools show, and three answers to the color that is given', async () => {
    await openPage(page, '/');
    const cards = page.getByRole('region', { name: 'Everyday tools' });
    await expect(cards.getByRole('link')).toHaveText([
      'Palette Creator',
      'Color Converter',
      'Contrast Checker',
    ]);
    const tools = page.getByRole('region', { name: 'with #2B50E0 you get' });
    await expect(tools.getByRole('link')).toHaveText([
      'Theme Builder',
      'Palette Creator',
      'Data Palettes',
    ]);
    await expect(tools).toContainText(/All \d+ contrast checks pass/);
    await expect(tools.getByRole('heading', { level: 2 })).toHaveText(/^For example, /);
    await source(page).fill('rgb(227 18 11)');
    const answers = page.getByRole('region', { name: 'With #E3120B you get' });
    await expect(answers).toBeVisible();
    await expect(answers.getByRole('heading', { level: 2 })).toHaveText(/^With /);
    await expect(page).toHaveURL(/\?color=rgb/);
    await expect(page.getByRole('button', { name: 'Copy' }).first()).toContainText('#E3120B');
    await expect(page.getByRole('button', { name: 'Lock color 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await answers.getByRole('link', { name: 'Theme Builder' }).click();
    await expect(page).toHaveURL(/\/theme\?c=E3120B$/);
  });
  await test.step('HOME-14: the theory section explains four harmonies and leads on to learning', async () => {
    await page.goto('/');
    const theory = page.getByRole('region', { name: 'Learn why it works' });
    await expect(theory.getByRole('img', { name: /^triadic harmony/ })).toBeVisible();
    await theory.getByRole('radio', { name: 'Complementary' }).check();
    await expect(theory.getByRole('img', { name: /^complementary harmony/ })).toBeVisible();
    await expect(theory).toContainText('opposite sides of the wheel');
    await theory.getByRole('link', { name: 'Learn color theory' }).click();
    await expect(page).toHaveURL('/learn-colors');
  });
  await test.step('the curl command that the page shows works', async () => {
    await page.goto('/');
    const text = await page.getByRole('region', { name: 'API and integrations' }).textContent();
    const url = new URL(/curl "([^"]+)"/.exec(text ?? '')?.[1] ?? '');
    const answer = await request.get(url.pathname + url.search);
    expect((await answer.json()).colors).toHaveLength(5);
  });
});

test('a file, a list and what is neither', async ({ page }) => {
  await openPage(page, '/');
  await test.step('what is no color is said, and stays in the field', async () => {
    await source(page).fill('no color at all');
    await source(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('No colors were found');
    await expect(source(page)).toHaveValue('no color at all');
  });
  await test.step('two colors are two, and the link restores them', async () => {
    await source(page).fill('#E3120B, #0A66C2');
    await expect(page.getByRole('region', { name: 'With #E3120B you get' })).toBeVisible();
    await expect(page).toHaveURL(/color=%23E3120B/);
    await page.reload();
    await expect(source(page)).toHaveValue('#E3120B, #0A66C2');
    for (const hex of ['#E3120B', '#0A66C2']) {
      await expect(page.getByRole('button', { name: hex })).toBeVisible();
    }
  });
  await test.step('a picture and a style sheet give their colors', async () => {
    const side = 40;
    const picture = new PNG({ width: side, height: side });
    for (let i = 0; i < side * side; i++) picture.data.set([15, 118, 110, 255], 4 * i);
    await choose(page, {
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: PNG.sync.write(picture),
    });
    await expect(page.getByRole('region', { name: 'With #0F766E you get' })).toBeVisible();
    const css = ':root { --brand: #7C3AED; --ink: #111827 }';
    await choose(page, { name: 'site.css', mimeType: 'text/css', buffer: Buffer.from(css) });
    await expect(page.getByRole('region', { name: 'With #7C3AED you get' })).toBeVisible();
    await expect(source(page)).toHaveValue('#7C3AED #111827');
  });
});

test('without scripts a form answers @no-js', async ({ page, javaScriptEnabled }) => {
  await page.goto('/');
  await source(page).fill('tomato');
  await source(page).press('Enter');
  await expect(page).toHaveURL('/?color=tomato');
  await expect(page.getByRole('heading', { name: 'With #FF6347 you get' })).toBeVisible();
  await source(page).fill('no color');
  await source(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    javaScriptEnabled ? 'No colors were found' : 'Not a color.',
  );
  await expect(source(page)).toHaveValue('no color');
});

/** Chooses a file in the dialog of the field. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await page.getByRole('dialog').getByLabel('Palette file').setInputFiles(file);
}

test('HOME-09: a failing color-of-the-day call does not break the page', async ({ page }) => {
  await page.route('**/api/color-of-the-day*', (route) => route.fulfill({ status: 500 }));
  await goHomeByClick(page);
  await expect(page.getByRole('region', { name: 'Color of the Day' })).toContainText(
    "Sorry, we couldn't load today's featured color. Please try again later.",
  );
  await expect(cards(page)).toHaveCount(4);
});

test('HOME-11: skeletons show while trending loads', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/palettes?*', async (route) => {
    await asked;
    await route.continue();
  });
  await goHomeByClick(page);
  await expect(page.getByRole('status', { name: 'Loading palettes' })).toBeVisible();
  answer();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('status', { name: 'Loading palettes' })).toBeHidden();
});

test('HOME-12, HOME-13: fewer palettes do; a card shows five colors and three tags', async ({
  page,
}) => {
  const palette = {
    id: '1',
    name: 'Long one',
    description: null,
    colors: ['#000000', '#111111', '#222222', '#333333', '#444444', '#555555', '#666666'],
    tags: ['one', 'two', 'three', 'four'],
    likes: 3,
  };
  await page.route('**/api/palettes?*', (route) => route.fulfill({ json: [palette] }));
  await goHomeByClick(page);
  await expect(cards(page)).toHaveText(['Long one']);
  await expect(
    trending(page).getByRole('img', { name: '#000000, #111111, #222222, #333333, #444444' }),
  ).toBeVisible();
  await expect(
    trending(page)
      .getByRole('listitem')
      .filter({ hasText: /^(one|two|three|four)$/ }),
  ).toHaveText(['one', 'two', 'three']);
});

for (const [how, answer] of [
  ['no palettes at all', { json: [] }],
  ['a failing list', { status: 503 }],
] as const) {
  test(`HOME-13: ${how} does not break the page`, async ({ page }) => {
    await page.route('**/api/palettes?*', (route) => route.fulfill(answer));
    await goHomeByClick(page);
    await expect(trending(page)).toContainText(/No palettes yet|could not be loaded/);
    await expect(page.getByRole('heading', { name: 'Free forever.' })).toBeVisible();
  });
}

test.describe('copying', () => {
  const notifications = (page: Page) => page.getByRole('status', { name: 'Notifications' });

  test('TOAST-01, TOAST-03: a click on a color copies it and says so', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await page.getByRole('button', { name: '#F6C945' }).click();
    await expect(notifications(page)).toContainText('Copied!');
    await expect(notifications(page)).toContainText('Color #F6C945 copied to clipboard.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#F6C945');
  });

  test('CLIP-01, CLIP-02: without the clipboard interface a hidden text area does, and goes', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        document.documentElement.dataset.copied = getSelection()?.toString() ?? '';
      });
    });
    await page.goto('/');
    await page.getByRole('button', { name: '#2B50E0' }).click();
    await expect(notifications(page)).toContainText('Color #2B50E0 copied to clipboard.');
    expect(await page.evaluate(() => document.documentElement.dataset.copied)).toBe('#2B50E0');
    await expect(page.locator('textarea')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '#2B50E0' })).toBeFocused();
  });

  test('CLIP-03, TOAST-04: a failing copy says so, and several toasts, and one over navigation, do not break the page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto('/');
    const dismiss = notifications(page).getByRole('button', { name: /^Dismiss/ });
    for (const hex of HERO_COLORS) {
      await page.getByRole('button', { name: hex }).click();
      await expect(dismiss).toHaveCount(1);
      await expect(notifications(page)).toContainText('Copy Failed');
      await expect(notifications(page)).toContainText('Could not copy color to clipboard.');
    }
    await page.getByRole('banner').getByRole('link', { name: 'API' }).click();
    await expect(page).toHaveURL('/api-access');
    await expect(notifications(page)).toContainText('Copy Failed');
    await dismiss.click();
    await expect(notifications(page)).toBeEmpty();
  });
});

test('a member goes on with the latest work and the tray; a visitor sees nothing of it', async ({
  page,
  request,
}) => {
  const strip = page.getByRole('region', { name: 'Go on' });
  await test.step('a visitor', async () => {
    await openPage(page, '/');
    await expect(page.locator('[data-signed-in]')).toBeHidden();
  });
  const account = await signUp(request);
  await signInWith(page, account);
  await test.step('a member without work', async () => {
    await openPage(page, '/');
    await expect(strip).toContainText('Palettes, themes and projects that you save appear here.');
  });
  await request.post('/api/palettes', {
    ...as(account),
    data: { name: 'Harbor rebrand', colors: [{ hex: '#0A66C2' }, { hex: '#FFB000' }] },
  });
  await request.post('/api/themes/saved', {
    ...as(account),
    data: { name: 'Harbor', input: { brands: ['#0A66C2'] } },
  });
  await test.step('the latest comes first, and opens with one press', async () => {
    await openPage(page, '/');
    await expect(strip.getByRole('listitem')).toHaveText([
      /^HarborTheme$/i,
      /^Harbor rebrandPalette$/i,
    ]);
    await expectNoViolations(page);
    await strip.getByRole('link', { name: /^Harbor rebrand/ }).click();
    await expect(page).toHaveURL(/\/create-palette\?colors=0A66C2-FFB000.*name=Harbor/);
  });
  await test.step('the search finds it first', async () => {
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('my theme');
    await expect(search.getByRole('option', { selected: true })).toHaveText(/^Harbor/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/theme\?saved=/);
  });
  await test.step('an outage is said, and can be tried again', async () => {
    await page.route(/\/api\/(v1\/)?(palettes|themes\/saved|projects)(\?|$)/, (route) =>
      route.abort(),
    );
    await openPage(page, '/');
    await expect(strip).toContainText('could not be loaded');
    await page.unrouteAll();
    await strip.getByRole('button', { name: 'Try again' }).click();
    await expect(strip.getByRole('link', { name: /^Harbor rebrand/ })).toBeVisible();
  });
});
