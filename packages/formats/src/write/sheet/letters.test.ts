import { create, type Font } from '@cantoo/fontkit';
import { expect, test } from 'vitest';
import { readFont } from '#font';

import { sheetText } from './letters.ts';

const isWritten = (letter: string) => sheetText(`a${letter}`) === `a${letter}`;

test('the font has every letter that a sheet writes, each as a drawing of its own', async () => {
  const font = create(await readFont('inter')) as Font;
  const drawings = new Map<number, string>();
  let count = 0;
  for (let point = 0x21; point < 0x30000; point++) {
    const letter = String.fromCodePoint(point);
    if (!isWritten(letter)) continue;
    count += 1;
    expect(font.hasGlyphForCodePoint(point), letter).toBe(true);
    const { id } = font.glyphForCodePoint(point)!;
    // A program that reads the sheet would find the one for the other; these look alike to people, too.
    if (letter !== '’') expect(drawings.get(id), letter).toBeUndefined();
    drawings.set(id, letter);
  }
  expect(count).toBeGreaterThan(1500);
});

test.each(['Latin', 'Greek', 'Cyrillic'])(
  '%s is written as languages of today use it',
  (script) => {
    const { language, letters } = {
      Latin: {
        language: ['cs', 'de', 'fr', 'is', 'lv', 'mt', 'pl', 'ro', 'tr', 'vi', 'ha', 'yo'],
        letters: /\p{Script=Latin}/u,
      },
      Greek: { language: ['el'], letters: /\p{Script=Greek}/u },
      Cyrillic: {
        language: ['be', 'bg', 'kk', 'mk', 'mn', 'ru', 'sr', 'uk', 'uz-Cyrl'],
        letters: /\p{Script=Cyrillic}/u,
      },
    }[script]!;
    const words = language.flatMap((one) => {
      const names = new Intl.DisplayNames(one, { type: 'region' });
      return Array.from(
        { length: 26 * 26 },
        (_, i) => names.of(String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26)))!,
      );
    });
    const own = new Set(words.join('').match(new RegExp(letters, 'gu')));
    expect(own.size).toBeGreaterThan(40);
    for (const letter of own) expect(isWritten(letter), letter).toBe(true);
  },
);

test.each([
  '海',
  'مرحبا',
  'नीला',
  'ทะเล',
  'גלי',
  '🌊 Ocean',
  'Հա',
  'ა',
  'x\u0323\u0301',
  '바다',
  'ᏣᎳ',
])('%s is left out', (name) => expect(sheetText(name)).toBeUndefined());

test('what is not seen is no letter', () => {
  expect(sheetText(' De\u00ADja\u0300\u200B vu\n')).toBe('Dejà vu');
  expect(sheetText('')).toBe('');
});
