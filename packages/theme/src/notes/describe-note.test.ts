import { expect, test } from 'vitest';

import { createTheme, describeNote } from '../index.ts';

test('every note is a text that names its colors', () => {
  const notes = [
    createTheme({ brands: ['#FFE629', '#FFE629'] }),
    createTheme({ brands: ['white', 'color(display-p3 0 1 0)'], target: 'AAA' }),
    createTheme({ brands: ['#C33032'], overrides: { light: { text: '#999', border: 'red' } } }),
    createTheme({ brands: ['#E63946'], solids: 'exact' }),
    createTheme({ brands: ['red'], grounds: { light: 'color(display-p3 0.8 1 0.7)' } }),
    createTheme({ brands: ['#BB3C3B', '#FFBD58', '#4FAA46', '#1483DD'] }),
  ].flatMap((theme) => theme.notes);
  expect(new Set(notes.map(({ code }) => code))).toEqual(
    new Set([
      'brand-mapped',
      'dark-words',
      'ground-mapped',
      'brands-alike',
      'brand-cannot-serve',
      'brand-hides',
      'status-near-brand',
      'role-overridden',
    ]),
  );
  for (const note of notes) {
    const text = describeNote(note);
    expect(text).toMatch(/^[A-Za-z#][^\n]+\.$/);
    if ('hex' in note) expect(text).toContain(note.hex);
  }
});

test.each([
  [['#FFE629'], 'brand-text'],
  [['#808080'], 'brand-border-strong'],
])(
  '%s: the sentence says what is reached, what is needed, and what stands there',
  (brands, role) => {
    const { notes } = createTheme({ brands });
    const note = notes.find((one) => one.code === 'brand-cannot-serve' && one.role === role)!;
    expect(describeNote(note)).toMatch(
      /^[a-z-]+ in [a-z-]+ is #\w{6}: #\w{6} has only \d+\.\d\d:1 with [a-z-]+, and \d(\.5)?:1 is needed\.$/,
    );
  },
);
