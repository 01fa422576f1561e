import type { Locator, Page } from '@playwright/test';

import { ALL_TOOLS, TOOL_GROUPS, toolsOf } from '../../apps/web/app/tools/all-tools.ts';
import { expectNoViolations } from '../support/axe.ts';

import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const SURROUNDS = ['Light surround', 'Neutral gray surround', 'Dark surround'];

test.describe('header', () => {
  const LINKS: [id: string, name: string, path: string][] = [
    ['NAV-01', 'Tools', '/color-tools'],
    ['NAV-02', 'Palettes', '/explore-palettes'],
    ['NAV-03', 'Learn & Resources', '/learn-colors'],
    ['NAV-04', 'API', '/api-access'],
    ['NAV-05', 'Web Safe Colors', '/web-safe-colors'],
  ];

  test('NAV-01, NAV-07, NAV-02, NAV-03, NAV-04, NAV-05: each link goes to its page and is then marked as current', {
    tag: '@core',
  }, async ({ page }) => {
    for (const [id, name, path] of LINKS) {
      await test.step(`${id}: '${name}' goes to ${path} and is then marked as current`, async () => {
        await page.goto('/');
        const link = page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name, exact: true });
        await expect(link).not.toHaveAttribute('aria-current');
        await link.click();
        await expect(page).toHaveURL(path);
        await expect(link).toHaveAttribute('aria-current', 'page');
      });
    }
  });

  test('NAV-06, NAV-08, NAV-09: the logo and the ways of a visitor', async ({ page }) => {
    await test.step('NAV-06: the logo goes to /', async () => {
      await page.goto('/about');
      await page.getByRole('banner').getByRole('link', { name: 'Swatchwork' }).click();
      await expect(page).toHaveURL('/');
    });
    await test.step('NAV-08, NAV-09: signed out, Sign In and Sign Up lead to their pages', async () => {
      await page.goto('/');
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/login');
      await header.getByRole('link', { name: 'Sign Up' }).click();
      await expect(page).toHaveURL('/register');
    });
  });
});

test.describe('side panel', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('NAV-16, NAV-17, NAV-18: opened, followed and closed', async ({ page }) => {
    await test.step('NAV-16, NAV-17, NAV-18: a panel of 300 px holds the links and account actions', async () => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Tools', exact: true })).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      const panel = page.getByRole('dialog', { name: 'Menu' });
      await expect(panel).toBeInViewport({ ratio: 1 });
      expect((await panel.boundingBox())?.width).toBe(300);
      await expect(panel.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
        'Tools',
        'Palettes',
        'Learn & Resources',
        'API',
        'Web Safe Colors',
      ]);
      const tools = panel.getByRole('navigation', { name: 'All tools' });
      await expect(tools.getByRole('link')).toHaveCount(ALL_TOOLS.length);
      for (const name of ['Create', 'Sign In', 'Sign Up']) {
        await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await expect(panel.getByRole('button', { name: 'Search' })).toBeVisible();
      await panel.getByRole('link', { name: 'Palettes', exact: true }).click();
      await expect(page).toHaveURL('/explore-palettes');
      await expect(panel).toBeHidden();
    });
    await test.step('Escape and a click beside it close the panel; the focus returns to its button', async () => {
      await page.goto('/');
      const open = page.getByRole('button', { name: 'Open menu' });
      const panel = page.getByRole('dialog', { name: 'Menu' });
      await open.click();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
      await expect(panel).toBeVisible();
      await page.mouse.click(20, 400);
      await expect(panel).toBeHidden();
    });
  });

  test('no page is wider than 320 px, which is 1280 px at a zoom of 400%', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/login', '/nowhere']) {
      await page.goto(path);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(tooWide, path).toBe(false);
    }
  });
});

