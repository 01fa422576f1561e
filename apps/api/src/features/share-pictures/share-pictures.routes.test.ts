import { decode } from 'fast-png';
import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

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
  return { at };
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

  test('other pages share the site’s picture', async () => {
    const { at } = await load('/pictures/site.png');
    expect(at(1190, 10)).toBe('#FAFAFA');
    expect(new Set(Array.from({ length: 12 }, (_, i) => at(50 + i * 100, 500))).size).toBe(12);
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
    [`/pictures/palette/${Array(11).fill('3B82F6').join('-')}.png`, 'colors'],
  ])('%s is refused', async (url, field) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toMatchObject([{ field }]);
  });

  test('what is no picture is not found', async () => {
    expect((await app.inject('/pictures/moon.png')).statusCode).toBe(404);
    expect((await app.inject('/pictures/color/3b82f6')).statusCode).toBe(404);
  });
});
