import { createTheme } from '@swatchwork/theme';
import { decode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase({ seed: 'sample' }) });
}, 120_000);
afterAll(() => app.close());

const load = async (url: string) => {
  const { statusCode, headers, rawPayload } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  const { width, height, channels, data } = decode(rawPayload);
  expect([width, height]).toEqual([1200, 630]);
  /** The color of one pixel, and how many pixels of a row differ from it, as letters do. */
  const at = (x: number, y: number) => {
    const start = (y * width + x) * channels;
    const bytes = [...data.subarray(start, start + 3)];
    return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  };
  /** How many pixels between two rows are of the ink of texts. */
  const inkIn = (top: number, bottom: number) => {
    const rows = data.subarray(top * width * channels, bottom * width * channels);
    let found = 0;
    for (let i = 0; i < rows.length; i += channels) {
      if (rows[i] === 0x11 && rows[i + 1] === 0x11 && rows[i + 2] === 0x11) found += 1;
    }
    return found;
  };
  return { at, inkIn };
};

describe('pictures of shared links', () => {
  test('a color fills its picture, with its hex in the ink that is readable on it', async () => {
    const { at } = await load('/pictures/color/3b82f6.png');
    expect([at(1100, 20), at(20, 200), at(1150, 480)]).toEqual(Array(3).fill('#3B82F6'));
    // The bars of the # cross at about this height.
    const row = Array.from({ length: 700 }, (_, x) => at(x + 40, 350));
    expect(row).toContain('#000000');
    const lightness = Array.from({ length: 9 }, (_, i) => at(60 + i * 133, 600));
    expect(new Set(lightness).size).toBe(9);
  });

  test('a dark color has white writing', async () => {
    const { at } = await load('/pictures/color/1E1B4B.png');
    expect(Array.from({ length: 700 }, (_, x) => at(x + 40, 350))).toContain('#FFFFFF');
  });

  test.each([
    ['F472B6-FB923C-FBBF24-10B981-3B82F6'],
    ['000000-FFFFFF'],
    ['010101-020202-030303-040404-050505-060606-070707-080808-090909-0A0A0A'],
  ])('a palette of %s stands in columns', async (list) => {
    const { at } = await load(`/pictures/palette/${list}.png`);
    const colors = list.split('-');
    const width = 1200 / colors.length;
    expect(colors.map((_, i) => at(Math.floor((i + 0.5) * width), 100))).toEqual(
      colors.map((hex) => `#${hex}`),
    );
  });

  test('a name stands below its palette, and one that cannot be written does not', async () => {
    const drawn = (query: string) => load(`/pictures/palette/F472B6-FB923C.png${query}`);
    const unnamed = (await drawn('')).inkIn(512, 630);
    expect(
      (await drawn(`?name=${encodeURIComponent('Синее море у скал, длинное')}`)).inkIn(512, 630),
    ).not.toBe(unnamed);
    for (const name of ['海', '🌊', '\u202E', '']) {
      expect((await drawn(`?name=${encodeURIComponent(name)}`)).inkIn(512, 630)).toBe(unnamed);
    }
    expect((await drawn(`?name=${'n'.repeat(5000)}`)).at(10, 10)).toBe('#F472B6');
  });

  test('the site, a page and an article have their titles over colors', async () => {
    const hero = ['#3D1A5B', '#2B50E0', '#0FA08E', '#F6C945', '#F4793B', '#D9284A'];
    const site = await load('/pictures/site.png');
    const page = await load('/pictures/page/learn-colors/one-color-as-two.png');
    for (const one of [site, page]) {
      expect(one.at(1190, 10)).toBe('#FAFAFA');
      expect(hero.map((_, i) => one.at(100 + i * 200, 450))).toEqual(hero);
    }
    expect(page.inkIn(150, 390)).not.toBe(site.inkIn(150, 390));
    const { body } = await callJson(app, 'GET', '/api/blog');
    const [{ slug }] = body as [{ slug: string }];
    const article = await load(`/pictures/article/${slug}.png?colors=112233-AABBCC`);
    expect([article.at(100, 450), article.at(1100, 450)]).toEqual(['#112233', '#AABBCC']);
    expect(article.inkIn(150, 390)).toBeGreaterThan(1000);
    const bare = await load(`/pictures/article/${slug}.png`);
    expect(bare.at(100, 450)).toBe(hero[0]);
  });

  test('the color of a day has its name in place of that of its hue', async () => {
    const { body } = await callJson(app, 'GET', '/api/color-of-the-day?date=2025-03-01');
    const { hexCode } = body as { hexCode: string };
    const day = await load('/pictures/day/2025-03-01.png');
    const color = await load(`/pictures/color/${hexCode.slice(1)}.png`);
    expect([day.at(1100, 20), color.at(1100, 20)]).toEqual([hexCode, hexCode]);
    const row = ({ at }: typeof day) =>
      Array.from({ length: 900 }, (_, x) => at(x + 60, 260)).join();
    expect(row(day)).not.toBe(row(color));
  });

  test('a theme is shown in light and dark, each in its own colors', async () => {
    const { modes } = createTheme({ brands: ['#0E7C61', '#F59E0B'], target: 'AAA' });
    const { at } = await load('/pictures/theme.png?c=0E7C61,F59E0B&target=AAA&utm=1&name=Harbor');
    for (const [mode, left] of [
      ['light', 0],
      ['dark', 600],
    ] as const) {
      const { roles } = modes[mode];
      expect(at(left + 10, 10)).toBe(roles.ground.hex);
      expect(at(left + 300, 60)).toBe(roles.surface.hex);
      expect(at(left + 75, 190)).toBe(roles['brand-solid'].hex);
      expect(at(left + 400, 300)).toBe(roles['accent-1-solid']!.hex);
      expect(at(left + 75, 400)).toBe(roles['error-tint'].hex);
    }
    expect((await load('/pictures/theme.png?c=nonsense&set=x')).at(75, 190)).toBe('#0A66C2');
  });

  test('a check shows every color on every other', async () => {
    const { at } = await load('/pictures/check/000000-FFFFFF.png?name=Ink&target=7');
    expect([at(500, 100), at(1100, 10), at(1100, 600)]).toEqual(['#000000', '#000000', '#FFFFFF']);
    const column = Array.from({ length: 315 }, (_, y) => at(1011, y));
    expect(column).toContain('#FFFFFF'); // letters in white on black
  });

  test('a picture that somebody has is not drawn again', async () => {
    const { headers } = await app.inject('/pictures/color/3b82f6.png');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    const again = await app.inject({
      url: '/pictures/color/%233B82F6.png',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });

  test('many at once are all drawn', async () => {
    const urls = Array.from({ length: 12 }, (_, i) => `/pictures/color/0000${i + 10}.png`);
    const answers = await Promise.all(urls.map((url) => app.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(12);
  });

  test.each([
    ['/pictures/color/blue.png', 'hex'],
    ['/pictures/color/3b82f.png', 'hex'],
    ['/pictures/color/3b82f600.png', 'hex'],
    ['/pictures/palette/3B82F6.png', 'colors'],
    ['/pictures/palette/3B82F6-x.png', 'colors'],
    [`/pictures/palette/${Array(25).fill('3B82F6').join('-')}.png`, 'colors'],
    ['/pictures/palette/000000-FFFFFF.png?name=a&name=b', 'name'],
    [`/pictures/check/${Array(11).fill('3B82F6').join('-')}.png`, 'colors'],
    ['/pictures/check/000000-FFFFFF.png?target=5', 'target'],
    ['/pictures/check/000000.png', 'colors'],
    ['/pictures/day/tomorrow.png', 'date'],
    ['/pictures/day/9999-01-01.png', 'date'],
  ])('%s is refused', async (url, field) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toMatchObject([{ field }]);
  });

  test.each([
    '/pictures/moon.png',
    '/pictures/color/3b82f6',
    '/pictures/page/moon.png',
    '/pictures/page/constructor.png',
    '/pictures/article/no-such-article.png',
  ])('%s is not found', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
