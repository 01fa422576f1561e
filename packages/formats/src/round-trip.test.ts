import { describe as describeColor, type Hex, parseHex } from '@swatchwork/color';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { FORMAT_IDS, type FormatId, MOST_COLORS } from './constants.ts';
import type { ExportedPalette } from './palette/palette.ts';
import { type ReadFormatId, readPalette } from './read/read.ts';
import { folderName, uniqueFolders } from './swatch-files/xcassets.ts';
import { commentText, oneLine } from './text/text.ts';
import { uniqueNames } from './text/unique-names.ts';
import { plainText } from './text/xml-nodes.ts';
import { xmlAttribute, xmlText } from './text/xml-text.ts';
import { variableName } from './write/figma-variables.ts';
import { FORMATS, findFormat } from './write/formats.ts';
import { stylusComment } from './write/stylus.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

/** What a format preserves of a palette, and the format that the reader recognizes. */
interface Kept {
  as: ReadFormatId;
  /** The palette's name as it is read back; undefined where the format does not store it. */
  title?: (name: string) => string;
  /** The same for a color's name. */
  label?: (name: string) => string;
  alpha?: true;
  /** A color without a name is named for its looks. */
  looks?: true;
  /** Numbers repeated names. */
  number?: () => (name: string) => string;
}

const exact = (name: string) => name.trim();
/** Two hyphens would end a comment. */
const xmlComment = (name: string) =>
  plainText(oneLine(xmlText(name)).replaceAll(/-(?=-)/g, '- ')).trim();

const attribute = (name: string) => plainText(xmlAttribute(name)).trim();
const figmaTitle = (name: string) => oneLine(name) || 'Palette';

const KEPT: Partial<Record<FormatId, Kept>> = {
  css: { as: 'variables', title: commentText, label: commentText, alpha: true },
  'css-wide': { as: 'variables', title: commentText, label: commentText, alpha: true },
  scss: { as: 'variables', title: commentText, label: commentText, alpha: true },
  less: { as: 'variables', title: commentText, label: commentText, alpha: true },
  tailwind: { as: 'variables', title: commentText, label: commentText, alpha: true },
  'tailwind-config': { as: 'tailwind', title: commentText, label: commentText, alpha: true },
  android: { as: 'android', title: xmlComment, label: xmlComment, alpha: true },
  compose: { as: 'code', title: oneLine, label: oneLine, alpha: true },
  swiftui: { as: 'code', title: oneLine, label: oneLine, alpha: true },
  uikit: { as: 'code', title: oneLine, label: oneLine, alpha: true },
  flutter: { as: 'code', title: oneLine, label: oneLine, alpha: true },
  tokens: { as: 'tokens', title: exact, label: exact, alpha: true },
  json: { as: 'json', title: exact, label: exact, alpha: true },
  svg: { as: 'svg', title: exact, label: exact, alpha: true },
  png: { as: 'png', title: exact, label: exact, alpha: true },
  stylus: { as: 'variables', title: commentText, label: stylusComment, alpha: true },
  act: { as: 'act' },
  kpl: { as: 'kpl', title: attribute, label: attribute },
  'paint-net': { as: 'paint-net', title: oneLine, alpha: true },
  jasc: { as: 'text' },
  soc: { as: 'soc', label: attribute, looks: true },
  sketchpalette: { as: 'sketchpalette', label: exact, alpha: true },
  figma: {
    as: 'figma',
    title: figmaTitle,
    label: variableName,
    alpha: true,
    looks: true,
    number: uniqueNames,
  },
  xcassets: { as: 'xcassets', label: folderName, alpha: true, looks: true, number: uniqueFolders },
  txt: { as: 'text', title: oneLine },
  csv: { as: 'csv', label: exact, alpha: true },
  ase: { as: 'ase', title: exact, label: exact },
  aco: { as: 'aco', label: exact },
  gpl: { as: 'gpl', title: oneLine, label: oneLine },
  swatches: { as: 'swatches', title: oneLine, alpha: true },
};

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

const exported = ({ name, colors }: Original, alpha?: true): ExportedPalette => ({
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
  for (const [id, kept] of Object.entries(KEPT) as [FormatId, Kept][]) {
    test(`${id}: colors, names and opacity, whatever they are called`, async () => {
      await fc.assert(
        fc.asyncProperty(palettes, async (original) => {
          const unique = id === 'svg' ? uniqueColors(original) : original;
          const { palette, format } = await roundTrip(id, exported(unique, kept.alpha));
          expect(format).toBe(kept.as);
          expect(palette.name).toBe(kept.title?.(unique.name) ?? '');
          expect(palette.colors.map((color) => color.hex)).toEqual(unique.colors.map((c) => c.hex));
          const number = kept.number?.() ?? exact;
          for (const [i, color] of unique.colors.entries()) {
            const looks =
              kept.looks && !color.name?.trim() ? describeColor(parseHex(color.hex)!) : '';
            const own = kept.label?.(looks || (color.name ?? '')) ?? '';
            const label = number(own || (kept.looks ? `color ${i + 1}` : ''));
            const read = palette.colors[i]!;
            if (!isNone(label, color.hex)) expect(read.name).toBe(label);
            else if (color.name === null && !looks) expect(read.name).toBeUndefined();
            if (kept.alpha) expect(read.alpha ?? 1).toBeCloseTo(color.alpha / 255, 3);
          }
        }),
        { numRuns: inject('propertyRuns') ?? 150 },
      );
    });

    test.each([1, MOST[id] ?? 1000])(`${id}: %d colors`, async (count) => {
      const colors = Array.from(
        { length: count },
        (_, i): Hex =>
          `#${((i * 40503 + 7) % 0x1000000).toString(16).toUpperCase().padStart(6, '0')}`,
      );
      const { palette } = await roundTrip(id, { name: 'Many', colors });
      expect(palette.colors.map((color) => color.hex)).toEqual(colors);
      expect(
        palette.colors.every((color) => (color.name !== undefined) === (kept.looks ?? false)),
      ).toBe(true);
    });
  }
});

const uniqueColors = ({ name, colors }: Original): Original => ({
  name,
  colors: [...new Map(colors.map((color) => [color.hex, color])).values()],
});

test('every format can be written, and has an id and a name of its own', () => {
  expect(FORMATS.map(({ id }) => id)).toEqual(FORMAT_IDS);
  expect(new Set(FORMAT_IDS).size).toBe(FORMATS.length);
  expect(new Set(FORMATS.map(({ label }) => label)).size).toBe(FORMATS.length);
});
