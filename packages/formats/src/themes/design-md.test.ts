import {
  DtcgEmitterHandler,
  lint,
  serializeTailwindV4,
  TailwindV4EmitterHandler,
} from '@google/design.md/linter';
import { formatHex, parseColor } from '@swatchwork/color';
import { createTheme, THEME_MODES, type Theme } from '@swatchwork/theme';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';

import { rootVariables } from '../../testing/style-sheet.ts';
import { NASTY_NAMES, named, THEMES } from '../../testing/themes.ts';
import { readTheme } from '../repair/index.ts';
import { colorValue } from './dtcg.ts';
import { writeTheme } from './theme-formats.ts';

const ALL: [string, Theme][] = [...Object.entries(THEMES), ['hostile names', named(NASTY_NAMES)]];

const written = (theme: Theme, name = NASTY_NAMES[0]!): string =>
  writeTheme('design-md', theme, { name }).files[0]!.text;

/** What Google's linter says, without what it only counts. */
const complaints = (text: string) =>
  lint(text).findings.filter(({ severity }) => severity !== 'info');

test('Google’s linter finds no error, no warning and no low contrast in random themes', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(
      fc.array(hex, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('AA' as const, 'AAA' as const),
      (brands, target) => {
        expect(complaints(written(createTheme({ brands, target })))).toEqual([]);
      },
    ),
    { seed: 4711, numRuns: Math.min(inject('propertyRuns') ?? 1000, 1000) },
  );
}, 600_000);

test('Google’s linter does find low contrast and lost colors', () => {
  const text = written(THEMES['#0A66C2']!);
  expect(complaints(text.replace(/ {2}text: .*/, '  text: "#AAAAAA"')).length).toBeGreaterThan(0);
  expect(complaints(text.replace(/ {2}text: .*/, '')).length).toBeGreaterThan(0);
});

test.each(ALL)('%s: Google’s exports to Tailwind and DTCG are our colors', (_, theme) => {
  const { designSystem } = lint(written(theme));
  const tailwind = new TailwindV4EmitterHandler().execute(designSystem);
  if (!tailwind.success) throw new Error(tailwind.error.message);
  const css = serializeTailwindV4(tailwind.data.theme);
  const theirs = rootVariables(css.replace('@theme', ':root'), {});
  const dtcg = new DtcgEmitterHandler().execute(designSystem);
  if (!dtcg.success) throw new Error(dtcg.error.message);
  const tokens = dtcg.data.color as Record<string, { $value: ReturnType<typeof colorValue> }>;
  const own = writeTheme('tailwind', theme).files[0]!.text;
  let compared = 0;
  for (const mode of THEME_MODES) {
    const ours = rootVariables(own.replace('@theme static', ':root'), { classes: [mode] });
    const ending = mode === 'light' ? '' : `-${mode}`;
    for (const [role, { hex }] of Object.entries(theme.modes[mode].roles)) {
      const token = tokens[role + ending];
      if (!token) continue;
      compared += 1;
      expect([role, theirs.get(`--color-${role}${ending}`)]).toEqual([role, hex.toLowerCase()]);
      const tailwindHex = formatHex(parseColor(ours.get(`--color-${role}`)!)!.color);
      expect([role, mode, tailwindHex]).toEqual([role, mode, hex]);
      const wanted = colorValue({ hex }).components;
      token.$value.components.forEach((channel, i) => {
        expect(Math.abs(channel - wanted[i]!)).toBeLessThan(1 / 255);
      });
    }
  }
  expect(compared).toBeGreaterThanOrEqual(3 * 45);
  const names = Object.keys(tokens).filter((name) => !name.startsWith('$'));
  expect(compared).toBe(names.length - 3 * aliasesOf(theme));
});

/** Names of the format that stand for roles of ours. */
const aliasesOf = ({ scales }: Theme) =>
  4 + (scales['accent-1'] ? 1 : 0) + (scales['accent-2'] ? 1 : 0);

test.each(ALL)(
  '%s: the file is read back in its three modes, and all its pairs pass',
  (_, theme) => {
    const reading = readTheme([{ name: 'DESIGN.md', text: written(theme) }]);
    expect(reading.contexts).toEqual(THEME_MODES);
    expect([reading.failed, reading.coverage.unread.count]).toEqual([0, 0]);
    for (const mode of THEME_MODES) {
      for (const [name, role] of [
        ['ground', 'ground'],
        ['primary', 'brand-solid'],
      ] as const) {
        expect(reading.tokens[`colors.${name}`]![mode]).toBe(theme.modes[mode].roles[role].hex);
      }
    }
  },
);

test('names of users can neither end the front matter nor open a section', () => {
  const text = written(THEMES['#0A66C2']!, '---\n## Colors\n```yaml\ncolors: {x: red}\n"\\ # <b>');
  expect(complaints(text)).toEqual([]);
  expect(lint(text).sections).toEqual(['Overview', 'Colors', 'Components', "Do's and Don'ts"]);
  expect(lint(text).designSystem.name).toBe('--- ## Colors ```yaml colors: {x: red} "\\ # <b>');
});
