import fc from 'fast-check';
import { expect, test } from 'vitest';

import { breachesOfDtcg } from '../../testing/dtcg-schema.ts';
import { NASTY } from '../../testing/nasty-palette.ts';
import { writeTokens } from './tokens.ts';

const written = (exact: readonly string[], names: readonly string[] = []) => {
  const colors = exact.map(() => '#000000' as const);
  return JSON.parse(
    writeTokens({
      name: names[0] ?? 'Sea',
      colors,
      exact,
      colorNames: exact.map((_, i) => names[i]),
    }),
  );
};

test('the schema of the format refuses what it should', () => {
  const token = (value: object) => ({ a: { $type: 'color', $value: value } });
  const breaches = [
    token({ colorSpace: 'srgb', components: [1.2, 0, 0] }),
    token({ colorSpace: 'hsl', components: [360, 0, 0] }),
    token({ colorSpace: 'xyz', components: [0, 0, 0] }),
    token({ colorSpace: 'srgb', components: [0, 0] }),
    token({ colorSpace: 'srgb', components: [0, 0, 0], hex: '#fff' }),
    { 'a.b': { c: {} } },
    { a: { $type: 'color', b: { $value: 'c' } } },
  ].map(breachesOfDtcg);
  expect(breaches.filter((breach) => breach === '')).toEqual([]);
  expect(breachesOfDtcg({ a: { $type: 'color', b: { $value: '{c.d}' } } })).toBe('');
});

test('names that no key can spell hold by the schema of the format', () => {
  expect(breachesOfDtcg(JSON.parse(writeTokens({ ...NASTY, alphas: [0.25] })))).toBe('');
  const names = ['$root', '{x}', 'a.b', '__proto__', '$value', '日本', ' ', '7'];
  for (const name of names) {
    const file = written(['color(display-p3 1 0 0)', 'color(rec2020 0 1 none)'], [name, name]);
    expect(breachesOfDtcg(file), name).toBe('');
  }
});

const channel = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant('none' as const));
const scaled = (value: number | 'none', from: number, to: number, unit = '') =>
  value === 'none' ? value : `${from + (to - from) * value}${unit}`;
const color = fc
  .tuple(channel, channel, channel)
  .chain(([a, b, c]) =>
    fc.constantFrom(
      ...['srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb'].map(
        (space) => `color(${space} ${a} ${b} ${c})`,
      ),
      ...['rec2020', 'xyz', 'xyz-d65', 'xyz-d50'].map((space) => `color(${space} ${a} ${b} ${c})`),
      `hsl(${scaled(a, -360, 720)} ${scaled(b, 0, 100, '%')} ${scaled(c, 0, 100, '%')})`,
      `hwb(${scaled(a, -360, 720)} ${scaled(b, 0, 50, '%')} ${scaled(c, 0, 50, '%')})`,
      `lab(${scaled(a, 0, 100)} ${scaled(b, -160, 160)} ${scaled(c, -160, 160)})`,
      `lch(${scaled(a, 0, 100)} ${scaled(b, 0, 230)} ${scaled(c, -360, 720)})`,
      `oklab(${scaled(a, 0, 1)} ${scaled(b, -0.5, 0.5)} ${scaled(c, -0.5, 0.5)})`,
      `oklch(${scaled(a, 0, 1)} ${scaled(b, 0, 0.5)} ${scaled(c, -360, 720)})`,
    ),
  );

test('colors of every space hold by the schema of the format', () => {
  fc.assert(
    fc.property(fc.array(color, { minLength: 2, maxLength: 10 }), (exact) => {
      expect(breachesOfDtcg(written(exact))).toBe('');
    }),
  );
});
