import { expect, test } from 'vitest';

import { sheetText } from '../write/sheet/letters.ts';
import { openTypeface } from './typeface.ts';

const LETTERS = Array.from({ length: 0x2800 }, (_, i) => String.fromCodePoint(i + 0x21)).filter(
  (letter) => sheetText(`a${letter}`) === `a${letter}`,
);

test('a text is in Geist where Geist has it, in Inter else', async () => {
  const typeface = await openTypeface(['Ώρα', 'Sea']);
  const names = ['Sea', 'Łódź', 'Biển', 'Синее море', 'Ώρα', 'Sea ♥', '5 µm'].map(
    (text) => typeface(text, 'semibold').name,
  );
  expect(names).toEqual([
    ...Array(4).fill('geist-semibold'),
    ...Array(2).fill('inter'),
    'geist-semibold',
  ]);
  expect(typeface('Sea', 'regular').name).toBe('geist-regular');
});

test('every letter that a sheet writes has a drawing of its own in its font', async () => {
  const typeface = await openTypeface(LETTERS);
  for (const weight of ['regular', 'semibold'] as const) {
    const drawings = new Map<string, string>();
    for (const letter of LETTERS) {
      const { name, font } = typeface(letter, weight);
      const [glyph] = font.layout(letter).glyphs;
      expect(glyph!.id, letter).toBeGreaterThan(0);
      // A program that reads the sheet would find the one for the other; these look alike to people, too.
      const key = `${name} ${glyph!.id}`;
      if (letter !== '’') expect(drawings.get(key), letter).toBeUndefined();
      drawings.set(key, letter);
    }
  }
});
