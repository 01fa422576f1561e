import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createRandom } from '@swatchwork/color';
import { afterAll, describe, expect, test } from 'vitest';

import { readFont } from './font.ts';
import { readFontFile } from './font-files.ts';
import { ALPHABETS, type AlphabetFile, isIn, isShaped, printable } from './letters.ts';

/** `npm test` installs both where it may. */
const HAS_HARFBUZZ =
  spawnSync('hb-shape', ['--version']).status === 0 &&
  spawnSync('woff2_decompress', { encoding: 'utf8' }).stderr.includes('input');

/** Languages of each alphabet; their names of languages, countries and currencies are the words. */
const LANGUAGES: Partial<Record<AlphabetFile, string[]>> = {
  'noto-sans-arabic/arabic': ['ar', 'fa', 'ur'],
  'noto-sans-bengali/bengali': ['bn', 'as'],
  'noto-sans-devanagari/devanagari': ['hi', 'mr', 'ne'],
  'noto-sans-ethiopic/ethiopic': ['am', 'ti'],
  'noto-sans-gujarati/gujarati': ['gu'],
  'noto-sans-gurmukhi/gurmukhi': ['pa'],
  'noto-sans-hebrew/hebrew': ['he'],
  'noto-sans-kannada/kannada': ['kn'],
  'noto-sans-khmer/khmer': ['km'],
  'noto-sans-lao/lao': ['lo'],
  'noto-sans-malayalam/malayalam': ['ml'],
  'noto-sans-myanmar/myanmar': ['my'],
  'noto-sans-oriya/oriya': ['or'],
  'noto-sans-sinhala/sinhala': ['si'],
  'noto-sans-tamil/tamil': ['ta'],
  'noto-sans-telugu/telugu': ['te'],
  'noto-sans-thai/thai': ['th'],
  'noto-serif-tibetan/tibetan': ['bo', 'dz'],
};

const folder = mkdtempSync(join(tmpdir(), 'shaping-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(HAS_HARFBUZZ)(
  'what a sheet makes of words is what HarfBuzz as a program makes of them',
  () => {
    test.each(Object.entries(LANGUAGES))('%s', async (name, languages) => {
      const file = name as AlphabetFile; // Object.entries forgets it
      const bytes = await readFontFile(file);
      const font = await readFont(bytes);
      const letters = font.codePoints;
      const words = wordsOf(languages).filter((word) =>
        [...word].every(
          (letter) => letters.has(letter.codePointAt(0)!) && !/[A-Za-z]/.test(letter),
        ),
      );
      expect(words.length).toBeGreaterThan(400);
      const expected = shapedByHarfBuzz(bytes, words);
      const different: string[] = [];
      for (const [i, word] of words.entries()) {
        if (!isSame(font.shape(word), expected[i]!)) different.push(word);
      }
      // The program is of another version: of Myanmar it places a mark of one word otherwise.
      expect(different.length, different.join(' ')).toBeLessThanOrEqual(words.length / 500);
    });

    // Intl has no names in Dhivehi.
    test('Thaana', async () => {
      const bytes = await readFontFile('noto-sans-thaana/thaana');
      const font = await readFont(bytes);
      const words = ['ދިވެހި', 'ރާއްޖެ', 'މާލެ', 'ކަނޑު', 'ނޫ', 'ރަތް', 'ފެހި', 'މުރަކަ', 'ވިއްސާރަ'];
      for (const [i, expected] of shapedByHarfBuzz(bytes, words).entries()) {
        expect(isSame(font.shape(words[i]!), expected), words[i]).toBe(true);
      }
    });
  },
);

test.each(ALPHABETS.filter(isShaped))(
  '%s: any letters and marks side by side have glyphs and places',
  async (file) => {
    const font = await readFont(await readFontFile(file));
    const letters = [...font.codePoints].map((point) => String.fromCodePoint(point));
    const own = letters.filter((letter) => isIn(file, letter));
    const marks = own.filter((letter) => /[\p{M}\u200C\u200D]/u.test(letter));
    const random = createRandom(1);
    const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
    for (let time = 0; time < 60; time++) {
      const share = random();
      const text = Array.from({ length: 1 + Math.floor(random() * 30) }, () =>
        pick(random() < share ? marks : own),
      ).join('');
      const numbers = font.shape(printable(text)).flatMap(({ advance, x, y }) => [advance, x, y]);
      expect(numbers.every(Number.isFinite), text).toBe(true);
    }
  },
);

interface Placed {
  id: number;
  advance: number;
  x: number;
  y: number;
}

/** Units: a rounding. */
const NEAR = 1;

const isSame = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.length === other.length &&
  one.every((glyph, i) => {
    const { id, advance, x, y } = other[i]!;
    const far = [glyph.advance - advance, glyph.x - x, glyph.y - y].map(Math.abs);
    return glyph.id === id && Math.max(...far) <= NEAR;
  });

function shapedByHarfBuzz(bytes: Uint8Array, words: readonly string[]): Placed[][] {
  writeFileSync(join(folder, 'font.woff2'), bytes);
  spawnSync('woff2_decompress', [join(folder, 'font.woff2')]);
  const { stdout } = spawnSync(
    'hb-shape',
    ['--variations=wght=700', '--no-glyph-names', join(folder, 'font.ttf')],
    { input: words.join('\n'), encoding: 'utf8', maxBuffer: 1e8 },
  );
  return stdout
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(\d+)=\d+(?:@(-?\d+),(-?\d+))?\+(-?\d+)/g)].map(
        ([, id, x = '0', y = '0', advance]) => ({
          id: Number(id),
          advance: Number(advance),
          x: Number(x),
          y: Number(y),
        }),
      ),
    );
}

function wordsOf(languages: readonly string[]): string[] {
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const countries = letters.flatMap((one) => letters.map((other) => one + other));
  const codes = {
    region: countries,
    language: countries.map((code) => code.toLowerCase()),
    currency: Intl.supportedValuesOf('currency'),
  };
  const names = languages.flatMap((language) =>
    (['region', 'language', 'currency'] as const).flatMap((type) => {
      const display = new Intl.DisplayNames(language, { type, fallback: 'none' });
      return codes[type].flatMap((code) => display.of(code) ?? []);
    }),
  );
  const words = names.flatMap((name) => name.normalize('NFC').split(/[^\p{L}\p{M}\u200C\u200D]+/u));
  return [...new Set(words)].filter(Boolean);
}
