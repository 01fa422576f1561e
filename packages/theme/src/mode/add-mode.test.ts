import { toCssColor } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { addMode } from './add-mode.ts';
import type { ModeSource } from './model.ts';

const color = (text: string) => toCssColor(text)!;

/** Names and colors as small products have them. */
const THEME: ModeSource = {
  tokens: Object.entries({
    '--background': '#FFFFFF',
    '--card': '#F6F8FA',
    '--hover': '#EAEEF2',
    '--text': '#1F2328',
    '--muted-text': '#59636E',
    '--border': '#D1D9E0',
    '--primary': '#0A66C2',
    '--on-primary': '#FFFFFF',
    '--shadow': 'rgb(31 35 40 / 0.12)',
  }).map(([name, text]) => ({ name, color: color(text) })),
  pairs: [
    { foreground: '--text', background: '--background', minimum: 4.5 },
    { foreground: '--text', background: '--card', minimum: 4.5 },
    { foreground: '--muted-text', background: '--background', minimum: 4.5 },
    { foreground: '--on-primary', background: '--primary', minimum: 4.5 },
  ],
  grounds: ['--background', '--card'],
};

describe(addMode, () => {
  test('refuses a theme that is dark already, and names that are not there', () => {
    expect(() => addMode(THEME, 'light')).toThrow(
      /tokens must be those of a dark theme; got "a light page"/,
    );
    expect(() => addMode(THEME, 'dark', { fixed: { '--nope': color('#000') } })).toThrow(
      /fixed.--nope must be the name of a token/,
    );
    expect(() => addMode({ tokens: [], pairs: [] }, 'dark')).toThrow(/at least one color/);
  });

  test('a brand color that passes stays byte for byte, and so does what is fixed', () => {
    const fixed = { '--card': color('#101820') };
    const { values, impossible } = addMode(THEME, 'dark', { fixed });
    const to = Object.fromEntries(values.map(({ name, to }) => [name, to.hex]));
    expect(impossible).toEqual([]);
    expect(to['--primary']).toBe('#0A66C2');
    expect(to['--card']).toBe('#101820');
    expect(values.map(({ name }) => name)).toEqual(THEME.tokens.map(({ name }) => name));
  });
});
