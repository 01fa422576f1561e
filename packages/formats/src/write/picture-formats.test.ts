import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { lossesIn } from '../../testing/losses-in.ts';
import { NASTY } from '../../testing/nasty-palette.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import { writeCsv } from './csv.ts';
import { writePng } from './png.ts';
import type { PaletteFormId } from './sheet/pages.ts';
import { writePicture } from './sheet/picture.ts';
import { writeSvg } from './svg.ts';

const many = (count: number): ExportedPalette => ({
  name: 'Many',
  colors: Array.from({ length: count }, (_, i) => `#${String(i).padStart(6, '0')}` as const),
});

describe('PNG', () => {
  const pixel = ({ data, width }: PNG, x: number, y: number) => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];

  test('CREATOR-67: another reader finds 100 px a swatch, each in its color to the edge', () => {
    const png = PNG.sync.read(Buffer.from(writePng(NASTY)));
    expect([png.width, png.height]).toEqual([700, 100]);
    for (const [i, hex] of NASTY.colors.entries()) {
      const color = [...Buffer.from(hex.slice(1), 'hex'), 255];
      for (const x of [i * 100, i * 100 + 99]) {
        expect(pixel(png, x, 0)).toEqual(color);
        expect(pixel(png, x, 99)).toEqual(color);
      }
    }
  });

  test('the 101st swatch begins a second row, whose free places are transparent', () => {
    const png = PNG.sync.read(Buffer.from(writePng({ ...many(101), alphas: [0.5] })));
    expect([png.width, png.height]).toEqual([10_000, 200]);
    expect(pixel(png, 0, 0)).toEqual([0, 0, 0, 128]);
    expect(pixel(png, 50, 150)).toEqual([0x00, 0x01, 0x00, 255]);
    expect(pixel(png, 9_999, 150)).toEqual([0, 0, 0, 0]);
  });

  test.each([0, 1001])('refuses %d colors', (count) => {
    expect(() => writePng(many(count))).toThrow(RangeError);
  });
});

/** #111111, as four bytes of a pixel. */
const INK = 0xff111111;

describe('pictures to present', () => {
  const read = async (id: PaletteFormId, palette: ExportedPalette) => {
    const file = Buffer.from(await writePicture(palette, id));
    const png = PNG.sync.read(file);
    const { channels, isOpaque } = await sharp(file).stats();
    expect([channels.length, isOpaque]).toEqual([3, true]);
    const at = (x: number, y: number) =>
      `#${png.data.toString('hex', (y * png.width + x) * 4, (y * png.width + x) * 4 + 3)}`.toUpperCase();
    return { size: [png.width, png.height], at, data: png.data };
  };

  test.each([
    [1, [1]],
    [2, [2]],
    [5, [5]],
    [7, [4, 3]],
    [10, [5, 5]],
  ])('a slide of %d colors: rows of at most six, from edge to edge', async (count, rows) => {
    const { size, at } = await read('slide', many(count));
    expect(size).toEqual([1920, 1080]);
    const { colors } = many(count);
    const middles = rows.flatMap((columns, row) =>
      Array.from({ length: columns }, (_, i) =>
        at(Math.floor(((i + 0.5) * 1920) / columns), 300 + (row * 904) / rows.length),
      ),
    );
    expect(middles).toEqual(colors);
    expect(at(1919, 1079)).toBe(colors.at(-1));
    expect(at(1900, 20)).toBe('#FFFFFF');
  });

  test('a square, and a sheet with a second page below the first', async () => {
    const square = await read('square', many(5));
    expect(square.size).toEqual([1080, 1080]);
    expect([square.at(1070, 170), square.at(1070, 1070)]).toEqual(['#000000', '#000004']);
    expect((await read('sheet', many(16))).size).toEqual([1190, 1684]);
    const sheet = await read('sheet', many(17));
    expect(sheet.size).toEqual([1190, 2 * 1684]);
    expect(sheet.at(560, 1684 + 180)).toBe('#000016');
  });

  test.each(['slide', 'square', 'sheet'] as const)(
    'names are seen in a %s, also of other scripts, where they are left out with a note',
    async (id) => {
      const colors = ['#F472B6'] as const;
      const inks = async (name: string) => {
        const { size, data } = await read(id, { name, colors, colorNames: [name] });
        const pixels = new Uint32Array(data.buffer, data.byteOffset, size[0]! * 100);
        return pixels.filter((pixel) => pixel === INK).length;
      };
      expect(await inks('Синее море')).toBeGreaterThan(1.2 * (await inks('Sea')));
      expect(await inks('海')).toBe(await inks('Palette'));
      const [note] = lossesIn({ name: '海', colors }, `png-${id}`);
      expect(note).toBe(
        'PDF and PNG leave out 1 name, because their fonts have only Latin, Greek and Cyrillic letters: "海".',
      );
    },
  );

  test.each([0, 41])('refuses %d colors', async (count) => {
    await expect(writePicture(many(count), 'slide')).rejects.toThrow(RangeError);
  });
});

test('SVG: an XML parser finds every swatch with its title', () => {
  const svg = writeSvg(NASTY);
  expect(XMLValidator.validate(svg)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, trimValues: false });
  const rects: { '@_fill': string; title?: string }[] = parser.parse(svg).svg.rect;
  expect(rects.map((rect) => rect['@_fill'])).toEqual(NASTY.colors);
  expect(rects.map((rect) => rect.title ?? '')).toEqual(NASTY.colorNames);
});

test('CSV: another reader finds the same rows, and a formula is none', () => {
  const rows: string[][] = parse(
    writeCsv({ ...NASTY, colorNames: ['=HYPERLINK("x")', 'a, "b"\n'] }),
  );
  expect(rows[0]).toEqual(['Name', 'Hex', 'Red', 'Green', 'Blue', 'OKLCH']);
  expect(rows[1]).toEqual([
    '\'=HYPERLINK("x")',
    '#F472B6',
    '244',
    '114',
    '182',
    'oklch(0.7253 0.1752 349.76)',
  ]);
  expect(rows[2]?.[0]).toBe('a, "b"');
  expect(rows.slice(1).map((row) => row[1])).toEqual(NASTY.colors);
});
