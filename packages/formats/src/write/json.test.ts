import { expect, test } from 'vitest';
import type { ExportedPalette } from '../palette/palette.ts';
import { writeJson } from './json.ts';

test('CREATOR-65: has name, colors and createdAt, and nothing else', () => {
  const text = writeJson(
    { name: 'Tea "green"\n', colors: ['#D0F0C0', '#000000'] },
    new Date('2026-03-01T12:00:00+02:00'),
  );
  expect(JSON.parse(text)).toEqual({
    name: 'Tea "green"\n',
    colors: ['#D0F0C0', '#000000'],
    createdAt: '2026-03-01T10:00:00.000Z',
  });
});

test('a color that has a name, or is not opaque, says so, and nothing that it is not', () => {
  const palette: ExportedPalette = {
    name: 'Tea',
    colors: ['#D0F0C0', '#D0F0C0', '#000000', '#FFFFFF'],
    colorNames: ['Tea', 'Ghost', undefined, undefined],
    alphas: [1, 0.5, 0.25, 1],
  };
  const text = writeJson(palette, new Date(0));
  expect(JSON.parse(text).colors).toEqual([
    { hex: '#D0F0C0', name: 'Tea' },
    { hex: '#D0F0C0', name: 'Ghost', alpha: 0.5 },
    { hex: '#000000', alpha: 0.25 },
    '#FFFFFF',
  ]);
});

test('refuses a date that is none', () => {
  expect(() => writeJson({ name: '', colors: [] }, new Date('soon'))).toThrow(RangeError);
});
