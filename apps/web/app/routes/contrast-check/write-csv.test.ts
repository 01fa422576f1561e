import { execFileSync } from 'node:child_process';

import { checkPalette, parseHex } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { writeCheckCsv } from './write-csv.ts';

const csv = writeCheckCsv(
  checkPalette(['#D00000', '#00A000', '#777777', '#FFFFFF'].map((hex) => parseHex(hex)!)),
);

test("Python's csv reads every pair, with ratios that are cut", () => {
  const program = 'import csv, json, sys; print(json.dumps(list(csv.reader(sys.stdin))))';
  const rows: string[][] = JSON.parse(
    execFileSync('python3', ['-c', program], { input: csv, encoding: 'utf8' }),
  );
  expect(rows).toHaveLength(7);
  expect(rows.every(({ length }) => length === 12)).toBe(true);
  const [headings, first] = rows;
  expect(Object.fromEntries(headings!.map((heading, i) => [heading, first![i]]))).toEqual({
    'Color 1': '#D00000',
    'Color 2': '#00A000',
    Contrast: '1.63',
    Target: '4.5',
    'Meets target': 'no',
    Use: 'Decoration only',
    'Icons and borders': 'no',
    Difference: '0.365',
    Protan: '0.239',
    Deutan: '0.056',
    Tritan: '0.303',
    'Too similar for': 'deutan',
  });
  // 4.478 is not 4.48.
  expect(rows.at(-1)!.slice(0, 7)).toEqual([
    ...['#777777', '#FFFFFF', '4.47', '4.5', 'no', 'Large text only', 'yes'],
  ]);
});

test('lines end as the standard says, and no cell needs quotes or is a formula', () => {
  expect(csv).toMatch(/^([\x20-\x7e]+\r\n){7}$/);
  expect(csv).not.toContain('"');
  expect(csv.split(/[,\r\n]+/).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});
