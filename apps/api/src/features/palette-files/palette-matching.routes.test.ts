import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const match = (body: object) => callJson(app, 'POST', '/api/v1/palettes/match', body);

const NIGHT = { hex: '#112233', name: 'Night' };

describe('POST /api/palettes/match', () => {
  test('the nearest and the runner-up, with the white point and how they were measured', async () => {
    const sky = { hex: '#000000', name: 'Sky', css: 'lab(54.2 1.5 -53.5)' };
    const book = { name: 'Threads', colors: [NIGHT, sky, NIGHT, { hex: '#FFFFFF' }] };
    const { status, body } = await match({ colors: ['#3B82F6'], book });
    expect(status).toBe(200);
    expect(body.notes).toEqual([
      expect.stringContaining('CIE Lab'),
      expect.stringContaining('RGB'),
      expect.stringContaining('without a name'),
      expect.stringContaining('repeats'),
    ]);
    expect(body).toMatchObject({
      book: { name: 'Threads', colors: 2 },
      whitePoint: 'D50',
      colors: [
        {
          hex: '#3B82F6',
          nearest: [
            { name: 'Sky', css: sky.css, lab: { l: 54.2, a: 1.5, b: -53.5 } },
            { name: 'Night', hex: '#112233' },
          ],
        },
      ],
    });
    const [{ distance }, runnerUp] = body.colors[0].nearest;
    expect(distance).toBeGreaterThan(1);
    expect(runnerUp.distance).toBeGreaterThan(distance);
  });

  test('a long book, which a thread reads, of at most ten thousand colors', async () => {
    const colors = Array.from({ length: 10_000 }, (_, i) => ({
      hex: `#${(i * 1677).toString(16).padStart(6, '0')}`,
      name: `Paint ${i}`,
    }));
    const wanted = Array.from({ length: 3 }, () => colors[1234]!.hex);
    const book = { colors: colors.slice(0, 2000) };
    const { status, body } = await match({ colors: wanted, book, count: 1 });
    expect(status).toBe(200);
    expect(body.colors).toHaveLength(3);
    expect(body.colors[2].nearest).toMatchObject([{ name: 'Paint 1234' }]);
    expect(body.colors[2].nearest[0].distance).toBeCloseTo(0, 5);
    const more = await match({ colors: wanted, book: { colors: [...colors, NIGHT] } });
    expect([more.status, more.body.details]).toMatchObject([
      400,
      [{ field: 'book.colors', message: 'must have 1 to 10000 colors' }],
    ]);
  });

  test('a book in CMYK, under a print condition', async () => {
    const colors = [{ hex: '#FF00FF', name: 'Magenta', inks: [0, 1, 0, 0] }];
    const { body } = await match({ colors: ['#E6007E'], book: { colors }, condition: 'coated' });
    expect(body.notes).toEqual([expect.stringContaining('as printed under Coated paper')]);
    expect(body.colors[0].nearest[0].lab.l).toBeCloseTo(48, 0);
  });

  test.each([
    [{ condition: 'glossy' }, 'condition', /coated/],
    [{ book: { colors: [] } }, 'book.colors', /must have 1 to 10000 colors/],
    [
      { book: { colors: [{ hex: '#112233' }] } },
      'book.colors',
      /must have names; 1 color has none/,
    ],
    [
      {
        book: {
          colors: Array.from({ length: 1000 }, (_, i) => ({ hex: `#${100_000 + i}`, name: 'C' })),
        },
      },
      'book.colors',
      /must tell its colors apart; 1000 of 1000 share a name, such as "C"/,
    ],
    [{ book: { colors: [{ hex: 'blue-ish', name: 'A' }] } }, 'book.colors.0.hex', /hex/],
    [{ book: 'my.ase' }, 'book', /object/],
    [{ count: 21 }, 'count', /whole number from 1 to 20/],
    [{ colors: [] }, 'colors', /must have 1 to 100 colors/],
    [{ colors: Array(101).fill('#112233') }, 'colors', /must have 1 to 100 colors/],
  ])('400 for %j names the field %s', async (change, field, message) => {
    const { status, body } = await match({
      colors: ['#112233'],
      book: { colors: [NIGHT] },
      ...change,
    });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_request');
    expect(body.details).toMatchObject([{ field, message: expect.stringMatching(message) }]);
  });
});
