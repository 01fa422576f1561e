import { createRandom, deltaEOK, parseHex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';
import { paint, paintGrain } from '../testing/paint.ts';
import { ExtractError } from './errors.ts';
import { extract } from './extract.ts';

const hexes = (swatches: { hex: string }[]) => swatches.map(({ hex }) => hex);

describe(extract, () => {
  test('EXTAPI-03, EXTAPI-20: one color gives that color, once, whatever the count', () => {
    for (const [width, height] of [
      [1, 1],
      [40, 30],
    ] as const) {
      const swatches = extract(
        paint(width, height, () => '#3B82F6'),
        { count: 16 },
      );
      expect(swatches).toMatchObject([
        { hex: '#3B82F6', rgb: { r: 59, g: 130, b: 246 }, share: 1 },
      ]);
    }
  });

  test('EXTAPI-02: flat colors are found exactly, with their shares, the largest first', () => {
    const bands = ['#10B981', '#10B981', '#10B981', '#F472B6', '#F472B6', '#111827'];
    const swatches = extract(
      paint(60, 60, (x) => bands[Math.floor(x / 10)]!),
      { count: 5 },
    );
    expect(hexes(swatches)).toEqual(['#10B981', '#F472B6', '#111827']);
    expect(swatches.map(({ share }) => Number(share.toFixed(4)))).toEqual([0.5, 0.3333, 0.1667]);
  });

  test('each place has the color', () => {
    const colors = ['#EF4444', '#22C55E', '#3B82F6', '#FACC15'];
    const colorOf = (x: number, y: number) => colors[Number(x >= 30) + 2 * Number(y >= 50)]!;
    const swatches = extract(paint(100, 80, colorOf), { count: 4 });
    expect(swatches).toHaveLength(4);
    for (const { hex, position } of swatches) {
      expect(colorOf(position.x * 100, position.y * 80)).toBe(hex);
    }
  });

  test('a place is where the color is, not between two parts of it', () => {
    const ring = (x: number) => (x < 10 || x >= 50 ? '#EF4444' : '#FFFFFF');
    const red = extract(paint(60, 60, ring), { count: 2 }).find(({ hex }) => hex === '#EF4444')!;
    expect(ring(red.position.x * 60)).toBe('#EF4444');
  });

  test('nor beside it: of a checkered picture each place is on its own field', () => {
    const field = (x: number, y: number) => ((x + y) % 2 === 0 ? '#EF4444' : '#FFFFFF');
    const swatches = extract(paint(48, 40, field), { count: 2 });
    expect(swatches).toHaveLength(2);
    for (const { hex, position } of swatches) {
      expect(field(Math.floor(position.x * 48), Math.floor(position.y * 40))).toBe(hex);
    }
  });

  test.each(['a', 'b', 'c', 'd'])('a small saturated accent on grain is found: seed %s', (seed) => {
    const grain = paintGrain(seed, 60, 200);
    const isSpot = (x: number, y: number) => x >= 20 && x < 34 && y >= 50 && y < 64; // 2% of it
    const picture = paint(100, 100, (x, y) => (isSpot(x, y) ? '#D946EF' : grain(x, y)));
    const spot = extract(picture, { count: 5 }).find(({ hex }) => hex === '#D946EF');
    expect(spot?.share).toBeCloseTo(0.0196, 3);
    expect(isSpot(spot!.position.x * 100, spot!.position.y * 100)).toBe(true);
  });

  test('no two swatches could be taken for one another', () => {
    const random = createRandom('near');
    const shade = () =>
      `#${Math.floor(0x30 + 24 * random())
        .toString(16)
        .repeat(3)}`;
    for (const count of [5, 16]) {
      const swatches = extract(paint(64, 64, shade), { count });
      for (const [i, one] of swatches.entries()) {
        for (const two of swatches.slice(i + 1)) {
          expect(deltaEOK(parseHex(one.hex)!, parseHex(two.hex)!)).toBeGreaterThan(0.02);
        }
      }
    }
  });

  test('transparent pixels do not count, whatever color they hide; half transparent ones count half', () => {
    const picture = paint(30, 10, (x) => (x < 10 ? '#FF0000' : x < 20 ? '#00FF00' : '#0000FF'));
    for (let pixel = 0; pixel < 300; pixel++) {
      if (pixel % 30 < 10) picture.data[4 * pixel + 3] = 0;
      else if (pixel % 30 < 20) picture.data[4 * pixel + 3] = 85;
    }
    const swatches = extract(picture, { count: 5 });
    expect(hexes(swatches)).toEqual(['#0000FF', '#00FF00']);
    expect(swatches[1]?.share).toBeCloseTo(0.25, 10);
  });

  test('EXTAPI-22: a fully transparent picture is refused by its code', () => {
    const picture = { data: new Uint8Array(16), width: 2, height: 2 };
    expect(() => extract(picture, { count: 5 })).toThrow(
      expect.objectContaining({
        code: 'fully_transparent',
        message: 'The image is fully transparent',
      }),
    );
    expect(() => extract(picture, { count: 5 })).toThrow(ExtractError);
  });

  test('the same pixels give the same answer, in either kind of array', () => {
    const random = createRandom('same');
    const picture = paint(
      90,
      70,
      () =>
        `#${Math.floor(random() * 0xffffff)
          .toString(16)
          .padStart(6, '0')}`,
    );
    const first = extract(picture, { count: 8 });
    expect(first).toHaveLength(8);
    expect(extract({ ...picture, data: new Uint8Array(picture.data) }, { count: 8 })).toEqual(
      first,
    );
  });

  test('dark colors are told apart as the eye does', () => {
    const swatches = extract(
      paint(40, 40, (x, y) => (x < 20 ? '#000000' : y < 20 ? '#101020' : '#201008')),
      { count: 3 },
    );
    expect(hexes(swatches).sort()).toEqual(['#000000', '#101020', '#201008']);
  });

  test.each([0, 17, 2.5, Number.NaN])('refuses count %d', (count) => {
    expect(() =>
      extract(
        paint(1, 1, () => '#000000'),
        { count },
      ),
    ).toThrow(new RangeError(`count must be a whole number from 1 to 16, got ${count}`));
  });

  test('refuses data of another size', () => {
    expect(() => extract({ data: new Uint8Array(15), width: 2, height: 2 }, { count: 5 })).toThrow(
      '2 × 2 pixels need 16 bytes',
    );
  });
});
