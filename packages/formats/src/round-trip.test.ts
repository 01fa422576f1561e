import { describe as describeColor, type Hex, parseHex } from '@swatchwork/color';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { FORMAT_IDS, type FormatId, MOST_COLORS, PICTURE_FORMATS } from './constants.ts';
import type { ExportedPalette } from './palette/palette.ts';
import { type ReadFormatId, readPalette } from './read/read.ts';
import { uniqueFolders } from './swatch-files/folder-names.ts';
import { uniqueNames } from './text/unique-names.ts';
import { FORMATS, findFormat } from './write/formats.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

/** The format that the reader recognizes, where it has another id. */
const READ_AS: Partial<Record<FormatId, ReadFormatId>> = {
  css: 'variables',
  'css-wide': 'variables',
  scss: 'variables',
  less: 'variables',
  stylus: 'variables',
  tailwind: 'variables',
  'tailwind-config': 'tailwind',
  compose: 'code',
  swiftui: 'code',
  uikit: 'code',
  flutter: 'code',
  jasc: 'text',
  txt: 'text',
};

/** How formats number names that are the same. */
const NUMBERED: Partial<Record<FormatId, () => (name: string) => string>> = {
  figma: uniqueNames,
  xcassets: uniqueFolders,
};

const exact = (name: string) => name.trim();

/** More than a picture shows is read back from ours, which `losses.test.ts` tries. */
const READ_BACK = FORMAT_IDS.filter((id) => !PICTURE_FORMATS.includes(id));

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).toUpperCase().padStart(6, '0')}`);

/** Names that people and programs give, and what breaks careless writers. */
const nastyNames = [
  ...['', 'Déjà vu 🌊', 'a "b" \'c\' `d`', 'line\r\nbreak', '</title><x>&amp;', '*/ body {} /*'],
  ...[
    '=1+1',
    '-1',
    "'@x",
    '1',
    '10',
    'a.b{c}',
    '$d',
    '__proto__',
    'constructor',
    '//',
    'x;y',
    '夏',
  ],
  ...['ends with \\', '-->', 'a, b', 'a\tb'],
];
const name = fc.oneof(
  fc.constantFrom(...nastyNames),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
/** Names without `#` and `(`, so that a title contains no color. */
const title = name.filter((text) => !/[#(]/.test(text));

const palettes = fc
  .array(fc.record({ hex, name: fc.option(name), alpha: fc.integer({ min: 0, max: 255 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .chain((colors) => title.map((text) => ({ name: text, colors })));

interface Original {
  name: string;
  colors: { hex: Hex; name: string | null; alpha: number }[];
}

const exported = ({ name, colors }: Original, alpha: boolean): ExportedPalette => ({
  name,
  colors: colors.map((color) => color.hex),
  colorNames: colors.map((color) => color.name ?? undefined),
  ...(alpha && { alphas: colors.map((color) => color.alpha / 255) }),
});

async function roundTrip(id: FormatId, palette: ExportedPalette) {
  const file = await findFormat(id)!.write(palette, NOW);
  return readPalette(typeof file === 'string' ? new TextEncoder().encode(file) : file);
}

/** A name that only repeats the color's hex, or its place, is none. */
const isNone = (label: string, hex: Hex) => label === '' || label.toUpperCase() === hex;

const MOST: Partial<Record<FormatId, number>> = MOST_COLORS;

describe('what is written is read back', () => {
  test.each(READ_BACK)('%s: colors, names and opacity, whatever they are called', async (id) => {
    const kept = findFormat(id)!.keeps;
    const hasAlpha = kept.alpha === 'bytes' || kept.alpha === 'exact';
    const looksOf = ({ hex, name }: Original['colors'][number]) =>
      kept.asksForNames && !name?.trim() ? describeColor(parseHex(hex)!) : '';
    await fc.assert(
      fc.asyncProperty(palettes, async (original) => {
        const unique = id === 'svg' ? uniqueColors(original) : original;
        const { palette, format } = await roundTrip(id, exported(unique, hasAlpha));
        expect(format).toBe(READ_AS[id] ?? id);
        expect(palette.name).toBe(kept.title?.(unique.name) || (kept.untitled ?? ''));
        expect(palette.colors.map((color) => color.hex)).toEqual(unique.colors.map((c) => c.hex));
        const number = kept.sameAs ? NUMBERED[id]!() : exact;
        for (const [i, color] of unique.colors.entries()) {
          const looks = looksOf(color);
          const own = kept.label?.(looks || (color.name ?? '')) ?? '';
          const label = number(own || (kept.asksForNames ? `color ${i + 1}` : ''));
          const read = palette.colors[i]!;
          if (!isNone(label, color.hex)) expect(read.name).toBe(label);
          else if (color.name === null && !looks) expect(read.name).toBeUndefined();
          if (hasAlpha) expect(read.alpha ?? 1).toBeCloseTo(color.alpha / 255, 3);
        }
      }),
      { numRuns: inject('propertyRuns') ?? 150 },
    );
  });

  test.each(READ_BACK.flatMap((id) => [[id, 1] as const, [id, MOST[id] ?? 1000] as const]))(
    '%s: %d colors',
    async (id, count) => {
      const colors = Array.from(
        { length: count },
        (_, i): Hex =>
          `#${((i * 40503 + 7) % 0x1000000).toString(16).toUpperCase().padStart(6, '0')}`,
      );
      const { palette } = await roundTrip(id, { name: 'Many', colors });
      expect(palette.colors.map((color) => color.hex)).toEqual(colors);
      const { asksForNames = false } = findFormat(id)!.keeps;
      expect(palette.colors.every(({ name }) => (name !== undefined) === asksForNames)).toBe(true);
    },
  );
});

const uniqueColors = ({ name, colors }: Original): Original => ({
  name,
  colors: [...new Map(colors.map((color) => [color.hex, color])).values()],
});

test('every format can be written, and has an id and a name of its own', () => {
  expect(new Set(FORMAT_IDS).size).toBe(FORMATS.length);
  expect(new Set(FORMATS.map(({ label }) => label)).size).toBe(FORMATS.length);
});
