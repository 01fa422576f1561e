import type { APIRequestContext } from '@playwright/test';
import { parseHex } from '@swatchwork/color';

import type { CarriedPalette } from '../../apps/web/app/palettes/carried-palette.ts';
import {
  colorAddress,
  colorLinks,
  type Except,
  paletteAddress,
  paletteLinks,
  TARGETS,
  type TargetId,
} from '../../apps/web/app/tools/go-on/targets.ts';
import { openMoreLinks } from '../support/more-links.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const HEX = '#0A66C2';
const COLOR = parseHex(HEX)!;
const PALETTE: CarriedPalette = {
  colors: ['#F3F6F4', HEX, '#1B1B1F', '#FFB000', '#7A2E5D'],
  name: 'Brand colors',
};

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** The main content of a page as the server sends it, and the addresses that its bar links to. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const [, main = ''] = (await answer.text()).split('<main');
  const content = main.split('</main>')[0] ?? '';
  const bar = /<nav aria-labelledby[^>]*>.*?Continue with.*?<\/nav>/s.exec(content)?.[0] ?? '';
  const links = [...bar.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decode(href));
  return { content, bar, links };
}

test('from every page with a color to every page that takes one, the color goes along', async ({
  request,
}) => {
  const sources: [TargetId | undefined, string][] = [
    [undefined, `/learn-colors/readable-brand-color?c=${HEX.slice(1)}`],
    // The creator and the tools for pairs hold more than one color: the next test.
    ...TARGETS.filter(({ id }) => !paletteAddress(id, PALETTE)).map(
      ({ id }): [TargetId, string] => [id, colorAddress(id, COLOR)],
    ),
    ['web-safe-colors', `/color-tools/color-web-safe-colors?q=${encodeURIComponent(HEX)}`],
  ];
  for (const [id, path] of sources) {
    const { bar, links } = await read(request, path);
    expect(bar, path).toContain(HEX);
    expect(links, path).toEqual(colorLinks(COLOR, id).map(({ to }) => to));
  }
  for (const { to } of colorLinks(COLOR)) {
    const { content } = await read(request, to);
    expect(content.split('Continue with')[0], to).toMatch(/0A66C2/i);
  }
});

test('from every page with a palette to every page that takes one, all of it goes along', {
  tag: '@core',
}, async ({ request }) => {
  const [{ id }] = await (await request.get('/api/palettes?limit=1')).json();
  const stored = await (await request.get(`/api/palettes/${id}`)).json();
  const hexes = stored.colors.map((color: string | { hex: string }) =>
    typeof color === 'string' ? color : color.hex,
  );
  const mood = { ...PALETTE, name: 'Calm palette' };
  const list = PALETTE.colors.map((hex) => hex.slice(1)).join('-');
  const pair = { colors: ['#FFFFFF', HEX] } as const;
  const sources: [Except, string, CarriedPalette][] = [
    [['creator', 'palette-contrast'], paletteAddress('creator', PALETTE)!, PALETTE],
    ['visualizer', paletteAddress('visualizer', PALETTE)!, PALETTE],
    ['accessibility', paletteAddress('accessibility', PALETTE)!, { colors: PALETTE.colors }],
    ['contrast', colorAddress('contrast', COLOR), pair],
    ['theme', paletteAddress('theme', PALETTE)!, PALETTE],
    [undefined, `/mood-generator?mood=calm&colors=${list}`, mood],
    // What is left out, here and in the creator, are buttons above the bar.
    [
      ['creator', 'visualizer', 'palette-contrast'],
      paletteAddress('palette-contrast', PALETTE)!,
      PALETTE,
    ],
    [['creator', 'visualizer'], `/explore-palettes/${id}`, { colors: hexes, name: stored.name }],
  ];
  for (const [self, path, palette] of sources) {
    const { bar, links } = await read(request, path);
    const wanted = paletteLinks(palette, self).map(({ to }) => to);
    expect(links.slice(0, wanted.length), path).toEqual(wanted);
    // And one of its colors to the pages that take only one.
    const single = TARGETS.filter(({ id }) => !paletteAddress(id, palette)).map(({ id }) => id);
    expect(links.length - wanted.length, path).toBe(single.length);
    for (const hex of palette.colors) expect(bar, path).toContain(hex);
  }
  for (const { id, to } of paletteLinks(PALETTE)) {
    const { content } = await read(request, to);
    const taken = id === 'contrast' ? ['#1B1B1F', '#F3F6F4'] : PALETTE.colors;
    for (const hex of taken) expect(content, to).toContain(hex.slice(1));
  }
});

test('other pages with colors lead on with them', async ({ request }) => {
  for (const [path, link] of [
    ['/color-of-the-day', '/color-tools/color-contrast?text='],
    ['/', '/theme?c=2B50E0'],
    ['/learn-colors?tab=glossary', '/color-tools/color-harmonies?color='],
    ['/learn-colors?tab=wheel', '/interactive-color-wheel'],
    ['/blog/what-contrast-ratios-measure', '/color-tools/color-contrast?text='],
  ] as const) {
    const { content } = await read(request, path);
    const hrefs = [...content.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decode(href));
    expect(hrefs.join('\n'), path).toContain(link);
  }
});

test('what changes in the browser goes along too', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: /^Continue with/ });

  await test.step('home: the cards follow the field', async () => {
    await openPage(page, '/?color=286FE2');
    await expect(page.getByRole('link', { name: 'Data Palettes' }).first()).toHaveAttribute(
      'href',
      '/data-palettes?c=286FE2',
    );
    await openPage(page, '/color-tools/color-converter?color=%23286FE2');
    await openMoreLinks(page);
    await bar.getByRole('link', { name: 'Open the color wheel' }).click();
  });
  await test.step('wheel: the exact color stays beside its rendering, also after a turn', async () => {
    const own = page.getByRole('region', { name: 'Your color' });
    await expect(own).toContainText('#286FE2 is kept; the wheel shows its hue as #266AD9');
    await expect(page).toHaveURL(/color=286FE2/);
    await page.getByRole('slider', { name: 'Hue', exact: true }).press('ArrowRight');
    await expect(bar).toHaveAccessibleName('Continue with #2668D9');
    await own.getByRole('button', { name: 'Go back' }).click();
    await expect(bar).toHaveAccessibleName('Continue with #286FE2');
    await openMoreLinks(page);
    await bar.getByRole('link', { name: 'Make variations' }).click();
  });
  await test.step('variations: the palette keeps its base, and repeats of white are collapsed', async () => {
    await page.getByRole('link', { name: 'Open in creator: Tints, HSL' }).click();
    await expect(page).toHaveURL(/colors=286FE2-/);
    expect(page.url().match(/FFFFFF/g)).toHaveLength(1);
  });
  await test.step('creator: the selected color is the one to go on with, and another can be chosen', async () => {
    await page.getByRole('button', { name: /^Select color 1/ }).click();
    await openMoreLinks(page);
    await expect(bar.getByRole('link', { name: 'Convert' })).toHaveAttribute(
      'href',
      '/color-tools/color-converter?color=%23286FE2',
    );
    await bar.getByRole('radio', { name: /^#FFFFFF/ }).check();
    await expect(bar.getByRole('link', { name: 'Convert' })).toHaveAttribute(
      'href',
      '/color-tools/color-converter?color=%23FFFFFF',
    );
  });
});