test.describe('footer', () => {
  /** The statements that ask for a tool; those of other tools are not needed. */
  const ASKED: [id: string, path: string][] = [
    ['FOOT-01', '/color-tools'],
    ['FOOT-02', '/create-palette'],
    ['FOOT-03', '/explore-palettes'],
    ['FOOT-04', '/pick-from-image'],
    ['FOOT-05', '/color-tools/color-contrast'],
    ['FOOT-06', '/mood-generator'],
    ['FOOT-07', '/interactive-color-wheel'],
    ['FOOT-08', '/color-tools/color-harmonies'],
    ['FOOT-09', '/color-tools/color-variations'],
    ['FOOT-10', '/color-tools/color-accessibility'],
    ['FOOT-11', '/palette-visualizer'],
    ['FOOT-12', '/color-of-the-day'],
    ['FOOT-13', '/web-safe-colors'],
  ];

  /** FOOT-01 gives the converter's name to the way to all tools. */
  const pathOf = ({ id, path }: (typeof ALL_TOOLS)[number]) =>
    id === 'converter' ? '/color-tools' : path;

  const COLUMNS: [title: string, links: [id: string, name: string, path: string][]][] = [
    [
      'Tools',
      TOOL_GROUPS.flatMap(({ id }) => toolsOf(id)).map((tool) => {
        const [id = 'FOOT-21'] = ASKED.find(([, path]) => path === pathOf(tool)) ?? [];
        return [id, tool.title, pathOf(tool)];
      }),
    ],
    [
      'Resources',
      [
        ['FOOT-14', 'Learn Colors', '/learn-colors'],
        ['FOOT-15', 'Blog', '/blog'],
        ['FOOT-21', 'Docs', '/docs'],
        ['FOOT-16', 'API Documentation', '/api-access'],
        ['FOOT-21', 'Command line', '/docs/command-line'],
        ['FOOT-21', 'Plugins', '/plugins'],
        ['FOOT-21', 'Offline', '/offline'],
        ['FOOT-21', 'Changelog', '/docs/changelog'],
      ],
    ],
    [
      'Company',
      [
        ['FOOT-17', 'About', '/about'],
        ['FOOT-18', 'Contact', '/contact'],
        ['FOOT-18', 'Support', '/contact'],
        ['FOOT-19', 'Privacy Policy', '/privacy-policy'],
        ['FOOT-20', 'Terms of Service', '/terms-of-service'],
      ],
    ],
  ];

  test('FOOT-21, FOOT-01, FOOT-02, FOOT-03, FOOT-04, FOOT-05, FOOT-06, FOOT-07, FOOT-08, FOOT-09, FOOT-10, FOOT-11, FOOT-12, FOOT-13, FOOT-14, FOOT-15, FOOT-16, FOOT-17, FOOT-18, FOOT-19, FOOT-20: each column holds its links @no-js', async ({
    page,
  }) => {
    const paths = COLUMNS.flatMap(([, links]) => links.map(([, , path]) => path));
    for (const [id, path] of ASKED) expect(paths, id).toContain(path);
    for (const [title, links] of COLUMNS) {
      const ids = [...new Set(links.map(([id]) => id))].join(', ');
      await test.step(`FOOT-21, ${ids}: the column ${title} holds its links`, async () => {
        await page.goto('/about');
        const column = page
          .getByRole('navigation', { name: 'Footer' })
          .locator('> div', { has: page.getByRole('heading', { level: 2, name: title }) });
        await expect(column.getByRole('link')).toHaveText(links.map(([, name]) => name));
        for (const [, name, path] of links) {
          await expect(column.getByRole('link', { name, exact: true })).toHaveAttribute(
            'href',
            path,
          );
        }
      });
    }
  });

  test('FOOT-22, FOOT-23: a description and the copyright line show @html', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Free color tools for people who design, build and learn');
    await expect(footer).toContainText(`© 2024–${new Date().getUTCFullYear()} Swatchwork`);
  });

  test('FOOT-25: no link of header or footer leads to the not-found page', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const links = page.locator('header a, footer a');
    const paths = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(paths.length).toBeGreaterThan(25);
    for (const path of new Set(paths)) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  });
});

test.describe('surrounds', () => {
  const backgroundOf = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element).backgroundColor);
  const background = (page: Page) => backgroundOf(page.locator('body'));

  test('the first visit follows the system, a choice is remembered before the first paint', {
    tag: '@core',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/about');
    await expect(page.getByRole('radio', { name: 'Dark surround' })).toBeChecked();
    const dark = await background(page);
    await page.getByRole('radio', { name: 'Neutral gray surround' }).check();
    const gray = await background(page);
    expect(gray).not.toBe(dark);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('grey');

    await page.reload();
    await expect(page.getByRole('radio', { name: 'Neutral gray surround' })).toBeChecked();
    // Without any script file the page is still gray: it never shows in another surround.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'load' }); // it is never hydrated
    expect(await background(page)).toBe(gray);
  });

  test('what lies under the pointer stays readable in any surround', { tag: '@system' }, async ({
    page,
  }) => {
    await page.goto('/about');
    for (const name of ['API', 'Sign In', 'Contact us']) {
      const link = page.getByRole('link', { name, exact: true });
      for (const surround of SURROUNDS) {
        await page.getByRole('radio', { name: surround }).check();
        const before = await backgroundOf(link);
        await link.hover();
        expect(await backgroundOf(link), `${name}, ${surround}`).not.toBe(before);
      }
      await expectNoViolations(page);
    }
  });
});

test('a page comes alive where the browser reports no paints', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));
  await openPage(page, '/about');
});

test.describe('keyboard', () => {
  test('the focus', async ({ page }) => {
    await test.step('the first stop skips to the content', async () => {
      await page.goto('/about');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('navigation moves the focus to the content and says the new title', async () => {
      await page.goto('/about');
      await page.getByRole('link', { name: 'API', exact: true }).press('Enter');
      await expect(page).toHaveURL('/api-access');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByText('API Documentation – Swatchwork')).toBeAttached();
    });
  });
});
