import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { NASTY } from '../../testing/nasty-palette.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import { writeCsv } from './csv.ts';
import { writePng } from './png.ts';
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
