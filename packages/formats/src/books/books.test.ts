import { deltaE2000, parseHex, toLab } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import type { ImportedColor } from '../palette/palette.ts';
import { readPalette } from '../read/read.ts';
import { writeAse } from '../swatch-files/ase.ts';
import { notesBeside, toBook } from './book.ts';
import { matchBook } from './match-book.ts';

const bookOf = (...colors: ImportedColor[]) => toBook({ name: 'Paints', colors });

/** Reproducible numbers of 0…1. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

describe(toBook, () => {
  test('Lab of an ASE file is taken as it is, not through 8 bits of sRGB', () => {
    const file = writeAse({
      name: 'Spots',
      colors: ['#000000'],
      exact: ['lab(48.25 71.5 -31.75)'],
      colorNames: ['Spot 226'],
    });
    const book = toBook(readPalette(file).palette);
    expect(book.name).toBe('Spots');
    const [{ name, lab } = { name: '', lab: { l: 0, a: 0, b: 0 } }] = book.colors;
    expect(name).toBe('Spot 226');
    expect(lab.l).toBeCloseTo(48.25, 4); // of 32 bits
    expect(lab.a).toBeCloseTo(71.5, 4);
    expect(lab.b).toBeCloseTo(-31.75, 4);
    expect(book.notes).toEqual([expect.stringMatching(/^1 color is CIE Lab.* D50\./)]);
  });

  test.each([
    ['CSV with a hex beside it', 'Name;Hex;L*;a*;b*\nSpot 226;#D6006E;48,25;71,5;-31,75\n'],
    ['CSV', 'name,l,a,b\nSpot 226,48.25,71.5,-31.75\n'],
    [
      'JSON',
      '[{"name": "Spot 226", "hex": "#D6006E", "lab": {"L": 48.25, "a": 71.5, "b": -31.75}}]',
    ],
    ['JSON of lists', '{"colors": [{"name": "Spot 226", "lab": [48.25, 71.5, -31.75]}]}'],
  ])('Lab of %s too', (_, text) => {
    const { colors } = toBook(readPalette(text).palette);
    expect(colors).toMatchObject([{ name: 'Spot 226', lab: { l: 48.25, a: 71.5, b: -31.75 } }]);
  });

  test('says how each kind of color was measured, and what was left out', () => {
    const { colors, notes } = bookOf(
      { hex: '#112233', name: 'Night' },
      { hex: '#112233', name: 'Night' },
      { hex: '#AABBCC' },
      { hex: '#FF00FF', name: 'Ink', inks: [0, 1, 0, 0] },
      { hex: '#00FF00', name: 'Glass', alpha: 0.5 },
    );
    expect(colors.map(({ name }) => name)).toEqual(['Night', 'Ink', 'Glass']);
    expect(notes).toEqual([
      '2 colors are RGB for screens with the white point D65, adapted to D50. They were not measured.',
      '1 color is CMYK without a printing condition, by the simple formula: its distances are rough.',
      '1 color without a name was left out.',
      '1 entry that repeats a name and its color was left out.',
      '1 translucent color counts as opaque.',
    ]);
  });

  test('what a reader says of amounts of ink is left to the book', () => {
    const print = [[0, 1, 0, 0]];
    const { notes } = readPalette(writeAse({ name: '', colors: ['#FF00FF'], print }));
    expect(notes).toEqual([expect.stringContaining('without a color profile')]);
    expect(notesBeside([...notes, 'Another note.'])).toEqual(['Another note.']);
  });

  test('amounts of ink are what a press makes of them', () => {
    const paper = { l: 95, a: 0, b: -2 };
    const press = { name: 'uncoated paper', labOf: () => paper };
    const colors = [{ hex: '#FF00FF' as const, name: 'Ink', inks: [0, 1, 0, 0] }];
    const book = toBook({ name: '', colors }, press);
    expect(book.colors[0]).toMatchObject({ lab: paper, hex: '#EFF1F4' });
    expect(book.notes).toEqual([
      '1 color is CMYK, as printed under uncoated paper, seen under D50.',
    ]);
  });

  test.each<[string, ImportedColor[], RegExp]>([
    ['without names', [{ hex: '#112233' }], /must have names; 1 color has none/],
    [
      'of a thousand colors with one name',
      Array.from({ length: 1000 }, (_, i) => ({ hex: `#${100_000 + i}` as const, name: 'Color' })),
      /must tell its colors apart; 1000 of 1000 share a name, such as "Color"/,
    ],
  ])('refuses a book %s', (_, colors, message) => {
    expect(() => bookOf(...colors)).toThrow(message);
  });

  test('a thousand duplicates count once', () => {
    const twice = Array.from({ length: 1000 }, () => ({ hex: '#112233' as const, name: 'Night' }));
    const { colors, notes } = bookOf(...twice);
    expect(colors).toHaveLength(1);
    expect(notes).toContain('999 entries that repeat a name and its color were left out.');
  });
});

describe(matchBook, () => {
  test('finds the same as comparing with every color', () => {
    const next = numbers(7);
    const random = () => {
      const lab = { l: next.next().value * 100, a: next.next().value * 200 - 100, b: 0 };
      return { ...lab, b: next.next().value * 200 - 100 };
    };
    const colors = Array.from({ length: 600 }, (_, i) => ({
      name: `Paint ${i}`,
      hex: '#000000' as const,
      lab: random(),
    }));
    const wanted = Array.from({ length: 60 }, random);
    const distanceOf = (one: ReturnType<typeof random>, other: ReturnType<typeof random>) =>
      deltaE2000(
        Float64Array.of(one.l, one.a, one.b),
        0,
        Float64Array.of(other.l, other.a, other.b),
        0,
      );
    const expected = wanted.map((lab) =>
      colors
        .map(({ name, lab: of }) => ({ name, distance: distanceOf(of, lab) }))
        .sort((one, other) => one.distance - other.distance)
        .slice(0, 2),
    );
    const found = matchBook({ colors }, wanted).map((matches) =>
      matches.map(({ color, distance }) => ({ name: color.name, distance })),
    );
    expect(found).toEqual(expected);
  });

  test('of equals the first of the book wins, and a small book has no runner-up', () => {
    const book = bookOf({ hex: '#112233', name: 'Night' });
    const wanted = [toLab(parseHex('#112233')!)];
    expect(matchBook(book, wanted)).toEqual([[{ color: book.colors[0], distance: 0 }]]);
    const twins = bookOf({ hex: '#112233', name: 'A' }, { hex: '#112233', name: 'B' });
    expect(matchBook(twins, wanted)[0]!.map(({ color }) => color.name)).toEqual(['A', 'B']);
  });
});
